import type { BatchAccess } from '@abhyas/contract/classes-access.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDate } from '../../../lib/dates.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { AskDialog, EndDialog, GiveDialog } from './class-access-dialogs.tsx';
import { classAccessQuery } from './class-access.queries.ts';

const words = staffMessages.payments.classAccess;

const TONES: Readonly<Record<BatchAccess['state'], Tone>> = {
  waiting: 'warn',
  given: 'good',
  rejected: 'plain',
  revoked: 'bad',
};

type Open = { readonly what: 'ask' } | { readonly what: 'give' | 'end'; readonly line: BatchAccess };

/** Plans for classes as a whole: asked for by one, given by another, taken back at once. */
export function ClassAccess() {
  const query = useQuery(classAccessQuery);
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  return (
    <section className="mt-12 border-t border-line pt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-h3 font-[640]">{words.title}</h2>
          <p className="text-soft">{words.lead}</p>
        </div>
        <Button onClick={() => setOpen({ what: 'ask' })}>{words.ask}</Button>
      </div>
      <Loaded query={query} skeleton={<TextSkeleton />}>
        {({ lines }) =>
          lines.length === 0 ? (
            <p className="text-soft">{words.empty}</p>
          ) : (
            <DataTable
              caption={words.title}
              columns={columnsWith((what, line) => setOpen({ what, line }))}
              rows={lines}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
      {open?.what === 'ask' && <AskDialog onClose={close} />}
      {open?.what === 'give' && <GiveDialog line={open.line} onClose={close} />}
      {open?.what === 'end' && <EndDialog line={open.line} onClose={close} />}
    </section>
  );
}

type OnOpen = (what: 'give' | 'end', line: BatchAccess) => void;

function columnsWith(onOpen: OnOpen): Column<BatchAccess>[] {
  const { columns } = words;
  return [
    {
      id: 'batch',
      title: columns.batch,
      cell: ({ batch, askedBy, reason }) => (
        <>
          <span className="font-medium wrap-anywhere">{batch}</span>
          <span className="block text-small wrap-anywhere text-soft">
            {fill(words.by, { asked: askedBy || staffMessages.shell.none, reason })}
          </span>
        </>
      ),
    },
    {
      id: 'plan',
      title: columns.plan,
      cell: ({ planTitle, laterMembers }) => (
        <>
          {planTitle}
          {laterMembers && <span className="block text-small text-soft">{words.withLater}</span>}
        </>
      ),
    },
    { id: 'until', title: columns.until, cell: ({ until }) => formatDate(until) },
    {
      id: 'state',
      title: columns.state,
      cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>,
    },
    { id: 'people', title: columns.people, numeric: true, cell: ({ people }) => people },
    { id: 'actions', title: columns.actions, cell: (line) => <Actions line={line} onOpen={onOpen} /> },
  ];
}

function Actions({ line, onOpen }: { readonly line: BatchAccess; readonly onOpen: OnOpen }) {
  const about = `${line.planTitle}, ${line.batch}`;
  if (line.state === 'rejected' || line.state === 'revoked') return <>{staffMessages.shell.none}</>;
  const waits = line.state === 'waiting';
  const end = waits ? words.reject : words.revoke;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {waits && line.own && <span className="text-small text-soft">{words.own}</span>}
      {waits && !line.own && (
        <Button
          size="small"
          variant="primary"
          aria-label={`${words.give}: ${about}`}
          onClick={() => onOpen('give', line)}
        >
          {words.give}
        </Button>
      )}
      <Button size="small" aria-label={`${end}: ${about}`} onClick={() => onOpen('end', line)}>
        {end}
      </Button>
    </span>
  );
}
