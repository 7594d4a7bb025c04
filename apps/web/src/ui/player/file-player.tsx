import { fill } from '@abhyas/contract/fill';
import { useEffect, useRef, useState } from 'react';

import { texts } from '../../lib/texts.ts';
import { Button } from '../button.tsx';
import type { PlayerProps } from './player-props.ts';
import { actOnKey } from './player-keys.ts';
import { SpeedField } from './speed-field.tsx';
import { Transcript } from './transcript.tsx';
import { playHls } from './hls-source.ts';
import { clock } from './player-time.ts';
import { keptSpeed } from './kept-speed.ts';
import { usePlaying } from './use-playing.ts';
import type { VideoSource } from './video-source.ts';

type Props = PlayerProps & { readonly source: Exclude<VideoSource, { kind: 'youtube' }> };

/**
 * The browser's own player with its own controls, which everybody and every screen reader knows, and
 * beside it what they lack: speed that is remembered, more keys, a transcript.
 */
export function FilePlayer(props: Props) {
  const { source, title, poster, captions } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const [speed, setSpeed] = useState(keptSpeed);
  const { handlers, resumedAt } = usePlaying(video, props);
  useHls(video, source);

  useEffect(() => {
    if (video.current) video.current.playbackRate = speed;
  }, [speed]);

  const retry = () => {
    setFailed(false);
    video.current?.load();
  };

  return (
    <div>
      {/* The keys are those that lecture players share; the captions are those the author gave. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/media-has-caption */}
      <video
        ref={video}
        {...handlers}
        {...(source.kind === 'file' && { src: source.url })}
        {...(poster !== undefined && { poster })}
        aria-label={title}
        controls
        playsInline
        loop={false}
        preload="metadata"
        tabIndex={0}
        onKeyDown={(event) => {
          if (video.current && actOnKey(video.current, event.key)) event.preventDefault();
        }}
        onLoadStart={(event) => {
          event.currentTarget.playbackRate = speed;
        }}
        onError={() => setFailed(true)}
        className="aspect-video w-full rounded-card bg-black"
      >
        {captions.map(({ lang, label, url }, index) => (
          <track key={url} kind="captions" srcLang={lang} label={label} src={url} default={index === 0} />
        ))}
      </video>
      {resumedAt > 0 && (
        <output className="mt-2 block text-small text-soft">
          {fill(texts.learning.video.resumed, { time: clock(resumedAt) })}
        </output>
      )}
      {failed && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-bad">
          <span className="grow">{texts.learning.video.failed}</span>
          <Button size="small" onClick={retry}>
            {texts.frame.tryAgain}
          </Button>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <SpeedField speed={speed} onChange={setSpeed} />
        <p className="grow basis-72 text-small text-soft max-learn:hidden">{texts.learning.video.keys}</p>
      </div>
      {captions.length > 0 && <Transcript video={video} />}
    </div>
  );
}

function useHls(
  video: { readonly current: HTMLVideoElement | null },
  { kind, url }: Exclude<VideoSource, { kind: 'youtube' }>,
): void {
  useEffect(() => {
    const element = video.current;
    return kind === 'hls' && element ? playHls(element, url) : undefined;
  }, [video, kind, url]);
}
