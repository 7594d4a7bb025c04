import { Events, Hls } from 'hls.js/light';

/** Feeds an HLS playlist to a video element. Returns the way to take it off again. */
export function feedHls(video: HTMLVideoElement, url: string): () => void {
  const hls = new Hls();
  hls.on(Events.ERROR, (_event, data) => {
    if (data.fatal) video.dispatchEvent(new Event('error'));
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
}
