import { linesOnce } from '@abhyas/content/forms/exercise-block';
import type { Row } from '@abhyas/content/forms/exercise-contents';
import { GENERATORS } from '@abhyas/content/exercises/generators';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import Plus from 'lucide-react/icons/plus';

import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { changedItem, movedItem } from './editing.rules.ts';
import { withRow, type FieldShape, type ListShape } from './exercise-shapes.ts';
import { LESSON_LANGUAGES, RECORDED_LANGUAGES } from './languages.ts';
import { CodeField, OrderButtons } from './parts.tsx';

const words = staffMessages.editors.exercise;

/** What can be generated, by its name in the form; before one is chosen there is none. */
const SORTS = [
  { value: '', name: words.sortNone },
  ...GENERATORS.map((value) => ({ value: value as string, name: words.sorts[value] })),
];

const OPTIONS = { language: LESSON_LANGUAGES, recorded: RECORDED_LANGUAGES, sort: SORTS } as const;

/** More rows than learners can look through. */
const MOST_ROWS = 26;

/** What fields depend on beside themselves: the program, its blanks, and whether a piece may fit none. */
export type About = {
  readonly language: string;
  readonly code: string;
  readonly slots: readonly string[];
  readonly isOpen: boolean;
};

type FieldProps = {
  readonly shape: FieldShape;
  readonly row: Row;
  readonly about: About;
  readonly onChange: (part: Row) => void;
};

/** One field of the form, as its shape says. */
export function ShapedField({ shape, row, about, onChange }: FieldProps) {
  const { shownIf } = shape;
  if (shownIf && !shownIf(row)) return null;
  return <Shown shape={shape} row={row} about={about} onChange={onChange} />;
}

function Shown({ shape: { name, label, hint, as }, row, about, onChange }: FieldProps) {
  const value = row[name] ?? '';
  const change = (next: string): void => onChange({ [name]: next });
  const texts = { label, ...(hint !== undefined && { hint }) };
  switch (as) {
    case 'check':
      return (
        <CheckField
          label={label}
          checked={value === 'yes'}
          onChange={(isTicked) => change(isTicked ? 'yes' : '')}
        />
      );
    case 'language':
    case 'recorded':
    case 'sort':
      return <SelectField label={label} value={value} options={OPTIONS[as]} onChange={change} />;
    case 'codeLine':
      return <LineChoice texts={texts} value={value} code={about.code} onChange={change} />;
    case 'slot':
      return <SlotChoice label={label} value={value} about={about} onChange={change} />;
    case 'program':
      return <Program texts={texts} value={value} language={about.language} onChange={change} />;
    case 'line':
      return <TextField {...texts} value={value} onChange={(event) => change(event.target.value)} />;
    case 'code':
      return (
        <TextArea
          {...texts}
          rows={1}
          value={value}
          spellCheck={false}
          className="[&_textarea]:min-h-12 [&_textarea]:font-code"
          onChange={(event) => change(event.target.value)}
        />
      );
  }
}

type ProgramProps = {
  readonly texts: { readonly label: string; readonly hint?: string };
  readonly value: string;
  readonly language: string;
  readonly onChange: (value: string) => void;
};

function Program({ texts: { label, hint }, value, language, onChange }: ProgramProps) {
  const editor = LESSON_LANGUAGES.find((each) => each.value === language)?.editor ?? 'plain';
  return (
    <div>
      <CodeField label={label} language={editor} value={value} height={180} onChange={onChange} />
      {hint !== undefined && <p className="mt-1.5 text-small text-soft">{hint}</p>}
    </div>
  );
}

type LineProps = {
  readonly texts: { readonly label: string; readonly hint?: string };
  readonly value: string;
  readonly code: string;
  readonly onChange: (line: string) => void;
};

function LineChoice({ texts: { label, hint }, value, code, onChange }: LineProps) {
  const lines = linesOnce(code).map(({ number, text }) => ({ value: text, name: `${number}: ${text}` }));
  const isThere = lines.some((line) => line.value === value);
  // A line that was changed meanwhile is still shown: else the choice would change without a word.
  const gone = value === '' ? words.lineNone : fill(words.lineGone, { line: value });
  const options = isThere ? lines : [{ value, name: gone }, ...lines];
  return (
    <div>
      <SelectField label={label} value={value} options={options} onChange={onChange} />
      <p className="mt-1.5 text-small text-soft">{hint}</p>
    </div>
  );
}

type SlotProps = {
  readonly label: string;
  readonly value: string;
  readonly about: About;
  readonly onChange: (slot: string) => void;
};

function SlotChoice({ label, value, about: { slots, isOpen }, onChange }: SlotProps) {
  const named = (slots.length > 0 ? slots : ['1']).map((slot) => ({ value: slot, name: `[[${slot}]]` }));
  const options = isOpen ? [{ value: '', name: words.pieceSlotNone }, ...named] : named;
  const isKnown = options.some((option) => option.value === value);
  // A blank that was taken out of the program is still shown: else the choice would change without a word.
  const all = isKnown ? options : [...options, { value, name: fill(words.slotGone, { slot: value }) }];
  return <SelectField label={label} value={value} options={all} onChange={onChange} />;
}

type ListProps = {
  readonly list: ListShape;
  readonly rows: readonly Row[];
  readonly about: About;
  readonly onChange: (rows: readonly Row[]) => void;
};

/** Rows that are added, moved and deleted: each a group of fields with a name of its own. */
export function ExerciseList({ list, rows, about, onChange }: ListProps) {
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1.5 font-[640]">{list.title}</legend>
      {rows.map((row, at) => {
        const name = fill(list.row, { number: at + 1 });
        return (
          <fieldset key={at} aria-label={name} className="space-y-3 rounded-card border border-line p-3">
            <div className="flex items-center justify-between gap-2">
              <span aria-hidden="true" className="text-small text-soft">
                {name}
              </span>
              <OrderButtons
                name={name}
                at={at}
                count={rows.length}
                onMove={(to) => onChange(movedItem(rows, at, to))}
                onDelete={() => onChange(rows.toSpliced(at, 1))}
              />
            </div>
            {list.fields.map((shape) => (
              <ShapedField
                key={shape.name}
                shape={shape}
                row={row}
                about={about}
                onChange={(part) => onChange(changedItem(rows, at, part))}
              />
            ))}
          </fieldset>
        );
      })}
      {rows.length < MOST_ROWS && (
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => onChange(withRow(list, rows))}
        >
          {list.add}
        </Button>
      )}
    </fieldset>
  );
}
