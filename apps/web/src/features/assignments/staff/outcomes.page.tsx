import type { ProgrammeAttainment } from '@abhyas/contract/assignments-outcomes';
import type { ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { pointsText } from '../../../lib/points.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { Sentences } from '../components/rules-in-words.tsx';
import { AttainmentTable } from './attainment-table.tsx';
import { workingInWords } from './attainment-words.ts';
import { outcomesQuery, useSaveAttainment } from './outcomes.queries.ts';

const words = staffMessages.assignments.classOutcomes;

/** The course outcomes of a class and their attainment (ASSIGNMENTS-29). */
export function OutcomesPage() {
  const { batchId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(outcomesQuery(batchId));
  const hasSome = query.data !== undefined && query.data.outcomes.length > 0;
  return (
    <Page
      title={words.title}
      lead={query.data?.batch ?? words.lead}
      action={hasSome && <Actions batchId={batchId} of={query.data} />}
      onBack={() => void navigate(`/admin/classes/${batchId}`)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(outcomes) => <Contents batchId={batchId} of={outcomes} />}
      </Loaded>
    </Page>
  );
}

type Props = { readonly batchId: string; readonly of: ClassOutcomes };

const formOf = (batchId: string) => `/admin/classes/${batchId}/outcomes/change`;

function Actions({ batchId, of: { batch, rights } }: Props) {
  const save = useSaveAttainment(batchId, batch);
  return (
    <div className="flex items-center gap-2">
      {rights.includes('teach') && <ButtonLink to={formOf(batchId)}>{words.change}</ButtonLink>}
      <Menu
        trigger={<IconButton label={words.save} icon={<Download size={20} aria-hidden="true" />} />}
        items={[
          { name: words.csv, onSelect: () => save.mutate('csv') },
          { name: words.xlsx, onSelect: () => save.mutate('xlsx') },
        ]}
      />
    </div>
  );
}

function Contents({ batchId, of }: Props) {
  const [openId, setOpenId] = useState<string>();
  if (of.outcomes.length === 0)
    return (
      <EmptyState
        title={words.empty}
        action={
          of.rights.includes('teach') && (
            <ButtonLink variant="primary" to={formOf(batchId)}>
              {words.begin}
            </ButtonLink>
          )
        }
      >
        {words.emptyLead}
      </EmptyState>
    );
  return (
    <>
      <AttainmentTable batchId={batchId} of={of} onOpen={setOpenId} />
      {notesOf(of).map((note) => (
        <p key={note} className="mt-4 text-small text-soft">
          {note}
        </p>
      ))}
      {of.programme.length > 0 && <Programme of={of.programme} />}
      {openId !== undefined && <Working of={of} outcomeId={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

const named = (note: string, all: readonly string[]): string[] =>
  all.length > 0 ? [fill(note, { titles: all.join(', ') })] : [];

/** How the numbers are to be read, and what does not count. */
function notesOf({ assessments, unregistered }: ClassOutcomes): string[] {
  const titles = (state: 'unpublished' | 'unnamed') =>
    assessments.filter((each) => each.state === state).map(({ title }) => title);
  const counts = assessments.some(({ state }) => state === 'counts');
  return [
    counts ? words.counted : words.nothingCounts,
    ...named(words.unpublished, titles('unpublished')),
    ...named(words.unnamed, titles('unnamed')),
    ...(unregistered.length > 0 ? [fill(words.unregistered, { names: unregistered.join(', ') })] : []),
  ];
}

type WorkingProps = {
  readonly of: ClassOutcomes;
  readonly outcomeId: string;
  readonly onClose: () => void;
};

function Working({ of, outcomeId, onClose }: WorkingProps) {
  const outcome = of.outcomes.find(({ id }) => id === outcomeId);
  const attainment = of.attainment.find((each) => each.outcomeId === outcomeId);
  if (!outcome || !attainment) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fill(words.workingOf, { code: outcome.code })}
      description={outcome.statement}
    >
      <Sentences lines={workingInWords({ outcome, attainment }, of)} />
    </Dialog>
  );
}

const PROGRAMME_COLUMNS: readonly Column<ProgrammeAttainment>[] = [
  { id: 'name', title: words.programme.name, cell: ({ to }) => <span className="font-medium">{to}</span> },
  {
    id: 'from',
    title: words.programme.from,
    cell: ({ parts }) =>
      parts
        .map(({ strength, code, hundredths }) =>
          fill(words.programme.part, { strength, code, level: pointsText(hundredths) }),
        )
        .join(' + ') || words.none,
  },
  {
    id: 'level',
    title: words.programme.level,
    numeric: true,
    cell: ({ hundredths }) => (hundredths === undefined ? words.none : pointsText(hundredths)),
  },
];

function Programme({ of }: { readonly of: readonly ProgrammeAttainment[] }) {
  return (
    <section className="mt-10">
      <h2 className="mb-1 text-h3">{words.programme.title}</h2>
      <p className="mb-3 max-w-reading text-small text-soft">{words.programme.lead}</p>
      <DataTable
        caption={words.programme.title}
        columns={PROGRAMME_COLUMNS}
        rows={of}
        rowKey={({ to }) => to}
      />
    </section>
  );
}
