import type { Asset } from '@abhyas/contract/learning';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** Description and the way to solve it (LEARNING-17). */
export function ProblemPane({ asset }: { readonly asset: Asset }) {
  return (
    <section aria-labelledby="item">
      <h2 id="item" className="text-h2">
        {asset.title}
      </h2>
      <p className="mt-4 max-w-reading text-reading">{asset.assetData?.desc}</p>
      <ButtonLink to={`/practise/2/${encodeURIComponent(asset.assetId)}`} variant="primary" className="mt-6">
        {texts.learning.solveThis}
      </ButtonLink>
    </section>
  );
}
