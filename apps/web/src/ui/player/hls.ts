import HlsPlayer, { ErrorDetails, Events, type ManifestLoadedData } from 'hls.js';

import { levelFor, type Quality } from './quality.rules.ts';

/** A stream's levels, as its playlist names them. */
export type StreamLevel = {
  readonly quality: Quality;
  readonly bitsPerSecond: number;
  /** The playlist of the sound alone. */
  readonly url?: string;
};

export type HlsFeed = { readonly choose: (quality: Quality) => void; readonly stop: () => void };

export type HlsListener = {
  readonly onLevels: (levels: readonly StreamLevel[]) => void;
  /** It cannot be played. `unread`: not even its first playlist could be fetched. */
  readonly onFailed: (unread: boolean) => void;
};

/** Before somebody plays, this many seconds are enough to begin with; a data plan pays for all of them. */
const AHEAD_SECONDS = { waiting: 4, playing: 30 };

/** Feeds an HLS playlist to a video element, from the first piece on in the quality that is wanted. */
export function feedHls(
  video: HTMLVideoElement,
  { url, quality }: { readonly url: string; readonly quality: Quality },
  { onLevels, onFailed }: HlsListener,
): HlsFeed {
  const waiting = { maxBufferLength: AHEAD_SECONDS.waiting, maxMaxBufferLength: AHEAD_SECONDS.waiting };
  const hls = new HlsPlayer(waiting);
  let wanted = quality;
  let source = url;
  let sound: string | undefined;
  const load = (address: string) => {
    source = address;
    hls.config.startPosition = video.currentTime;
    hls.loadSource(address);
  };
  const finish = () => {
    const best = wanted === 'sound' && sound !== undefined ? sound : url;
    if (best !== source) {
      load(best);
      return;
    }
    const heights = hls.levels.map(({ height }, index) => ({ quality: height, index }));
    const index = levelFor(heights, wanted)?.index ?? -1;
    if (index !== -1 || !hls.autoLevelEnabled) hls.nextLevel = index;
  };
  const onPlay = () => {
    hls.config.maxBufferLength = AHEAD_SECONDS.playing;
    hls.config.maxMaxBufferLength = AHEAD_SECONDS.playing;
  };
  video.addEventListener('play', onPlay, { once: true });
  hls.on(Events.MANIFEST_LOADED, (_event, data) => {
    const levels = levelsOf(data);
    // The playlist of the sound alone names no levels.
    if (levels.length === 0) return;
    sound = levels.find((level) => level.quality === 'sound')?.url;
    onLevels(levels);
  });
  hls.on(Events.MANIFEST_PARSED, finish);
  hls.on(Events.ERROR, (_event, { fatal, details }) => {
    if (fatal) onFailed(details === ErrorDetails.MANIFEST_LOAD_ERROR);
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return {
    choose: (chosen) => {
      wanted = chosen;
      finish();
    },
    stop: () => {
      video.removeEventListener('play', onPlay);
      hls.destroy();
    },
  };
}

/** Each height once, and the sound alone where the playlist gives it an address of its own. */
function levelsOf({ levels, audioTracks }: ManifestLoadedData): StreamLevel[] {
  const pictures = new Map<number, StreamLevel>();
  for (const { height = 0, bitrate } of levels) {
    const known = pictures.get(height)?.bitsPerSecond ?? Infinity;
    if (height > 0 && bitrate < known) pictures.set(height, { quality: height, bitsPerSecond: bitrate });
  }
  if (pictures.size === 0) return [];
  const variant = levels.find(({ height, videoCodec }) => !height && !videoCodec);
  const track = audioTracks.find(({ url }) => url);
  const sound = variant ?? track;
  return [
    ...[...pictures.values()].toSorted((a, b) => Number(b.quality) - Number(a.quality)),
    ...(sound ? [{ quality: 'sound' as const, bitsPerSecond: sound.bitrate, url: sound.url }] : []),
  ];
}
