import {
  FORM_KINDS,
  type ExerciseForm,
  type FormKind,
  type Row,
} from '@abhyas/content/forms/exercise-contents';
import { slotsIn } from '@abhyas/content/forms/exercise-block';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';

import { TextArea, TextField } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { FormDialog } from '../../../../staff/form-dialog.tsx';
import { ExerciseList, ShapedField } from './exercise-fields.tsx';
import { formOf, SHAPES } from './exercise-shapes.ts';
import { TraceTable } from './trace-table.tsx';

const { exercise: words, text } = staffMessages.editors;

const KINDS = FORM_KINDS.map((value) => ({ value, name: words.kinds[value] }));

type Props = { readonly onInsert: (exercise: ExerciseForm) => void; readonly onClose: () => void };

/** Asks for an exercise: its kind, its question, and what this kind needs. */
export function ExerciseDialog({ onInsert, onClose }: Props) {
  const [form, setForm] = useState(() => formOf('single'));
  const [lists, setLists] = useState<Partial<Record<FormKind, ExerciseForm['lists']>>>({});
  const { kind, fields } = form;
  const change = (part: Row): void => setForm({ ...form, fields: { ...fields, ...part } });
  // Whoever looks at another kind and comes back finds what was typed there.
  const choose = (next: FormKind): void => {
    setLists({ ...lists, [kind]: form.lists });
    const fresh = formOf(next, fields);
    setForm({ ...fresh, lists: lists[next] ?? fresh.lists });
  };
  const submit = (): void => {
    onClose();
    onInsert(form);
  };
  const { code = '', language = '' } = fields;
  const about = { language, code, slots: slotsIn(code), isOpen: kind === 'pieces' };
  return (
    <FormDialog
      title={text.exercise}
      action={text.insert}
      size="large"
      call={{ isPending: false, error: null }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField label={words.kind} value={kind} options={KINDS} onChange={choose} />
      <p className="text-small text-soft">{words.kindHints[kind]}</p>
      <TextArea
        label={words.prompt}
        rows={2}
        {...(kind === 'predict' && { hint: words.promptOptional })}
        value={fields['question'] ?? ''}
        onChange={(event) => change({ question: event.target.value })}
        className="[&_textarea]:min-h-16"
      />
      <TextField
        label={words.concept}
        hint={words.conceptHint}
        value={fields['concept'] ?? ''}
        onChange={(event) => change({ concept: event.target.value })}
      />
      {SHAPES[kind].fields.map((shape) => (
        <ShapedField
          key={`${kind} ${shape.name}`}
          shape={shape}
          row={fields}
          about={about}
          onChange={change}
        />
      ))}
      {SHAPES[kind].lists.map((list) => (
        <ExerciseList
          key={`${kind} ${list.name}`}
          list={list}
          rows={form.lists[list.name] ?? []}
          about={about}
          onChange={(rows) => setForm({ ...form, lists: { ...form.lists, [list.name]: rows } })}
        />
      ))}
      {kind === 'trace' && <TraceTable form={form} />}
      <TextArea
        label={words.explain}
        rows={2}
        value={fields['explain'] ?? ''}
        onChange={(event) => change({ explain: event.target.value })}
        className="[&_textarea]:min-h-16"
      />
    </FormDialog>
  );
}
