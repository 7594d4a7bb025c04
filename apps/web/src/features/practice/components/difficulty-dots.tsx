import { fill } from '@abhyas/contract/fill';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { difficultyOf, type ListedProblem } from '../problem-list.rules.ts';

/** PRACTICE-3: 1 green, 2 yellow, 3 red, grey if premium. The word is beside the dots. */
const DOTS = { 1: 'bg-good', 2: 'bg-[#d9a800]', 3: 'bg-bad' } as const;

type Props = {
  readonly problem: Pick<ListedProblem, 'difficulty' | 'locked'>;
  /** The dots alone; the word is for screen readers. */
  readonly narrow?: boolean;
};

export function DifficultyDots({ problem, narrow = false }: Props) {
  const name = texts.practice.difficulty[difficultyOf(problem)];
  const colour = problem.locked ? 'bg-edge' : DOTS[problem.difficulty];
  return (
    <span className="inline-flex items-center gap-1.5 text-small">
      <span className="inline-flex gap-1" aria-hidden="true" data-testid="difficulty-dots">
        {[1, 2, 3].map((dot) => (
          <span
            key={dot}
            className={cx('size-2.5 rounded-full', dot <= problem.difficulty ? colour : 'bg-line')}
          />
        ))}
      </span>
      {!narrow && <span aria-hidden="true">{name}</span>}
      <span className="sr-only">{fill(texts.practice.difficultyLabel, { difficulty: name })}</span>
    </span>
  );
}
