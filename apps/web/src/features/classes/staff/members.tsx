import type { BatchDetail, BatchMember } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { useRemoveMember } from './classes.queries.ts';
import { ImportDialog } from './import-dialog.tsx';
import { OpenDialog } from './open-dialog.tsx';

const words = staffMessages.classes.members;

type Open = { readonly what: 'import' } | { readonly what: 'open' | 'remove'; readonly member: BatchMember };

/** Who is in a batch, and what is open for each. */
export function Members({ batch }: { readonly batch: BatchDetail }) {
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const mayTeach = batch.rights.includes('teach');
  const titles = new Map(batch.modules.map(({ subtopicId, title }) => [subtopicId, title]));
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3 font-[640]">{words.title}</h2>
        {mayTeach && <Button onClick={() => setOpen({ what: 'import' })}>{words.import}</Button>}
      </div>
      {batch.members.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          columns={columnsWith(titles, mayTeach ? setOpen : undefined)}
          rows={batch.members}
          rowKey={({ id }) => id}
        />
      )}
      {open?.what === 'import' && <ImportDialog batchId={batch.id} onClose={close} />}
      {open?.what === 'open' && <OpenDialog batch={batch} member={open.member} onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog batchId={batch.id} member={open.member} onClose={close} />}
    </section>
  );
}

const nameOf = ({ name, email }: BatchMember): string => name || email;

function columnsWith(
  titles: ReadonlyMap<string, string>,
  onOpen: ((open: Open) => void) | undefined,
): Column<BatchMember>[] {
  const { columns } = words;
  const shown: Column<BatchMember>[] = [
    {
      id: 'learner',
      title: columns.learner,
      cell: (member) => (
        <>
          <span className="font-[550]">{nameOf(member)}</span>
          {member.name !== '' && <span className="block text-small break-all text-soft">{member.email}</span>}
        </>
      ),
    },
    {
      id: 'account',
      title: columns.account,
      cell: ({ registered }) => (
        <Badge tone={registered ? 'good' : 'warn'}>
          {registered ? words.registered : words.notRegistered}
        </Badge>
      ),
    },
    {
      id: 'modules',
      title: columns.modules,
      cell: ({ opened }) => opened.map((id) => titles.get(id) ?? id).join(', ') || staffMessages.shell.none,
    },
  ];
  return onOpen ? [...shown, actionsWith(titles, onOpen)] : shown;
}

function actionsWith(titles: ReadonlyMap<string, string>, onOpen: (open: Open) => void): Column<BatchMember> {
  return {
    id: 'actions',
    title: words.columns.actions,
    cell: (member) => (
      <span className="flex flex-wrap gap-2">
        {member.registered && titles.size > 0 && (
          <Button
            size="small"
            aria-label={fill(words.openOf, { name: nameOf(member) })}
            onClick={() => onOpen({ what: 'open', member })}
          >
            {words.open}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={fill(words.removeOf, { name: nameOf(member) })}
          onClick={() => onOpen({ what: 'remove', member })}
        >
          {words.remove}
        </Button>
      </span>
    ),
  };
}

type RemoveProps = {
  readonly batchId: string;
  readonly member: BatchMember;
  readonly onClose: () => void;
};

function RemoveDialog({ batchId, member, onClose }: RemoveProps) {
  const remove = useRemoveMember(batchId);
  return (
    <ConfirmDialog
      question={fill(words.removeConfirm, { name: nameOf(member) })}
      action={words.remove}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(member.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
