import { slotsIn, type ExerciseForm } from '@abhyas/content/forms/exercise-block';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { FormDialog } from '../../../../staff/form-dialog.tsx';
import { changedItem } from './editing.rules.ts';
import { LESSON_LANGUAGES } from './languages.ts';
import { CodeField } from './parts.tsx';

const { exercise: words, text } = staffMessages.editors;

/** An exercise has as many pieces as there are letters to name them. */
const MOST_PIECES = 26;

const FIRST: Omit<ExerciseForm, 'id'> = {
  concept: '',
  question: '',
  language: 'c',
  code: '',
  pieces: [
    { text: '', slot: '1', why: '' },
    { text: '', slot: '', why: '' },
  ],
  output: '',
  explain: '',
};

export type NewExercise = typeof FIRST;

type Props = { readonly onInsert: (exercise: NewExercise) => void; readonly onClose: () => void };

/** Asks for a program with blanks and the pieces that go into them. */
export function ExerciseDialog({ onInsert, onClose }: Props) {
  const [form, setForm] = useState(FIRST);
  const change = (part: Partial<NewExercise>): void => setForm({ ...form, ...part });
  const editor = LESSON_LANGUAGES.find(({ value }) => value === form.language)?.editor ?? 'plain';
  const submit = (): void => {
    onClose();
    onInsert(form);
  };
  return (
    <FormDialog
      title={text.exercise}
      action={text.insert}
      call={{ isPending: false, error: null }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.prompt}
        value={form.question}
        onChange={(event) => change({ question: event.target.value })}
      />
      <TextField
        label={words.concept}
        hint={words.conceptHint}
        value={form.concept}
        onChange={(event) => change({ concept: event.target.value })}
      />
      <SelectField
        label={text.codeLanguage}
        value={form.language}
        options={LESSON_LANGUAGES}
        onChange={(language) => change({ language })}
      />
      <CodeField
        label={words.code}
        language={editor}
        value={form.code}
        height={180}
        onChange={(code) => change({ code })}
      />
      <p className="text-small text-soft">{words.codeHint}</p>
      <Pieces form={form} onChange={change} />
      <TextArea
        label={words.output}
        hint={text.codeOutputHint}
        rows={2}
        value={form.output}
        onChange={(event) => change({ output: event.target.value })}
        className="[&_textarea]:min-h-16 [&_textarea]:font-code"
      />
      <TextField
        label={words.explain}
        value={form.explain}
        onChange={(event) => change({ explain: event.target.value })}
      />
    </FormDialog>
  );
}

type PiecesProps = {
  readonly form: NewExercise;
  readonly onChange: (part: Partial<NewExercise>) => void;
};

function Pieces({ form: { code, pieces }, onChange }: PiecesProps) {
  const slots = [
    { value: '', name: words.pieceSlotNone },
    ...slotsIn(code).map((slot) => ({ value: slot, name: `[[${slot}]]` })),
  ];
  const edit = (at: number, part: Partial<ExerciseForm['pieces'][number]>): void =>
    onChange({ pieces: changedItem(pieces, at, part) });
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1.5 font-[640]">{words.pieces}</legend>
      {pieces.map(({ text: piece, slot, why }, at) => (
        <div key={at} className="space-y-2 rounded-card border border-line p-3">
          <TextField
            label={fill(words.pieceText, { number: at + 1 })}
            value={piece}
            className="[&_input]:font-code"
            onChange={(event) => edit(at, { text: event.target.value })}
          />
          <SelectField
            label={words.pieceSlot}
            value={slots.some(({ value }) => value === slot) ? slot : ''}
            options={slots}
            onChange={(next) => edit(at, { slot: next })}
          />
          {slot === '' && (
            <TextField
              label={words.pieceWhy}
              value={why}
              onChange={(event) => edit(at, { why: event.target.value })}
            />
          )}
        </div>
      ))}
      {pieces.length < MOST_PIECES && (
        <Button
          size="small"
          onClick={() => onChange({ pieces: [...pieces, { text: '', slot: '', why: '' }] })}
        >
          {words.addPiece}
        </Button>
      )}
    </fieldset>
  );
}
