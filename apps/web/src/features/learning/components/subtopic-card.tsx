import { fill } from '@abhyas/contract/fill';
import type { SubtopicCard as Subtopic } from '@abhyas/contract/learning';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { cardLinkClass } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Ribbon } from '../../../ui/ribbon.tsx';
import { Sign } from '../../../ui/sign.tsx';
import { subtopicQuery } from '../learning.queries.ts';
import { lessonPath, type LearnState } from '../learning.rules.ts';
import { usePrefetch } from '../use-prefetch.ts';

type Props = {
  readonly subtopic: Subtopic;
  readonly topicId: string;
  readonly onLocked: () => void;
};

/** A module of a course. One that is not rolled out explains itself instead of opening (LEARNING-6). */
export function SubtopicCard({ subtopic, topicId, onLocked }: Props) {
  const prefetch = usePrefetch();
  if (!subtopic.rollout) {
    return (
      <button type="button" className={`${cardLinkClass} size-full`} onClick={onLocked}>
        <Contents subtopic={subtopic} />
      </button>
    );
  }
  const state: LearnState = { topicId };
  return (
    <Link
      to={lessonPath(subtopic.subtopicId)}
      state={state}
      className={`${cardLinkClass} flex h-full flex-col`}
      {...prefetch(subtopicQuery(subtopic.subtopicId))}
    >
      <Contents subtopic={subtopic} />
    </Link>
  );
}

function Contents({ subtopic }: { readonly subtopic: Subtopic }) {
  const { counts, progressOf, locked, completedRibbon } = texts.learning;
  const { nv, nt, np, nm } = subtopic;
  const parts = [
    [counts.videos, nv],
    [counts.texts, nt],
    [counts.problems, np],
    [counts.mcqs, nm],
  ] as const;
  return (
    <>
      {subtopic.progressCount === 100 && <Ribbon tone="good">{completedRibbon}</Ribbon>}
      <h2 className="flex items-start gap-2 pr-20 text-h3">
        {!subtopic.rollout && <Sign Icon={Lock} size={20} label={locked} className="mt-1" />}
        {subtopic.title}
      </h2>
      {subtopic.desc && <p className="mt-1 text-soft">{subtopic.desc}</p>}
      <p className="mt-auto pt-4 pb-2 text-small text-soft">
        {parts.map(([text, count]) => countText(text, count)).join(' · ')}
      </p>
      <ProgressBar percent={subtopic.progressCount} label={fill(progressOf, { title: subtopic.title })} />
    </>
  );
}
