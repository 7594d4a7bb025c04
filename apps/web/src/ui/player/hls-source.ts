import type { HlsFeed, StreamLevel } from './hls.ts';
import type { Quality } from './quality.rules.ts';

const PLAYLIST = 'application/vnd.apple.mpegurl';

type Listener = {
  readonly onLevels: (levels: readonly StreamLevel[]) => void;
  readonly onFailed: () => void;
};

/**
 * Plays an HLS playlist: by hls.js, fetched when needed, because only there the quality can be chosen; by the
 * browser itself where hls.js cannot work (iPhones), and where a host lets nobody read its playlist but the browser.
 */
export function playHls(
  video: HTMLVideoElement,
  stream: { readonly url: string; readonly quality: Quality },
  { onLevels, onFailed }: Listener,
): HlsFeed {
  let { quality } = stream;
  let feed: HlsFeed | undefined;
  let wanted = true;
  const playByItself = () => {
    if (video.canPlayType(PLAYLIST)) video.src = stream.url;
    else onFailed();
  };
  const attach = async () => {
    if (!canBeFed()) {
      playByItself();
      return;
    }
    const { feedHls } = await import('./hls.ts');
    if (!wanted) return;
    const listener = {
      onLevels,
      onFailed: (unread: boolean) => {
        feed?.stop();
        feed = undefined;
        if (unread) playByItself();
        else onFailed();
      },
    };
    feed = feedHls(video, { url: stream.url, quality }, listener);
  };
  attach().catch(onFailed);
  return {
    choose: (chosen) => {
      quality = chosen;
      feed?.choose(chosen);
    },
    stop: () => {
      wanted = false;
      feed?.stop();
    },
  };
}

/** Older iPhones let no script feed a video. */
const canBeFed = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window;
