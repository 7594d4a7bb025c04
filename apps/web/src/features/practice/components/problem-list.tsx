import { fill } from '@abhyas/contract/fill';
import { startTransition, useEffect, useRef, useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ListedProblem } from '../problem-list.rules.ts';
import { ProblemCardItem } from './problem-card.tsx';

/** More cards are drawn while the learner scrolls, so that thousands of problems open as quickly as ten. */
const FIRST = 12;
/** Each step doubles the cards, up to this many: a search never waits for a large one, and the end is not far. */
const STEP_MAX = 96;
/** `content-visibility` clips the card; padding, undone by a negative margin, keeps its focus ring whole. */
const LAID_OUT_WHEN_SEEN = '-m-1 p-1 [contain-intrinsic-height:auto_11rem] [content-visibility:auto]';

type Props = { readonly problems: readonly ListedProblem[]; readonly onClear: () => void };

export function ProblemList({ problems, onClear }: Props) {
  const [drawn, setDrawn] = useState({ problems, count: FIRST });
  if (drawn.problems !== problems) setDrawn({ problems, count: FIRST });
  const { count } = drawn;
  const [wanted, setWanted] = useState<ListedProblem | null>(null);
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
      <ul className="grid grid-cols-1 gap-4 wide:grid-cols-2">
        {problems.slice(0, count).map((problem) => (
          <li key={problem.assetId} className={LAID_OUT_WHEN_SEEN}>
            <ProblemCardItem problem={problem} onLocked={setWanted} />
          </li>
        ))}
      </ul>
      {count < problems.length && (
        <MoreWhenSeen
          key={count}
          onSeen={() =>
            startTransition(() => setDrawn({ problems, count: count + Math.min(count, STEP_MAX) }))
          }
        />
      )}
      <Dialog
        open={wanted !== null}
        onOpenChange={() => setWanted(null)}
        title={words.purchaseNeeded.title}
        description={words.purchaseNeeded.text}
        actions={
          <ButtonLink to="/payment" variant="primary">
            {words.seeCourses}
          </ButtonLink>
        }
      >
        {wanted?.plans && wanted.plans.length > 0 && (
          <p className="mt-2">{fill(words.purchaseNeeded.plans, { plans: wanted.plans.join(', ') })}</p>
        )}
      </Dialog>
    </div>
  );
}

/** Asks for more once it comes near the screen. */
function MoreWhenSeen({ onSeen }: { readonly onSeen: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: '2400px' },
    );
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} aria-hidden="true" className="h-px" />;
}
