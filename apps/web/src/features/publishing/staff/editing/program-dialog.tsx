import { staffMessages } from '@abhyas/contract/messages.staff';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { FormDialog } from '../../../../staff/form-dialog.tsx';
import { programBlock } from './editing.rules.ts';
import { CodeField, FaultNote } from './parts.tsx';
import { LESSON_LANGUAGES } from './languages.ts';
import { useOutput } from './use-output.ts';

const words = staffMessages.editors.text;

type Props = { readonly onInsert: (block: string) => void; readonly onClose: () => void };

/** Asks for a program that learners run in place, and what it prints. */
export function ProgramDialog({ onInsert, onClose }: Props) {
  const [language, setLanguage] = useState<string>('c');
  const [code, setCode] = useState('');
  const [stdin, setStdin] = useState('');
  const [output, setOutput] = useState('');
  const editor = LESSON_LANGUAGES.find(({ value }) => value === language)?.editor ?? 'plain';
  const { run, busy, fault } = useOutput();
  const make = async (): Promise<void> => {
    const made = await run({ name: `program.${editor}`, code, stdin });
    if (made !== null) setOutput(made);
  };
  const submit = (): void => {
    onClose();
    onInsert(programBlock({ language, code, stdin, output }));
  };
  return (
    <FormDialog
      title={words.code}
      action={words.insert}
      call={{ isPending: false, error: null }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={words.codeLanguage}
        value={language}
        options={LESSON_LANGUAGES}
        onChange={setLanguage}
      />
      <CodeField label={words.codeText} language={editor} value={code} onChange={setCode} height={180} />
      <TextArea
        label={words.codeInput}
        rows={2}
        value={stdin}
        onChange={(event) => setStdin(event.target.value)}
        className="[&_textarea]:min-h-16 [&_textarea]:font-code"
      />
      <div>
        <Button
          size="small"
          icon={<Play size={16} aria-hidden="true" />}
          busy={busy !== null}
          disabled={code.trim() === ''}
          onClick={() => void make()}
        >
          {words.codeRun}
        </Button>
        <FaultNote text={fault} />
      </div>
      <TextArea
        label={words.codeOutput}
        hint={words.codeOutputHint}
        rows={3}
        value={output}
        onChange={(event) => setOutput(event.target.value)}
        className="[&_textarea]:min-h-16 [&_textarea]:font-code"
      />
    </FormDialog>
  );
}
