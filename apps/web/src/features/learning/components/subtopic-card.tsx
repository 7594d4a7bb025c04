import { fill } from '@abhyas/contract/fill';
import type { SubtopicCard as Subtopic } from '@abhyas/contract/learning';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { cardClass } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Ribbon } from '../../../ui/ribbon.tsx';
import { LabelledIcon } from '../../../ui/labelled-icon.tsx';
import { subtopicQuery } from '../learning.queries.ts';
import { lessonPath, type LearnState } from '../learning.rules.ts';
import { usePrefetch } from '../use-prefetch.ts';
import { ItemSquares } from './item-squares.tsx';
import { ModuleHead, wholeCard } from './module-head.tsx';
import { OnlyFor } from './only-for.tsx';

type Props = {
  readonly subtopic: Subtopic;
  /** Its place on the path, from 1. */
  readonly number: number;
  readonly topicId: string;
  /** The item to go on with, should it be in this module. */
  readonly nextId: string | undefined;
  readonly onLocked: () => void;
};

/** A module of a course with its items. One that is not rolled out explains itself instead of opening (LEARNING-6). */
export function SubtopicCard({ subtopic, number, topicId, nextId, onLocked }: Props) {
  const prefetch = usePrefetch();
  const { progressOf, locked, completedRibbon } = texts.learning;
  const { subtopicId, title, items } = subtopic;
  const state: LearnState = { topicId };
  return (
    <article className={`${cardClass} flex h-full flex-col hover:border-edge`}>
      {subtopic.progressCount === 100 && <Ribbon tone="good">{completedRibbon}</Ribbon>}
      <ModuleHead number={number} roomAside={subtopic.progressCount === 100}>
        {subtopic.rollout ? (
          <Link
            to={lessonPath(subtopicId)}
            state={state}
            className={wholeCard}
            {...prefetch(subtopicQuery(subtopicId))}
          >
            {title}
          </Link>
        ) : (
          <button type="button" onClick={onLocked} className={`${wholeCard} flex items-start gap-2`}>
            <LabelledIcon Icon={Lock} size={20} label={locked} className="mt-1 shrink-0" />
            {title}
          </button>
        )}
      </ModuleHead>
      {subtopic.desc && <p className="mt-1 text-soft">{subtopic.desc}</p>}
      <OnlyFor classes={subtopic.onlyFor} />
      <p className="mt-3 text-small text-soft">{countsText(subtopic)}</p>
      {items && (
        <ItemSquares
          title={title}
          items={items}
          nextId={nextId}
          to={({ assetId }) => lessonPath(subtopicId, assetId)}
          state={state}
        />
      )}
      <div className="mt-auto pt-4">
        <ProgressBar percent={subtopic.progressCount} label={fill(progressOf, { title })} />
      </div>
    </article>
  );
}

/** "2 texts · 3 problems": kinds of which there are none are not spoken of. */
export function countsText({ nv, nt, np, nm }: Pick<Subtopic, 'nv' | 'nt' | 'np' | 'nm'>): string {
  const { counts } = texts.learning;
  const parts = [
    [counts.videos, nv],
    [counts.texts, nt],
    [counts.problems, np],
    [counts.mcqs, nm],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .map(([text, count]) => countText(text, count))
    .join(' · ');
}
