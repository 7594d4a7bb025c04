import type { ImportPreview, ListEntry, PlannedLine } from '@abhyas/contract/classes-lists.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';

import { countText } from '../../../lib/counts.ts';
import { faultText } from '../../../staff/fault-text.ts';
import { RadioChoices } from '../../../staff/radio-choices.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useImportMembers } from './lists.queries.ts';

const words = staffMessages.classes.members;

type Without = 'invite' | 'print' | 'neither';

type Props = {
  readonly batchId: string;
  readonly csv: string;
  readonly preview: ImportPreview;
  readonly onBack: () => void;
  readonly onPrint: (memberIds: string[]) => void;
  readonly onClose: () => void;
};

/** What a list would change, line by line, and what those get who have no account. */
export function ImportPreviewDialog({ batchId, csv, preview, onBack, onPrint, onClose }: Props) {
  const [without, setWithout] = useState<Without>('invite');
  const load = useImportMembers(batchId);
  const { lines, set } = preview;
  const strangers = lines.some(({ known, before }) => !known && !before);
  const apply = (): void =>
    load.mutate(
      { csv, set, invite: without === 'invite' },
      {
        onSuccess: ({ withoutAccount }) => {
          onClose();
          if (without === 'print' && withoutAccount.length > 0) onPrint(withoutAccount);
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.import}
      description={words.previewLead}
      size="large"
      actions={
        <>
          <Button onClick={onBack}>{words.back}</Button>
          <Button variant="primary" busy={load.isPending} disabled={lines.length === 0} onClick={apply}>
            {words.apply}
          </Button>
        </>
      }
    >
      <Summary preview={preview} />
      {lines.length > 0 && <Lines lines={lines} />}
      {strangers && (
        <RadioChoices
          legend={words.withoutAccount}
          choices={WITHOUT_ACCOUNT}
          chosen={without}
          onChoose={setWithout}
        />
      )}
      <p role="alert" className="mt-3 text-small text-bad empty:hidden">
        {faultText(load.error)}
      </p>
    </Dialog>
  );
}

function Summary({ preview: { lines, unchanged, missing, faults } }: { readonly preview: ImportPreview }) {
  const added = lines.filter(({ before }) => !before).length;
  const counts = [
    lines.length === 0 && faults.length === 0 && words.nothing,
    added > 0 && countText(words.new, added),
    lines.length > added && countText(words.changing, lines.length - added),
    unchanged > 0 && countText(words.same, unchanged),
    missing > 0 && countText(words.missing, missing),
  ];
  return (
    <>
      <p className="mt-2 font-medium">{counts.filter(Boolean).join(' ')}</p>
      {faults.length > 0 && (
        <>
          <p className="mt-3">{words.faults}</p>
          <ul className="mt-1 list-disc pl-5 text-bad">
            {faults.map((fault) => (
              <li key={`${fault.line} ${fault.msg}`}>{fill(words.line, fault)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const CELLS: readonly (keyof ListEntry)[] = ['rollNumber', 'name', 'email', 'section'];

function Lines({ lines }: { readonly lines: readonly PlannedLine[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {lines.map(({ line, before, after }) => (
        <li key={line} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
          <Badge tone={before ? 'note' : 'good'}>{before ? words.changedBadge : words.newBadge}</Badge>
          {CELLS.map((cell) => (
            <EntryCell key={cell} before={before?.[cell]} after={after[cell]} />
          ))}
        </li>
      ))}
    </ul>
  );
}

type CellProps = { readonly before: string | undefined; readonly after: string };

function EntryCell({ before, after }: CellProps) {
  const changed = before !== undefined && before !== after;
  if (after === '' && !changed) return null;
  return (
    <span className="min-w-0 break-words">
      <span className={changed ? 'font-[600]' : undefined}>{after}</span>
      {changed && (
        <span className="block text-small text-soft">
          {fill(words.was, { before: before === '' ? staffMessages.shell.none : before })}
        </span>
      )}
    </span>
  );
}

/** What becomes of who has no account yet. */
const WITHOUT_ACCOUNT = [
  { value: 'invite', label: words.invite, hint: words.inviteHint },
  { value: 'print', label: words.print, hint: words.printHint },
  { value: 'neither', label: words.neither, hint: words.neitherHint },
] as const;
