/** The syllabus of a course, for visitors without an account. */
export function coursePath(topicId: string): string {
  return `/courses/${encodeURIComponent(topicId)}`;
}

/** An item of its first module. */
export function firstItemPath(topicId: string, assetId: string): string {
  return `${coursePath(topicId)}/${encodeURIComponent(assetId)}`;
}

/** To the registration, and from there on to where the same thing stands for a learner. */
export function registerPath(next: string): string {
  return `/register?next=${encodeURIComponent(next)}`;
}
