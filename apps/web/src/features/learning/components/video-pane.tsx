import { fill } from '@abhyas/contract/fill';
import type { Asset } from '@abhyas/contract/learning';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { VideoPlayer } from '../../../ui/player/video-player.tsx';
import { useWatching } from '../use-watching.ts';
import { RichText } from './rich-text.tsx';
import { TryCode } from './try-code.tsx';

const MEGABYTE = 1_000_000;

/** A player, what it is about, and an editor to try it out (LEARNING-15). */
export function VideoPane({ asset }: { readonly asset: Asset }) {
  const watching = useWatching(asset);
  const {
    url = '',
    desc = '',
    captions = [],
    poster,
    drawn = false,
    durationSeconds,
    bytes,
    sources,
  } = asset.assetData ?? {};
  const { minutes, megabytes } = texts.learning.video;
  const costs = [
    durationSeconds && countText(minutes, Math.max(1, Math.round(durationSeconds / 60))),
    bytes && fill(megabytes, { size: (bytes / MEGABYTE).toFixed(1) }),
  ].filter((cost) => typeof cost === 'string');
  return (
    <section aria-labelledby="item">
      <h2 id="item" className="text-h2">
        {asset.title}
      </h2>
      <p className="mt-1.5 mb-5 text-small text-soft">{costs.join(' · ')}</p>
      <VideoPlayer
        {...watching}
        url={url}
        bytes={bytes}
        sources={sources}
        title={asset.title}
        captions={captions}
        poster={poster}
        drawn={drawn}
      />
      {desc && (
        <div className="mt-6">
          <RichText html={desc} assetId={asset.assetId} />
        </div>
      )}
      <TryCode assetId={asset.assetId} topicId={asset.topicId} />
    </section>
  );
}
