import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useRef, useState } from 'react';

import { showToast } from '../../../ui/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { textOfFile } from './classes.rules.ts';
import { useImportMembers } from './classes.queries.ts';

const words = staffMessages.classes.members;

type Props = { readonly batchId: string; readonly onClose: () => void };

/** A list of learners, from a file or typed; what was wrong with a line is said with its number. */
export function ImportDialog({ batchId, onClose }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const [csv, setCsv] = useState('name,email\n');
  const load = useImportMembers(batchId);
  const read = async (chosen: File): Promise<void> => {
    const text = textOfFile(await chosen.arrayBuffer());
    if (text === null) showToast(words.notUtf8);
    else setCsv(text);
  };
  if (load.data) return <Imported result={load.data} onClose={onClose} />;
  return (
    <FormDialog
      title={words.import}
      size="large"
      action={words.add}
      call={load}
      onSubmit={() => load.mutate(csv)}
      onClose={onClose}
    >
      <Button onClick={() => file.current?.click()}>{words.file}</Button>
      <input
        ref={file}
        type="file"
        accept=".csv,.txt,text/csv"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void read(chosen);
          target.value = '';
        }}
      />
      <TextArea
        label={words.csv}
        hint={words.csvHint}
        value={csv}
        onChange={(event) => setCsv(event.target.value)}
        rows={8}
        spellCheck={false}
        className="font-code"
      />
    </FormDialog>
  );
}

type ImportedProps = {
  readonly result: NonNullable<ReturnType<typeof useImportMembers>['data']>;
  readonly onClose: () => void;
};

function Imported({ result: { added, invited, known, faults }, onClose }: ImportedProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.import}
      size="large"
      actions={
        <Button variant="primary" onClick={onClose}>
          {staffMessages.shell.close}
        </Button>
      }
    >
      <p className="mt-2 font-[550]">{fill(words.result, { added, invited, known })}</p>
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
    </Dialog>
  );
}
