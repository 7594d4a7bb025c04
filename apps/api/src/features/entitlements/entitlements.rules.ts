/** What of the content a learner owns: the topics of the plans that are active now. */
export type Ownership = { readonly topicIds: ReadonlySet<string> };

/** Premium items of a topic are open to who owns the topic; the rest is open to everybody. */
export function mayOpen(ownership: Ownership, item: { premium: boolean; topicId: string }): boolean {
  return !item.premium || ownership.topicIds.has(item.topicId);
}

/** Whether the premium parts of a topic (such as premium quiz questions in a free quiz) are owned. */
export function ownsTopic(ownership: Ownership, topicId: string): boolean {
  return ownership.topicIds.has(topicId);
}
