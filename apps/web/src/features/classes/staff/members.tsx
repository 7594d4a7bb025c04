import type { BatchDetail, BatchMember } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { DataTable } from '../../../staff/data-table.tsx';
import { memberName } from './classes.rules.ts';
import { ImportDialog } from './import-dialog.tsx';
import { usePrintPasswords } from './lists.queries.ts';
import { memberColumns, type MemberWindow } from './member-columns.tsx';
import { EditDialog, MoveDialog, RemoveDialog } from './member-dialogs.tsx';
import { ListMenu } from './list-menu.tsx';
import { OpenDialog } from './open-dialog.tsx';

const words = staffMessages.classes.members;

type Open =
  | { readonly what: 'import' | 'print-all' | 'move-all' }
  | { readonly what: MemberWindow; readonly member: BatchMember };

type Props = {
  readonly batch: BatchDetail;
  /** First passwords that were made, to be shown this once. */
  readonly onPrinted: (printed: NonNullable<ReturnType<typeof usePrintPasswords>['data']>) => void;
};

/** Who is in a class, and what is open for each. */
export function Members({ batch, onPrinted }: Props) {
  const [open, setOpen] = useState<Open>();
  const print = usePrintPasswords(batch.id);
  const close = (): void => setOpen(undefined);
  const mayTeach = batch.rights.includes('teach');
  const printFor = (memberIds: string[]): void =>
    print.mutate(memberIds, {
      onSuccess: (printed) => {
        close();
        onPrinted(printed);
      },
    });
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3 font-[640]">{words.title}</h2>
        {mayTeach && (
          <span className="flex items-center gap-2">
            <Button onClick={() => setOpen({ what: 'import' })}>{words.import}</Button>
            {batch.members.length > 0 && <ListMenu onOpen={(what) => setOpen({ what })} />}
          </span>
        )}
      </div>
      {batch.members.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          columns={memberColumns(
            batch,
            mayTeach ? { onOpen: setOpen, onPrint: (id) => printFor([id]) } : undefined,
          )}
          rows={batch.members}
          rowKey={({ id }) => id}
        />
      )}
      {open && (
        <OpenWindow open={open} batch={batch} busy={print.isPending} onPrint={printFor} onClose={close} />
      )}
    </section>
  );
}

type WindowProps = {
  readonly open: Open;
  readonly batch: BatchDetail;
  readonly busy: boolean;
  readonly onPrint: (memberIds: string[]) => void;
  readonly onClose: () => void;
};

function OpenWindow({ open, batch, busy, onPrint, onClose }: WindowProps) {
  const { id: batchId, members } = batch;
  switch (open.what) {
    case 'import':
      return <ImportDialog batchId={batchId} onPrint={onPrint} onClose={onClose} />;
    case 'print-all':
      return (
        <ConfirmDialog
          question={words.printAllConfirm}
          action={words.printAll}
          busy={busy}
          onConfirm={() => onPrint(members.map(({ id }) => id))}
          onClose={onClose}
        />
      );
    case 'move-all':
      return <MoveDialog batch={batch} members={members} title={words.moveAll} onClose={onClose} />;
    case 'move': {
      const title = fill(words.moveOf, { name: memberName(open.member) });
      return <MoveDialog batch={batch} members={[open.member]} title={title} onClose={onClose} />;
    }
    case 'open':
      return <OpenDialog batch={batch} member={open.member} onClose={onClose} />;
    case 'edit':
      return <EditDialog batchId={batchId} member={open.member} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog batchId={batchId} member={open.member} onClose={onClose} />;
  }
}
