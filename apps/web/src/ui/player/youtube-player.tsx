import CirclePlay from 'lucide-react/icons/circle-play';
import { useEffect, useRef, useState } from 'react';

import { texts } from '../../lib/texts.ts';
import type { PlayerProps } from './player-props.ts';
import { readYoutubeMessage, YOUTUBE_ORIGIN } from './youtube-message.ts';

/**
 * A YouTube video. Nothing is fetched from YouTube before somebody asks for it, and then from its
 * address without cookies. Its frame tells by messages what it plays; no script of theirs runs in ours.
 */
export function YoutubePlayer(props: PlayerProps & { readonly id: string }) {
  const { id, title, startAt = 0 } = props;
  const [wanted, setWanted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useYoutubeMessage(frame, props);
  if (!wanted) {
    return (
      <button
        type="button"
        onClick={() => setWanted(true)}
        className="flex aspect-video w-full flex-col items-center justify-center gap-3 rounded-card border border-line bg-sunken p-6 text-center"
      >
        <CirclePlay size={56} strokeWidth={1.2} aria-hidden="true" className="text-link" />
        <span className="font-[560]">{texts.learning.video.play}</span>
        <span className="text-small text-soft">{texts.learning.video.youtube}</span>
      </button>
    );
  }
  const query = new URLSearchParams({
    enablejsapi: '1',
    autoplay: '1',
    rel: '0',
    cc_load_policy: '1',
    start: String(Math.floor(startAt)),
    origin: window.location.origin,
  });
  return (
    <iframe
      ref={frame}
      src={`${YOUTUBE_ORIGIN}/embed/${id}?${query.toString()}`}
      title={title}
      // Its own origin is outside of ours, so that it can reach nothing of ours with both of these.
      // eslint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className="aspect-video w-full rounded-card border-0"
      onLoad={() =>
        frame.current?.contentWindow?.postMessage(
          JSON.stringify({ event: 'listening', id: 1 }),
          YOUTUBE_ORIGIN,
        )
      }
    />
  );
}

function useYoutubeMessage(frame: { readonly current: HTMLIFrameElement | null }, props: PlayerProps): void {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    let last = 0;
    let ended = false;
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== YOUTUBE_ORIGIN || event.source !== frame.current?.contentWindow) return;
      const { seconds, length, state, rate } = readYoutubeMessage(event.data);
      const { onLength, onPlayed, onRest, onEnded } = latest.current;
      if (length !== undefined) onLength(length);
      if (seconds !== undefined) {
        onPlayed({ from: last, to: seconds, rate: rate ?? 1 });
        last = seconds;
      }
      if (state === 'paused') onRest(last);
      if (state === 'ended' && !ended) onEnded();
      if (state !== undefined) ended = state === 'ended';
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame]);
}
