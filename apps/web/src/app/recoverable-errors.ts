/**
 * What React reports and has already recovered from. A fade that the browser skipped (the window was resized
 * or hidden, or a next navigation came) is no fault of the page: React knows some of Chromium's sentences for
 * it, but not the longer ones of newer versions. All else goes where uncaught errors go.
 */
export function reportRecoverableError(error: unknown): void {
  const isSkippedFade =
    error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError');
  if (!isSkippedFade) reportError(error);
}
