import { fill } from '@abhyas/contract/fill';
import type { SubtopicDetail } from '@abhyas/contract/learning';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import {
  handOn,
  lessonPath,
  nextToDo,
  onwardFrom,
  OVERVIEW,
  percentDone,
  type LearnState,
} from '../learning.rules.ts';
import { AssetIcon } from './asset-icon.tsx';
import { OnwardLink } from './onward-link.tsx';

type Props = {
  readonly detail: SubtopicDetail;
  readonly subtopicId: string;
  readonly state: LearnState;
};

/** Counts of what is in the subtopic, and how much of it is done (LEARNING-13). */
export function OverviewPane({ detail, subtopicId, state }: Props) {
  const { overviewCounts, progress, start, goOn } = texts.learning;
  const counts = [
    [overviewCounts.videos, detail.nv],
    [overviewCounts.texts, detail.nt],
    [overviewCounts.problems, detail.np],
    [overviewCounts.mcqs, detail.nm],
  ] as const;
  const { finished, total } = detail;
  const next = nextToDo(detail.assets);
  const onward = onwardFrom(detail, OVERVIEW);
  const done = total > 0 && finished === total;
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
        <KolamProgress id={subtopicId} percent={percentDone(detail)} className="size-28" />
        <div className="min-w-0 grow basis-64">
          <p className="text-reading">{fill(progress, { done: finished, total })}</p>
          {done && onward && (
            <div className="mt-4">
              <OnwardLink onward={onward} state={state} primary />
            </div>
          )}
          {next && !(done && onward) && (
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
      <WhatCounts detail={detail} />
    </section>
  );
}

/** How each kind of item is completed: nobody should have to guess what moves the bar. */
function WhatCounts({ detail: { nv, nt, np, nm } }: { readonly detail: SubtopicDetail }) {
  const { counted } = texts.learning;
  const kinds = [
    ['video', nv],
    ['text', nt],
    ['problem', np],
    ['mcqs', nm],
  ] as const;
  return (
    <section aria-labelledby="counted" className="mt-10 max-w-reading border-t border-line pt-6">
      <h3 id="counted" className="text-h3">
        {counted.title}
      </h3>
      <ul className="mt-3 space-y-2">
        {kinds.map(
          ([type, count]) =>
            count > 0 && (
              <li key={type} className="flex gap-2.5">
                <span className="mt-0.5 text-soft">
                  <AssetIcon type={type} />
                </span>
                {counted[type]}
              </li>
            ),
        )}
      </ul>
      <p className="mt-3 text-soft">{counted.stays}</p>
    </section>
  );
}
