import type { BatchDetail, LiveClass } from '@abhyas/contract/admin-classes';
import { adminMessages } from '@abhyas/contract/admin-messages';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { formatDate, formatMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable, type Column } from '../components/data-table.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { RollDialog } from './roll-dialog.tsx';

const words = adminMessages.classes.live;

type Open = { readonly what: 'plan' } | { readonly what: 'roll' | 'done'; readonly of: LiveClass };

/** The classes of a batch: planned, called and done. */
export function LiveClasses({ batch }: { readonly batch: BatchDetail }) {
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3 font-[640]">{words.title}</h2>
        <Button onClick={() => setOpen({ what: 'plan' })} disabled={batch.modules.length === 0}>
          {words.plan}
        </Button>
      </div>
      {batch.modules.length === 0 && <p className="mb-3 text-soft">{adminMessages.classes.noModules}</p>}
      {batch.classes.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          columns={columnsWith(setOpen)}
          rows={batch.classes}
          rowKey={({ id }) => id}
        />
      )}
      {open?.what === 'plan' && <PlanDialog batch={batch} onClose={close} />}
      {open?.what === 'roll' && <RollDialog batch={batch} live={open.of} onClose={close} />}
      {open?.what === 'done' && <FinishDialog live={open.of} onClose={close} />}
    </section>
  );
}

function columnsWith(onOpen: (open: Open) => void): Column<LiveClass>[] {
  const { columns } = words;
  return [
    { id: 'class', title: columns.class, cell: ({ title }) => <span className="font-[550]">{title}</span> },
    { id: 'day', title: columns.day, cell: ({ plannedFor }) => formatDate(plannedFor) },
    { id: 'state', title: columns.state, cell: (live) => <State live={live} /> },
    { id: 'code', title: columns.code, cell: (live) => <Code live={live} /> },
    {
      id: 'actions',
      title: columns.actions,
      cell: (live) => (
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={fill(words.rollOf, { title: live.title })}
            onClick={() => onOpen({ what: 'roll', of: live })}
          >
            {words.roll}
          </Button>
          <Button
            size="small"
            variant={live.doneAt === undefined ? 'primary' : 'quiet'}
            aria-label={fill(live.doneAt === undefined ? words.doneOf : words.againOf, { title: live.title })}
            onClick={() => onOpen({ what: 'done', of: live })}
          >
            {live.doneAt === undefined ? words.done : words.again}
          </Button>
        </span>
      ),
    },
  ];
}

function State({ live }: { readonly live: LiveClass }) {
  const called = live.present.length + live.absent.length > 0;
  const counts = { present: live.present.length, absent: live.absent.length };
  return (
    <>
      {live.doneAt === undefined ? (
        <Badge tone="warn">{words.planned}</Badge>
      ) : (
        <>
          <Badge tone="good">{live.openedFor === 'present' ? words.forPresent : words.forBatch}</Badge>
          <span className="block text-small text-soft">
            {fill(words.doneAt, { date: formatDate(live.doneAt) })}
          </span>
        </>
      )}
      <span className="block text-small text-soft">
        {called ? fill(words.rollCount, counts) : words.rollUncalled}
      </span>
    </>
  );
}

function Code({ live }: { readonly live: LiveClass }) {
  if (live.code === undefined || live.codeUntil === undefined) return <>{adminMessages.shell.none}</>;
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
