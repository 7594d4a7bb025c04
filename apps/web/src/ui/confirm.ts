/**
 * Asks with the browser's own confirmation, where a rule asks for it (AUTH-14, PRACTICE-20: logout, code
 * reset). Everything else asks with a Dialog.
 */
export function confirmInBrowser(question: string): boolean {
  // eslint-disable-next-line no-alert -- AUTH-14 asks for the browser's own confirmation
  return window.confirm(question);
}
