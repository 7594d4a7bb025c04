import { useEffect, useRef, useState, type RefObject } from 'react';

import { playHls } from './hls-source.ts';
import type { HlsFeed, StreamLevel } from './hls.ts';
import { keptQuality } from './kept-quality.ts';
import type { PlayerProps } from './player-props.ts';
import { levelFor, type Level, type Quality } from './quality.rules.ts';
import type { VideoSource } from './video-source.ts';

type Source = Exclude<VideoSource, { kind: 'youtube' }>;
type Sizes = Pick<PlayerProps, 'bytes' | 'sources'> & { readonly source: Source };

type Choice = {
  /** The file to play; none while a stream is fed to the element. */
  readonly src: string | undefined;
  readonly levels: readonly Level[];
  readonly playing: Quality;
  readonly choose: (quality: Quality) => void;
  /** To be called when the element knows its length. */
  readonly onReady: () => void;
  readonly failed: boolean;
  readonly onFailed: () => void;
};

/** Plays a source in the quality that was chosen, and goes on at the same second when another one is. */
export function useQuality(video: RefObject<HTMLVideoElement | null>, sizes: Sizes): Choice {
  const { source } = sizes;
  const [wanted, setWanted] = useState(keptQuality);
  const [failed, setFailed] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const { stream, chooseInStream } = useStream(video, { source, wanted }, () => setFailed(true));
  const { carry, arrive } = useCarriedPlayhead(video);

  const files = source.kind === 'file' ? filesOf(source.url, sizes) : [];
  const file = levelFor(files, wanted) ?? files[0];
  const levels = source.kind === 'file' ? files : streamLevels(stream, seconds);
  return {
    src: file?.url,
    levels,
    playing: file?.quality ?? levelFor(levels, wanted)?.quality ?? 'best',
    choose: (quality) => {
      carry();
      setWanted(quality);
      chooseInStream(quality);
    },
    onReady: () => {
      if (video.current) setSeconds(video.current.duration);
      arrive();
    },
    failed,
    onFailed: () => setFailed(true),
  };
}

function filesOf(url: string, { bytes, sources = [] }: Sizes): (Level & { readonly url: string })[] {
  const lighter = sources.map((each) => ({ quality: each.height ?? ('sound' as const), ...each }));
  return [{ quality: 'best', url, bytes }, ...lighter];
}

/** What each level of a stream comes to, once it is known how long it is. */
function streamLevels(stream: readonly StreamLevel[], seconds: number): Level[] {
  if (stream.length < 2) return [];
  const lasts = Number.isFinite(seconds) ? seconds : 0;
  const chosen = stream.map(({ quality, bitsPerSecond }) => {
    const bytes = (bitsPerSecond / 8) * lasts;
    return { quality, ...(bytes > 0 && { bytes }) };
  });
  return [{ quality: 'best' }, ...chosen];
}

type Streaming = { readonly source: Source; readonly wanted: Quality };

function useStream(
  video: RefObject<HTMLVideoElement | null>,
  { source: { kind, url }, wanted }: Streaming,
  onFailed: () => void,
) {
  const [stream, setStream] = useState<readonly StreamLevel[]>([]);
  const feed = useRef<HlsFeed>(undefined);
  const latest = useRef({ wanted, onFailed });
  useEffect(() => {
    latest.current = { wanted, onFailed };
  });
  useEffect(() => {
    const element = video.current;
    if (kind !== 'hls' || !element) return undefined;
    const listener = { onLevels: setStream, onFailed: () => latest.current.onFailed() };
    const playing = playHls(element, { url, quality: latest.current.wanted }, listener);
    feed.current = playing;
    return () => playing.stop();
  }, [video, kind, url]);
  return { stream, chooseInStream: (quality: Quality) => feed.current?.choose(quality) };
}

type Playhead = { readonly at: number; readonly plays: boolean };

/** Another file begins at its start and pauses; this goes on where the one before was. */
function useCarriedPlayhead(video: RefObject<HTMLVideoElement | null>) {
  const playhead = useRef<Playhead>(undefined);
  const carry = () => {
    const element = video.current;
    if (element) playhead.current = { at: element.currentTime, plays: !element.paused };
  };
  const arrive = () => {
    const element = video.current;
    const { at, plays } = playhead.current ?? { at: 0, plays: false };
    playhead.current = undefined;
    if (element) goOn(element, { at, plays });
  };
  return { carry, arrive };
}

function goOn(element: HTMLVideoElement, { at, plays }: Playhead): void {
  if (at > 0) element.currentTime = at;
  if (plays) element.play().catch(() => undefined);
}
