import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';

import type { PlayerProps } from './player-props.ts';
import { resumeAt } from './player-time.ts';

type Handlers = Readonly<
  Record<
    'onLoadedMetadata' | 'onTimeUpdate' | 'onPlay' | 'onPause' | 'onSeeking' | 'onSeeked' | 'onEnded',
    (event: SyntheticEvent<HTMLVideoElement>) => void
  >
>;

type Playing = {
  readonly handlers: Handlers;
  /** The second at which it went on; 0: at the start. */ readonly resumedAt: number;
};

/** Follows what a video element really plays, and begins where the learner was. */
export function usePlaying(video: RefObject<HTMLVideoElement | null>, props: PlayerProps): Playing {
  const [resumedAt, setResumedAt] = useState(0);
  const latest = useRef(props);
  const last = useRef(0);
  const begun = useRef(false);
  useEffect(() => {
    latest.current = props;
  });

  const begin = () => {
    const element = video.current;
    const { startAt } = latest.current;
    if (!element || begun.current || startAt === undefined || element.readyState === 0) return;
    begun.current = true;
    const second = resumeAt(startAt, element.duration);
    if (second === 0 || element.currentTime > 0) return;
    jumpTo(element, second);
    setResumedAt(second);
  };
  useEffect(begin);

  useLeaving(video, latest);

  const mark = (event: SyntheticEvent<HTMLVideoElement>) => {
    last.current = event.currentTarget.currentTime;
  };
  const advance = ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
    // Another quality is being loaded: its zero is no place where the learner was.
    if (element.readyState === 0) return;
    const from = last.current;
    last.current = element.currentTime;
    if (!element.seeking) {
      latest.current.onPlayed({ from, to: element.currentTime, rate: element.playbackRate });
    }
  };
  const handlers: Handlers = {
    onLoadedMetadata: ({ currentTarget }) => {
      latest.current.onLength(currentTarget.duration);
      begin();
    },
    onTimeUpdate: advance,
    onPlay: mark,
    onSeeking: mark,
    onSeeked: (event) => {
      mark(event);
      latest.current.onRest(event.currentTarget.currentTime);
    },
    onPause: (event) => {
      advance(event);
      if (!event.currentTarget.ended) latest.current.onRest(event.currentTarget.currentTime);
    },
    onEnded: (event) => {
      advance(event);
      latest.current.onEnded();
    },
  };
  return { handlers, resumedAt };
}

function jumpTo(element: HTMLVideoElement, second: number): void {
  element.currentTime = second;
}

/** Tells the last second when the page or the video is left. */
function useLeaving(video: RefObject<HTMLVideoElement | null>, latest: RefObject<PlayerProps>): void {
  useEffect(() => {
    const element = video.current;
    const leave = () => {
      if (element && element.currentTime > 0 && !element.ended) latest.current.onRest(element.currentTime);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [video, latest]);
}
