import type { Asset } from '@abhyas/contract/learning';

import { VideoPlayer } from '../../../ui/player/video-player.tsx';
import { useWatching } from '../use-watching.ts';
import { RichText } from './rich-text.tsx';
import { TryCode } from './try-code.tsx';

/** A player, what it is about, and an editor to try it out (spec section 2). */
export function VideoPane({ asset }: { readonly asset: Asset }) {
  const watching = useWatching(asset);
  const { url = '', desc = '', captions = [], poster } = asset.assetData ?? {};
  return (
    <section aria-labelledby="item">
      <h2 id="item" className="mb-5 text-h2">
        {asset.title}
      </h2>
      <VideoPlayer {...watching} url={url} title={asset.title} captions={captions} poster={poster} />
      {desc && (
        <div className="mt-6">
          <RichText html={desc} assetId={asset.assetId} />
        </div>
      )}
      <TryCode assetId={asset.assetId} topicId={asset.topicId} />
    </section>
  );
}
