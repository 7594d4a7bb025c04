import { exerciseMarker, freeExerciseId, withExercise } from '@abhyas/content/forms/exercise-block';
import { readText, writeText } from '@abhyas/content/forms/text-form';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { CheckField } from '../../../../ui/check-field.tsx';
import { TextField } from '../../../../ui/field.tsx';
import type { NewExercise } from './exercise-dialog.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';
import { NoForm } from './no-form.tsx';
import { remarkAt } from './remarks.rules.ts';
import { useAssetEdits, useEditing, useForm } from './use-asset-edits.ts';

const { common, text: words } = staffMessages.editors;

const FILE = 'text.md';
const EXERCISES = 'exercises.yaml';
const way = { read: readText, write: writeText };

/** text.md: a lesson. */
export function TextEditor() {
  const { remarks } = useEditing();
  const { form, change } = useForm(FILE, way);
  const edits = useAssetEdits();
  const addExercise = (exercise: NewExercise): string => {
    const before = edits.text(EXERCISES) ?? '';
    const id = freeExerciseId(before);
    edits.edit(EXERCISES, withExercise(before, { ...exercise, id }));
    return exerciseMarker(id);
  };
  if (!form) return <NoForm file={FILE} />;
  const title = remarks.find(({ message }) => message.startsWith('title: '))?.message.slice('title: '.length);
  return (
    <div className="space-y-5">
      <TextField
        label={common.title}
        value={form.title}
        maxLength={80}
        error={title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <CheckField label={common.premium} checked={form.premium} onChange={(premium) => change({ premium })} />
      <MarkdownEditor
        label={words.markdown}
        value={form.markdown}
        height={560}
        error={remarkAt(
          remarks.filter(({ message }) => !message.startsWith('title: ')),
          FILE,
        )}
        onChange={(markdown) => change({ markdown })}
        addExercise={addExercise}
      />
    </div>
  );
}
