import { TRIES_BEFORE_EDITORIAL } from '@abhyas/contract/practice-editorial';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenEditorial } from '../editorial.queries.ts';

type Props = { readonly tries: number; readonly assetId: string };

/** An editorial of a problem that is not solved: how it opens, and after some tries the choice to give up. */
export function ClosedEditorial({ tries, assetId }: Props) {
  const words = texts.practice.editorial;
  const { mutate, isPending } = useOpenEditorial(assetId);
  const left = Math.max(0, TRIES_BEFORE_EDITORIAL - tries);
  return (
    <section aria-labelledby="editorial-closed" className="max-w-reading">
      <h2 id="editorial-closed" className="text-h3">
        {words.closed}
      </h2>
      <p className="mt-2">{left > 0 ? countText(words.left, left) : words.warning}</p>
      {left === 0 && (
        <Button className="mt-4" busy={isPending} onClick={() => mutate()}>
          {words.open}
        </Button>
      )}
    </section>
  );
}
