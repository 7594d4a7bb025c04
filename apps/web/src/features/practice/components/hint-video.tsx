import { texts } from '../../../lib/texts.ts';
import { VideoPlayer } from '../../../ui/player/video-player.tsx';

/** A hint is watched once, from its beginning: its position is not kept. */
const nothing = (): void => undefined;

export function HintVideo({ url }: { readonly url: string }) {
  return (
    <VideoPlayer
      url={url}
      title={texts.practice.videoHint}
      captions={[]}
      startAt={0}
      onPlayed={nothing}
      onRest={nothing}
      onLength={nothing}
      onEnded={nothing}
    />
  );
}
