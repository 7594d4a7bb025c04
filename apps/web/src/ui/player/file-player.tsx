import { fill } from '@abhyas/contract/fill';
import { useEffect, useRef, useState } from 'react';

import { texts } from '../../lib/texts.ts';
import { Button } from '../button.tsx';
import type { PlayerProps } from './player-props.ts';
import { actOnKey } from './player-keys.ts';
import { QualityField } from './quality-field.tsx';
import { SpeedField } from './speed-field.tsx';
import { Transcript } from './transcript.tsx';
import { clock } from './player-time.ts';
import { keptSpeed } from './kept-speed.ts';
import { usePlaying } from './use-playing.ts';
import { useQuality } from './use-quality.ts';
import type { VideoSource } from './video-source.ts';

type Props = PlayerProps & {
  readonly source: Exclude<VideoSource, { kind: 'youtube' }>;
  /** Begins again after a failure. */
  readonly onRetry: () => void;
};

/**
 * The browser's own player with its own controls, which everybody and every screen reader knows, and
 * beside it what they lack: speed and quality that are remembered, more keys, a transcript.
 */
export function FilePlayer(props: Props) {
  const { source, title, poster, captions, onRetry } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [speed, setSpeed] = useState(keptSpeed);
  const { handlers, resumedAt } = usePlaying(video, props);
  const quality = useQuality(video, props);

  useEffect(() => {
    if (video.current) video.current.playbackRate = speed;
  }, [speed]);

  return (
    <div>
      {/* The keys are those that lecture players share; the captions are those the author gave. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/media-has-caption */}
      <video
        ref={video}
        {...handlers}
        {...(quality.src !== undefined && { src: quality.src })}
        {...(poster !== undefined && { poster })}
        {...(props.drawn && { 'data-drawn': '' })}
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
        onLoadedMetadata={(event) => {
          handlers.onLoadedMetadata(event);
          quality.onReady();
        }}
        onError={quality.onFailed}
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
      {quality.failed && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-bad">
          <span className="grow">{texts.learning.video.failed}</span>
          <Button size="small" onClick={onRetry}>
            {texts.frame.tryAgain}
          </Button>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <SpeedField speed={speed} onChange={setSpeed} />
        {quality.levels.length > 1 && (
          <QualityField
            levels={quality.levels}
            playing={quality.playing}
            streamed={source.kind === 'hls'}
            onChange={quality.choose}
          />
        )}
        <p className="grow basis-72 text-small text-soft max-learn:hidden">{texts.learning.video.keys}</p>
      </div>
      {captions.length > 0 && <Transcript video={video} />}
    </div>
  );
}
