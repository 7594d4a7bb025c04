import { fill } from '@abhyas/contract/fill';
import type { Asset } from '@abhyas/contract/learning';
import { lazy, Suspense } from 'react';

import { countText } from '../../../lib/counts.ts';
import { pageLanguage } from '../../../lib/page-language.ts';
import { texts } from '../../../lib/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VideoPlayer } from '../../../ui/player/video-player.tsx';
import { useWatching } from '../use-watching.ts';
import { RichText } from './rich-text.tsx';

// Below the player, and with the editor the heaviest part of the screen.
const TryCode = lazy(async () => ({ default: (await import('./try-code.tsx')).TryCode }));

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
        captions={captions.toSorted(readersFirst)}
        poster={poster}
        drawn={drawn}
      />
      {desc && (
        <div className="mt-6">
          <RichText html={desc} assetId={asset.assetId} />
        </div>
      )}
      <Suspense fallback={<Skeleton className="mt-8 h-12" />}>
        <TryCode assetId={asset.assetId} topicId={asset.topicId} />
      </Suspense>
    </section>
  );
}

/** The player shows the first captions by itself. */
function readersFirst(a: { lang: string }, b: { lang: string }): number {
  const mine = pageLanguage();
  return Number(b.lang === mine) - Number(a.lang === mine);
}
