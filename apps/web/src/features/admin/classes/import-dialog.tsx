import { adminMessages } from '@abhyas/contract/admin-messages';
import { fill } from '@abhyas/contract/fill';
import { useId, useRef, useState, type FormEvent } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { faultText } from '../fault-text.ts';
import { useImportMembers } from './classes.queries.ts';

const words = adminMessages.classes.members;

type Props = { readonly batchId: string; readonly onClose: () => void };

/** A list of learners, from a file or typed; what was wrong with a line is said with its number. */
export function ImportDialog({ batchId, onClose }: Props) {
  const formId = useId();
  const file = useRef<HTMLInputElement>(null);
  const [csv, setCsv] = useState('name,email\n');
  const load = useImportMembers(batchId);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!load.isPending) load.mutate(csv);
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.import}
      size="large"
      actions={
        <>
          <Button onClick={onClose}>{adminMessages.shell.close}</Button>
          <Button type="submit" form={formId} variant="primary" busy={load.isPending}>
            {words.add}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4 pt-2">
        <Button onClick={() => file.current?.click()}>{words.file}</Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv"
          hidden
          onChange={({ target }) => void target.files?.[0]?.text().then(setCsv)}
        />
        <TextArea
          label={words.csv}
          hint={words.csvHint}
          value={csv}
          onChange={(event) => setCsv(event.target.value)}
          error={faultText(load.error)}
          rows={8}
          spellCheck={false}
          className="font-code"
        />
      </form>
      <div aria-live="polite">
        {load.data && (
          <p className="mt-4 font-[550]">
            {fill(words.result, {
              added: load.data.added,
              invited: load.data.invited,
              known: load.data.known,
            })}
          </p>
        )}
        {load.data && load.data.faults.length > 0 && (
          <>
            <p className="mt-3">{words.faults}</p>
            <ul className="mt-1 list-disc pl-5 text-bad">
              {load.data.faults.map((fault) => (
                <li key={`${fault.line} ${fault.msg}`}>{fill(words.line, fault)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
