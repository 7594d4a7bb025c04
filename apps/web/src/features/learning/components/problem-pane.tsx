import type { Asset } from '@abhyas/contract/learning';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink, TextLink } from '../../../ui/button-link.tsx';

/** Description and the way to solve it (LEARNING-17). */
export function ProblemPane({ asset }: { readonly asset: Asset }) {
  const problemPath = `/practise/2/${encodeURIComponent(asset.assetId)}`;
  // A problem that other modules have, too, is opened as one of this module.
  const within = asset.shared ? `?in=${encodeURIComponent(asset.subtopicId)}` : '';
  return (
    <section aria-labelledby="item">
      <h2 id="item" className="text-h2">
        {asset.title}
      </h2>
      <p className="mt-4 max-w-reading text-reading">{asset.assetData?.desc}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={`${problemPath}${within}`} variant="primary">
          {texts.learning.solveThis}
        </ButtonLink>
        {asset.assetData?.editorial && (
          <TextLink to={`${problemPath}/editorial${within}`} className="inline-flex min-h-11 items-center">
            {texts.practice.editorial.read}
          </TextLink>
        )}
      </div>
    </section>
  );
}
