import { CATEGORIES, readCategories, type TestFiles } from '@abhyas/content/forms/problem-folder';
import type { ProblemKind } from '@abhyas/content/forms/problem-kinds';
import { SCHEMA_FILE, scriptOf } from '@abhyas/content/forms/sql-script';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';

import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { ExpectedRows } from './expected-rows.tsx';
import { MadeAnswer, useRightSolutions } from './made-answer.tsx';
import { remarkAt } from './remarks.rules.ts';
import { ScriptPreview } from './schema-field.tsx';
import { changesFor, type TestTexts } from './test-changes.ts';
import { useAssetEdits, useEditing } from './use-asset-edits.ts';

const { common, problem: words } = staffMessages.editors;

type Props = { readonly test: TestFiles; readonly kind: ProblemKind; readonly onClose: () => void };

/** One test: its input, its answer and what it is for. Every edit is kept as it is typed. */
export function TestDialog({ test, kind, onClose }: Props) {
  const { remarks } = useEditing();
  const edits = useAssetEdits();
  const said = saidOf(test, (path) => edits.text(path));
  const edit = (part: Partial<TestTexts>): void => edits.change(changesFor(edits, test, part));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fill(words.testOf, { name: test.name })}
      size="large"
      actions={
        <Button variant="primary" onClick={onClose}>
          {common.done}
        </Button>
      }
    >
      <div className="mt-3 space-y-4">
        {test.hidden ? (
          <TextField
            label={words.words}
            hint={words.wordsHint}
            maxLength={80}
            value={said}
            onChange={(event) => edit({ words: event.target.value })}
          />
        ) : (
          <TextArea
            label={words.explanation}
            rows={2}
            className="[&_textarea]:min-h-16"
            value={said}
            onChange={(event) => edit({ words: event.target.value })}
          />
        )}
        <DataField
          label={kind === 'sql' ? words.rows : words.testInput}
          text={edits.text(test.input)}
          error={remarkAt(remarks, test.input)}
          onChange={(input) => edit({ input })}
        />
        {kind === 'sql' && <DataSetPreview rows={edits.text(test.input) ?? ''} />}
        <AnswerField test={test} kind={kind} onChange={(answer) => edit({ answer })} />
        <MadeAnswer test={test} kind={kind} onMade={(answer) => edit({ answer })} />
      </div>
    </Dialog>
  );
}

type AnswerProps = Pick<Props, 'test' | 'kind'> & { readonly onChange: (answer: string) => void };

/** Rows are shown as a table, and made by a right solution as soon as there is one. */
function AnswerField({ test, kind, onChange }: AnswerProps) {
  const { remarks } = useEditing();
  const text = useAssetEdits().text(test.answer);
  const isMade = useRightSolutions().length > 0;
  const field = { text, error: remarkAt(remarks, test.answer), onChange };
  if (kind !== 'sql') return <DataField label={words.testAnswer} {...field} />;
  return (
    <ExpectedRows text={text}>
      <DataField label={words.rowsAnswer} {...field} readOnly={isMade} hint={words.rowsTextHint} />
    </ExpectedRows>
  );
}

/** The tables of a problem of the kind sql with the rows of one data set. */
function DataSetPreview({ rows }: { readonly rows: string }) {
  const schema = useAssetEdits().text(SCHEMA_FILE) ?? '';
  return <ScriptPreview script={scriptOf(schema, rows)} from={scriptOf(schema, '').split('\n').length - 1} />;
}

type DataProps = {
  readonly label: string;
  /** Undefined: too long to be here. */
  readonly text: string | null | undefined;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly readOnly?: boolean;
  readonly onChange: (text: string) => void;
};

function DataField({ label, text, error, hint, readOnly = false, onChange }: DataProps) {
  return (
    <TextArea
      label={label}
      rows={6}
      spellCheck={false}
      className="[&_textarea]:font-code"
      value={text ?? ''}
      disabled={text === undefined}
      readOnly={readOnly}
      hint={text === undefined ? words.testTooLong : hint}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function saidOf(test: TestFiles, textOf: (path: string) => string | null | undefined): string {
  if (test.words !== null) return textOf(test.words) ?? '';
  return readCategories(textOf(CATEGORIES) ?? '')?.[test.name] ?? '';
}
