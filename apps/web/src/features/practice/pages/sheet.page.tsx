import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { Link, Navigate, useNavigate, useParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { heldFor, Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DifficultyDots } from '../components/difficulty-dots.tsx';
import { problemsQuery } from '../practice.queries.ts';
import type { ListedProblem } from '../problem-list.rules.ts';
import { sheetsQuery } from '../sheets.queries.ts';
import { nextInSheet, pathInSheet, sheetProgressOf, type SheetProgress } from '../sheets.rules.ts';

/** /sheets/{sheetId} (PRACTICE-63): the problems of one sheet in their order. */
export function SheetPage() {
  const { sheetId = '' } = useParams();
  const navigate = useNavigate();
  const problems = useQuery(problemsQuery);
  const sheets = useQuery(sheetsQuery);
  const sheet = sheets.data?.sheets.find((each) => each.sheetId === sheetId);
  if (sheets.data && !sheet) return <Navigate to="/notfound" replace />;
  return (
    <Page
      title={sheet?.title ?? texts.practice.sheets.title}
      lead={sheet?.desc}
      onBack={() => void navigate('/sheets')}
      width="reading"
    >
      <Loaded query={heldFor(sheets, problems)} skeleton={<TextSkeleton lines={10} />}>
        {(data) => sheet && <SheetList sheet={sheetProgressOf(sheet, data)} />}
      </Loaded>
    </Page>
  );
}

function SheetList({ sheet }: { readonly sheet: SheetProgress }) {
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
          <ButtonLink to={pathInSheet(sheetId, next.assetId)} variant="primary">
            {solved === 0 ? words.start : words.continue}
          </ButtonLink>
        )}
      </div>
      {groups.map((group) => (
        <section key={group.title} className="mb-8">
          <h2 className="mb-2 flex items-baseline justify-between gap-4 text-h3">
            {group.title}
            <span className="text-small font-normal text-soft tabular-nums">
              {group.solved} / {group.problems.length}
            </span>
          </h2>
          <ol className="divide-y divide-line border-y border-line">
            {group.problems.map((problem) => (
              <ProblemLine key={problem.assetId} sheetId={sheetId} problem={problem} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

type LineProps = { readonly sheetId: string; readonly problem: ListedProblem };

/** A locked problem leads to what says which plan opens it. */
function ProblemLine({ sheetId, problem }: LineProps) {
  const { assetId, title, state, locked } = problem;
  return (
    <li>
      <Link
        to={pathInSheet(sheetId, assetId)}
        className="flex min-h-12 items-center gap-3 py-2 hover:bg-sunken"
      >
        <StateMark state={state} locked={locked} />
        <span className="min-w-0 grow">{title}</span>
        <DifficultyDots problem={problem} narrow />
      </Link>
    </li>
  );
}

function StateMark({ state, locked }: Pick<ListedProblem, 'state' | 'locked'>) {
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
