/**
 * Asks with the browser's own confirmation, where the spec says so (sections 4 and 8: logout, code
 * reset). Everything else asks with a Dialog.
 */
export function confirmInBrowser(question: string): boolean {
  // eslint-disable-next-line no-alert -- the spec's words: "a browser confirmation"
  return window.confirm(question);
}
