import { startTransition, useCallback, useEffect, useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ListedProblem } from '../problem-list.rules.ts';
import { ProblemCardItem } from './problem-card.tsx';

/**
 * The first cards are drawn at once and the others while the page is idle, so that thousands of problems open
 * as quickly as ten and all of them are found by the browser's search, by Tab and by a screen reader. Those
 * off the screen are not laid out (`content-visibility`).
 */
const FIRST = 12;
const STEP = 60;
const IDLE_ENOUGH_MS = 100;
/** The margin is given back as padding, because what is not seen is also cut off: the ring of the focus. */
const LAID_OUT_WHEN_SEEN = '-m-1 p-1 [contain-intrinsic-size:auto_11rem] [content-visibility:auto]';

type Props = { readonly problems: readonly ListedProblem[]; readonly onClear: () => void };

export function ProblemList({ problems, onClear }: Props) {
  const [count, setCount] = useState(FIRST);
  const [purchaseOpen, setPurchaseOpen] = useState(false);
  const openPurchase = useCallback(() => setPurchaseOpen(true), []);
  const total = problems.length;
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setCount(count + STEP)), IDLE_ENOUGH_MS);
  }, [count, total]);
  const words = texts.practice;
  if (problems.length === 0) {
    return (
      <EmptyState title={words.emptyFilter} action={<Button onClick={onClear}>{words.filters.clear}</Button>}>
        {words.emptyHint}
      </EmptyState>
    );
  }
  return (
    <div className="min-w-0">
      <ul className="grid gap-4 wide:grid-cols-2">
        {problems.slice(0, count).map((problem) => (
          <li key={problem.assetId} className={LAID_OUT_WHEN_SEEN}>
            <ProblemCardItem problem={problem} onLocked={openPurchase} />
          </li>
        ))}
      </ul>
      <Dialog
        open={purchaseOpen}
        onOpenChange={setPurchaseOpen}
        title={words.purchaseNeeded.title}
        description={words.purchaseNeeded.text}
        actions={
          <ButtonLink to="/payment" variant="primary">
            {words.seeCourses}
          </ButtonLink>
        }
      />
    </div>
  );
}
