import type { Attendance, Attendant, SessionRow } from '@abhyas/contract/attendance.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/button-link.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { attendanceQuery, useSaveAttendance } from './attendance.queries.ts';
import { HoldDialog, RuleDialog } from './session-dialogs.tsx';
import { countsInWords, whenInWords } from './session-words.ts';

const words = staffMessages.attendance;

/** The sessions of a class and each learner's share of them (CLASSES-12). */
export function AttendancePage() {
  const { batchId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(attendanceQuery(batchId));
  return (
    <Page
      title={words.title}
      lead={query.data && fill(words.lead, { batch: query.data.batch })}
      action={query.data && <Actions batchId={batchId} attendance={query.data} />}
      onBack={() => void navigate(`/admin/classes/${batchId}`)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(attendance) => (
          <div className="space-y-10">
            <Sessions batchId={batchId} attendance={attendance} />
            <Learners attendance={attendance} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type Props = { readonly batchId: string; readonly attendance: Attendance };

function Actions({ batchId, attendance: { batch, rights, rule } }: Props) {
  const [open, setOpen] = useState<'hold' | 'rule'>();
  const save = useSaveAttendance(batchId, batch);
  const close = () => setOpen(undefined);
  const files = [
    { name: words.save, onSelect: () => save.mutate() },
    { name: words.print, onSelect: () => window.print() },
  ];
  const all = [{ name: words.rule, onSelect: () => setOpen('rule') }, ...files];
  return (
    <div className="flex items-center gap-2">
      {rights.includes('mark') && (
        <Button variant="primary" onClick={() => setOpen('hold')}>
          {words.hold}
        </Button>
      )}
      <Menu
        trigger={<IconButton label={words.menu} icon={<EllipsisVertical size={20} aria-hidden="true" />} />}
        items={rights.includes('teach') ? all : files}
      />
      {open === 'hold' && <HoldDialog batchId={batchId} onClose={close} />}
      {open === 'rule' && <RuleDialog batchId={batchId} rule={rule} onClose={close} />}
    </div>
  );
}

const sessionColumns = (batchId: string): Column<SessionRow>[] => [
  {
    id: 'session',
    title: words.columns.session,
    cell: (session) => (
      <TextLink to={`/admin/classes/${batchId}/attendance/${session.id}`}>{whenInWords(session)}</TextLink>
    ),
  },
  { id: 'kind', title: words.columns.kind, cell: ({ kind }) => words.kinds[kind] },
  { id: 'counts', title: words.columns.attended, cell: ({ counts }) => countsInWords(counts) },
];

function Sessions({ batchId, attendance: { sessions } }: Props) {
  return (
    <section>
      <h2 className="mb-3 text-h3">{words.sessions}</h2>
      {sessions.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
      ) : (
        <DataTable
          caption={words.sessions}
          columns={sessionColumns(batchId)}
          rows={sessions}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}

/** Hundredths of a percent, rounded down: 74.99 is not 75. */
const percentText = (percent: number): string => `${(percent / 100).toFixed(2)} %`;

const learnerColumns = (threshold: number): Column<Attendant>[] => [
  {
    id: 'learner',
    title: words.columns.learner,
    cell: ({ rollNumber, name, left }) => (
      <>
        <span className="font-medium">{[rollNumber, name].filter(Boolean).join(' · ')}</span>
        {left && <span className="ml-2 text-small text-soft">{words.left}</span>}
      </>
    ),
  },
  { id: 'counts', title: words.columns.attended, cell: ({ counts }) => countsInWords(counts) },
  {
    id: 'percent',
    title: words.columns.percent,
    numeric: true,
    cell: ({ percent, short }) => (
      <>
        {percent === undefined ? words.noPercent : percentText(percent)}
        {short && <span className="ml-2 text-small text-warn">{fill(words.short, { threshold })}</span>}
      </>
    ),
  },
];

function Learners({ attendance: { learners, rule } }: Pick<Props, 'attendance'>) {
  const [shortOnly, setShortOnly] = useState(false);
  const { threshold } = rule;
  const shown = shortOnly ? learners.filter(({ short }) => short) : learners;
  return (
    <section>
      <h2 className="mb-1 text-h3">{words.learners}</h2>
      <div data-print="hidden" className="mb-2">
        <CheckField
          quiet
          label={fill(words.shortOnly, { threshold })}
          checked={shortOnly}
          onChange={setShortOnly}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={shortOnly ? fill(words.noneShort, { threshold }) : words.noLearners} />
      ) : (
        <DataTable
          caption={words.learners}
          columns={learnerColumns(threshold)}
          rows={shown}
          rowKey={({ memberId }) => memberId}
        />
      )}
    </section>
  );
}
