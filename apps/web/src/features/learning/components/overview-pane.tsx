import { fill } from '@abhyas/contract/fill';
import type { SubtopicDetail } from '@abhyas/contract/learning';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { handOn, lessonPath, nextToDo, type LearnState } from '../learning.rules.ts';

type Props = {
  readonly detail: SubtopicDetail;
  readonly subtopicId: string;
  readonly state: LearnState;
};

/** Counts of what is in the subtopic, and how much of it is done (spec section 2). */
export function OverviewPane({ detail, subtopicId, state }: Props) {
  const { overviewCounts, progress, start, goOn } = texts.learning;
  const counts = [
    [overviewCounts.videos, detail.nv],
    [overviewCounts.texts, detail.nt],
    [overviewCounts.problems, detail.np],
    [overviewCounts.mcqs, detail.nm],
  ] as const;
  const { finished, total } = detail;
  const percent = total === 0 ? 0 : Math.floor((finished * 100) / total);
  const next = nextToDo(detail.assets);
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="text-h2">
        {texts.learning.overview}
      </h2>
      <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-6 practise:grid-cols-4">
        {counts.map(([name, count]) => (
          <div key={name} className="flex flex-col-reverse border-t border-line pt-3">
            <dt className="text-soft">{name}</dt>
            <dd className="text-h2 font-[600] tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-9 flex flex-wrap items-center gap-6">
        <KolamProgress id={subtopicId} percent={percent} className="size-28" />
        <div className="min-w-0 grow basis-64">
          <p className="text-reading">{fill(progress, { done: finished, total })}</p>
          {next && (
            <ButtonLink
              to={lessonPath(subtopicId, next.assetId)}
              state={handOn(state)}
              variant="primary"
              className="mt-4"
            >
              {finished === 0 ? start : goOn}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
