import { fill } from '@abhyas/contract/fill';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { nextInSheet, pathInSheet, type SheetProblem, type SheetProgress } from '../sheets.rules.ts';
import { DifficultyDots } from './difficulty-dots.tsx';

type Props = {
  readonly sheet: SheetProgress;
  /** Where a problem is opened. */
  readonly pathOf?: (sheetId: string, assetId: string) => string;
};

/** A sheet as a learner has it: how much is solved, and its problems in order under their headings. */
export function SheetList({ sheet, pathOf = pathInSheet }: Props) {
  const words = texts.practice.sheets;
  const { sheetId, title, groups, solved, total, percent } = sheet;
  const next = nextInSheet(sheet);
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <KolamProgress id={sheetId} percent={percent} className="size-20 shrink-0" />
        <div className="min-w-0 grow basis-60">
          <p className="mb-2">{fill(words.solvedOf, { solved, total })}</p>
          <ProgressBar percent={percent} label={fill(texts.learning.progressOf, { title })} />
        </div>
        {next && (
          <ButtonLink to={pathOf(sheetId, next.assetId)} variant="primary">
            {solved === 0 ? words.start : words.continue}
          </ButtonLink>
        )}
      </div>
      {groups.map((group, at) => (
        // eslint-disable-next-line react/no-array-index-key -- while a sheet is written headings may be alike
        <section key={at} className="mb-8">
          <h2 className="mb-2 flex items-baseline justify-between gap-4 text-h3">
            {group.title}
            <span className="text-small font-normal text-soft tabular-nums">
              {group.solved} / {group.problems.length}
            </span>
          </h2>
          <ol className="divide-y divide-line border-y border-line">
            {group.problems.map((problem) => (
              <ProblemLine key={problem.assetId} path={pathOf(sheetId, problem.assetId)} problem={problem} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

type LineProps = { readonly path: string; readonly problem: SheetProblem };

/** A locked problem leads to what says which plan opens it. */
function ProblemLine({ path, problem }: LineProps) {
  const { title, state, locked } = problem;
  return (
    <li>
      <Link to={path} className="flex min-h-12 items-center gap-3 py-2 hover:bg-sunken">
        <StateMark state={state} locked={locked} />
        <span className="min-w-0 grow">{title}</span>
        <DifficultyDots problem={problem} narrow />
      </Link>
    </li>
  );
}

function StateMark({ state, locked }: Pick<SheetProblem, 'state' | 'locked'>) {
  const name = locked && state !== 'solved' ? texts.practice.locked : texts.practice.state[state];
  return (
    <span className="flex size-6 shrink-0 items-center justify-center">
      {state === 'solved' && <Check size={20} aria-hidden="true" className="text-good" />}
      {state !== 'solved' && locked && <Lock size={16} aria-hidden="true" className="text-soft" />}
      {state === 'tried' && !locked && (
        <span aria-hidden="true" className="size-3 rounded-full border-2 border-note" />
      )}
      <span className="sr-only">{name}</span>
    </span>
  );
}
