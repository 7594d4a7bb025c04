import type { BatchDetail, LiveClass } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { formatDate, formatMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { ClassActions, type ClassWindow } from './class-actions.tsx';
import { EndDialog, UndoDoneDialog } from './end-dialogs.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { ChangeDialog, PlanDialog } from './plan-dialog.tsx';
import { RollDialog } from './roll-dialog.tsx';

const words = staffMessages.classes.live;

type Open = { readonly what: 'plan' } | { readonly what: ClassWindow; readonly of: LiveClass };

/** The classes of a batch: planned, called and done. */
export function LiveClasses({ batch }: { readonly batch: BatchDetail }) {
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3 font-[640]">{words.title}</h2>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/admin/classes/${batch.id}/attendance`}>
            {staffMessages.attendance.title}
          </ButtonLink>
          {batch.rights.includes('teach') && (
            <Button onClick={() => setOpen({ what: 'plan' })} disabled={batch.modules.length === 0}>
              {words.plan}
            </Button>
          )}
        </div>
      </div>
      {batch.modules.length === 0 && <p className="mb-3 text-soft">{staffMessages.classes.noModules}</p>}
      {batch.classes.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          columns={columnsWith(batch, setOpen)}
          rows={batch.classes}
          rowKey={({ id }) => id}
        />
      )}
      {open?.what === 'plan' && <PlanDialog batch={batch} onClose={close} />}
      {open && open.what !== 'plan' && (
        <OpenWindow batch={batch} what={open.what} live={open.of} onClose={close} />
      )}
    </section>
  );
}

type WindowProps = {
  readonly batch: BatchDetail;
  readonly what: ClassWindow;
  readonly live: LiveClass;
  readonly onClose: () => void;
};

function OpenWindow({ batch, what, live, onClose }: WindowProps) {
  switch (what) {
    case 'roll':
      return <RollDialog batch={batch} live={live} onClose={onClose} />;
    case 'done':
      return <FinishDialog live={live} onClose={onClose} />;
    case 'change':
      return <ChangeDialog batch={batch} live={live} onClose={onClose} />;
    case 'undo-done':
      return <UndoDoneDialog live={live} onClose={onClose} />;
    case 'cancel':
    case 'delete':
      return <EndDialog live={live} action={what} onClose={onClose} />;
  }
}

function columnsWith({ rights }: BatchDetail, onOpen: (open: Open) => void): Column<LiveClass>[] {
  const { columns } = words;
  const actions: Column<LiveClass> = {
    id: 'actions',
    title: columns.actions,
    cell: (live) => (
      <ClassActions
        live={live}
        mayTeach={rights.includes('teach')}
        onOpen={(what) => onOpen({ what, of: live })}
      />
    ),
  };
  return [
    { id: 'class', title: columns.class, cell: ({ title }) => <span className="font-medium">{title}</span> },
    { id: 'day', title: columns.day, cell: ({ plannedFor }) => formatDate(plannedFor) },
    { id: 'state', title: columns.state, cell: (live) => <State live={live} /> },
    { id: 'code', title: columns.code, cell: (live) => <Code live={live} /> },
    ...(rights.includes('mark') ? [actions] : []),
  ];
}

function State({ live }: { readonly live: LiveClass }) {
  const { present, absent } = live.attended;
  const called = present + absent;
  const percent = called === 0 ? 0 : Math.round((100 * present) / called);
  return (
    <>
      <StateBadge live={live} />
      {live.doneAt !== undefined && (
        <span className="block text-small text-soft">
          {fill(words.doneAt, { date: formatDate(live.doneAt) })}
        </span>
      )}
      <span className="block text-small text-soft">
        {called > 0 ? fill(words.rollCount, { present, absent, percent }) : words.rollUncalled}
      </span>
    </>
  );
}

function StateBadge({ live: { doneAt, cancelledAt, openedFor } }: { readonly live: LiveClass }) {
  if (cancelledAt !== undefined) return <Badge tone="bad">{words.cancelledBadge}</Badge>;
  if (doneAt === undefined) return <Badge tone="warn">{words.planned}</Badge>;
  return <Badge tone="good">{openedFor === 'present' ? words.forPresent : words.forBatch}</Badge>;
}

function Code({ live }: { readonly live: LiveClass }) {
  if (live.code === undefined || live.codeUntil === undefined) return <>{staffMessages.shell.none}</>;
  return (
    <>
      <code className="text-reading font-[600] tracking-wide select-all">
        {live.code.slice(0, 4)} {live.code.slice(4)}
      </code>
      <span className="block text-small text-soft">
        {fill(words.codeUntil, { time: formatMoment(live.codeUntil) })}
      </span>
    </>
  );
}
