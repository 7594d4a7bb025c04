import type { ImportPreview } from '@abhyas/contract/classes-lists.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useRef, useState } from 'react';

import { showToast } from '../../../ui/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { RosterButton } from '../../lti/staff/roster-button.tsx';
import { textOfFile } from './classes.rules.ts';
import { ImportPreviewDialog } from './import-preview.tsx';
import { usePreviewImport } from './lists.queries.ts';

const words = staffMessages.classes.members;

type Props = {
  readonly batchId: string;
  /** Those who were added without an account, when their first passwords are to be printed. */
  readonly onPrint: (memberIds: string[]) => void;
  readonly onClose: () => void;
};

/** A list of learners, from a file or typed; then what it would change; only then it is changed. */
export function ImportDialog({ batchId, onPrint, onClose }: Props) {
  const [csv, setCsv] = useState('roll number,name,email,section\n');
  const [preview, setPreview] = useState<ImportPreview>();
  if (preview) {
    const back = (): void => setPreview(undefined);
    return <ImportPreviewDialog {...{ batchId, csv, preview, onPrint, onClose }} onBack={back} />;
  }
  return <ListForm batchId={batchId} csv={csv} onChange={setCsv} onPreview={setPreview} onClose={onClose} />;
}

type FormProps = {
  readonly batchId: string;
  readonly csv: string;
  readonly onChange: (csv: string) => void;
  readonly onPreview: (preview: ImportPreview) => void;
  readonly onClose: () => void;
};

function ListForm({ batchId, csv, onChange, onPreview, onClose }: FormProps) {
  const file = useRef<HTMLInputElement>(null);
  const ask = usePreviewImport(batchId);
  const read = async (chosen: File): Promise<void> => {
    const text = textOfFile(await chosen.arrayBuffer());
    if (text === null) showToast(words.notUtf8);
    else onChange(text);
  };
  return (
    <FormDialog
      title={words.import}
      size="large"
      action={words.preview}
      call={ask}
      onSubmit={() => ask.mutate(csv, { onSuccess: onPreview })}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => file.current?.click()}>{words.file}</Button>
        <RosterButton batchId={batchId} onRead={onChange} />
      </div>
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
        onChange={(event) => onChange(event.target.value)}
        rows={8}
        spellCheck={false}
        className="font-code"
      />
    </FormDialog>
  );
}
