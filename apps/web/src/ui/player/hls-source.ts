/**
 * Plays an HLS playlist: by the browser itself where it can (Safari, newer Chrome), else by hls.js,
 * fetched when needed. Returns the way to take it off again.
 */
export function playHls(video: HTMLVideoElement, url: string): () => void {
  if (video.canPlayType('application/vnd.apple.mpegurl')) {
    video.src = url;
    return () => undefined;
  }
  let detach: (() => void) | undefined;
  let wanted = true;
  const attach = async () => {
    const { feedHls } = await import('./hls.ts');
    if (wanted) detach = feedHls(video, url);
  };
  attach().catch(() => video.dispatchEvent(new Event('error')));
  return () => {
    wanted = false;
    detach?.();
  };
}
