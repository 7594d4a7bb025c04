/** The address of a draft's screen. */
export function draftPath(draftId: string): string {
  return `/admin/content/drafts/${draftId}`;
}

/** Where the screens about a draft, or about what learners see, lead back to. */
export function contentHome(draftId: string | undefined): string {
  return draftId === undefined ? '/admin/content' : draftPath(draftId);
}
