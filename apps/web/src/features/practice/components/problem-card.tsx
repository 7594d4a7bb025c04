import { fill } from '@abhyas/contract/fill';
import Lock from 'lucide-react/icons/lock';
import { memo } from 'react';
import { Link } from 'react-router';

import { problemCardTags } from '../../../config.ts';
import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { cardLinkClass } from '../../../ui/card.tsx';
import { Ribbon } from '../../../ui/ribbon.tsx';
import { tagName } from '../tag-name.ts';
import type { ListedProblem } from '../problem-list.rules.ts';
import { DifficultyDots } from './difficulty-dots.tsx';

type Props = {
  readonly problem: ListedProblem;
  /** A locked one was picked. Must be stable, or every card renders again. */
  readonly onLocked: (problem: ListedProblem) => void;
};

/** A problem to pick (PRACTICE-3): a link, or for a locked one a button that says what it needs. */
export const ProblemCardItem = memo(function ProblemCardItem({ problem, onLocked }: Props) {
  const look = cx(cardLinkClass, 'flex h-full w-full flex-col');
  if (problem.locked) {
    return (
      <button type="button" onClick={() => onLocked(problem)} className={cx(look, 'bg-sunken! text-soft')}>
        <CardBody problem={problem} />
      </button>
    );
  }
  return (
    <Link to={`/practise/1/${encodeURIComponent(problem.assetId)}`} className={look}>
      <CardBody problem={problem} />
    </Link>
  );
});

const RIBBONS = { solved: 'good', tried: 'note', untouched: 'muted' } as const;

function CardBody({ problem }: { readonly problem: ListedProblem }) {
  const { title, desc, state, locked } = problem;
  return (
    <>
      <Ribbon tone={locked ? 'muted' : RIBBONS[state]}>
        {locked && state !== 'solved' ? texts.practice.state.premium : texts.practice.state[state]}
      </Ribbon>
      <span className="flex items-start gap-2 pr-24">
        {locked && <Lock size={18} aria-hidden="true" className="mt-0.5 shrink-0" />}
        <strong className="text-[1.0625rem] font-[620]">{title}</strong>
      </span>
      {locked && <span className="sr-only">{texts.practice.locked}</span>}
      {locked && problem.plans !== undefined && problem.plans.length > 0 && (
        <span className="mt-1 text-small">
          {fill(texts.practice.opensWith, { plans: problem.plans.join(', ') })}
        </span>
      )}
      <span className="mt-1.5 line-clamp-3 text-soft">{desc}</span>
      <span className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-4">
        <DifficultyDots problem={problem} />
        <Tags problem={problem} />
      </span>
    </>
  );
}

function Tags({ problem: { tags, locked } }: { readonly problem: ListedProblem }) {
  const more = tags.length - problemCardTags;
  return (
    <>
      {tags.slice(0, problemCardTags).map((tag) => (
        <span
          key={tag}
          className={cx('rounded-full px-2.5 py-0.5 text-small text-soft', locked ? 'bg-paper' : 'bg-sunken')}
        >
          {tagName(tag)}
        </span>
      ))}
      {more > 0 && (
        <span className="text-small text-soft">{fill(texts.practice.moreTags, { count: more })}</span>
      )}
    </>
  );
}
