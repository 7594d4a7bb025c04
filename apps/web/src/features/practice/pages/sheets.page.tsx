import { fill } from '@abhyas/contract/fill';
import type { Problems } from '@abhyas/contract/practice';
import type { Sheet } from '@abhyas/contract/practice-sheets';
import { useQuery } from '@tanstack/react-query';
import Timer from 'lucide-react/icons/timer';
import { Link, useNavigate } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { cardLinkClass } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { heldFor, Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Ribbon } from '../../../ui/ribbon.tsx';
import { CardsSkeleton } from '../../../ui/skeleton.tsx';
import { mocksLinkTexts } from '../../mocks/mocks-link.ts';
import { problemsQuery } from '../practice.queries.ts';
import { sheetsQuery } from '../sheets.queries.ts';
import { sheetPath, sheetProgressOf } from '../sheets.rules.ts';

/** /sheets (PRACTICE-63): ordered sets of problems, each with its progress. */
export function SheetsPage() {
  const words = texts.practice.sheets;
  const navigate = useNavigate();
  const problems = useQuery(problemsQuery);
  const sheets = useQuery(sheetsQuery);
  return (
    <Page title={words.title} lead={words.lead} onBack={() => void navigate('/practise')}>
      <MocksCard />
      <Loaded query={heldFor(sheets, problems)} skeleton={<CardsSkeleton />}>
        {(data) => <SheetCards sheets={sheets.data?.sheets ?? []} problems={data} />}
      </Loaded>
    </Page>
  );
}

/** The timed tests are beside the sheets: both prepare for placement. */
function MocksCard() {
  const { title, lead } = mocksLinkTexts();
  return (
    <Link to="/mocks" className={`${cardLinkClass} mb-5 flex items-center gap-4`}>
      <Timer size={28} aria-hidden="true" className="shrink-0 text-accent-ink" />
      <span className="min-w-0 grow">
        <span className="block text-h3">{title}</span>
        <span className="block text-soft">{lead}</span>
      </span>
    </Link>
  );
}

type Props = { readonly sheets: readonly Sheet[]; readonly problems: Problems };

function SheetCards({ sheets, problems }: Props) {
  const words = texts.practice.sheets;
  if (sheets.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>;
  return (
    <ul className="grid grid-cols-1 gap-5 phone:grid-cols-2 wide:grid-cols-3">
      {sheets.map((sheet) => (
        <li key={sheet.sheetId}>
          <SheetCard sheet={sheet} problems={problems} />
        </li>
      ))}
    </ul>
  );
}

function SheetCard({ sheet, problems }: { readonly sheet: Sheet; readonly problems: Problems }) {
  const { title, desc, solved, total, percent } = sheetProgressOf(sheet, problems);
  return (
    <Link to={sheetPath(sheet.sheetId)} className={`${cardLinkClass} flex h-full flex-col`}>
      {percent === 100 && <Ribbon tone="good">{texts.learning.completedRibbon}</Ribbon>}
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-h3">{title}</h2>
        <KolamProgress id={sheet.sheetId} percent={percent} className="size-16 shrink-0" />
      </div>
      <p className="mt-1 text-soft">{desc}</p>
      <p className="mt-auto pt-4 pb-2 text-small text-soft">
        {fill(texts.practice.sheets.solvedOf, { solved, total })}
      </p>
      <ProgressBar percent={percent} label={fill(texts.learning.progressOf, { title })} />
    </Link>
  );
}
