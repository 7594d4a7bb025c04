import { EXERCISES_FILE } from '@abhyas/content/exercises/exercise-files';
import type { ExerciseForm } from '@abhyas/content/forms/exercise-contents';
import { exerciseMarker, freeExerciseId, withExercise } from '@abhyas/content/forms/exercise-block';
import { readText, writeText } from '@abhyas/content/forms/text-form';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { CheckField } from '../../../../ui/check-field.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { LessonExercises } from './lesson-exercises.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';
import { NoForm } from './no-form.tsx';
import { remarkAt } from './remarks.rules.ts';
import { useAssetEdits, useEditing, useForm } from './use-asset-edits.ts';
import { useLessonTables } from './use-lesson-tables.ts';

const { common, text: words } = staffMessages.editors;

const FILE = 'text.md';
const way = { read: readText, write: writeText };

/** text.md: a lesson. */
export function TextEditor() {
  const { remarks } = useEditing();
  const { form, change } = useForm(FILE, way);
  const edits = useAssetEdits();
  const tables = useLessonTables();
  const addExercise = (exercise: ExerciseForm): string => {
    const before = edits.text(EXERCISES_FILE) ?? '';
    const id = freeExerciseId(before);
    edits.edit(EXERCISES_FILE, withExercise(before, id, exercise));
    if (exercise.kind === 'trace') tables.record();
    return exerciseMarker(id);
  };
  if (!form) return <NoForm file={FILE} />;
  const named = (key: string): string | undefined =>
    remarks
      .find(({ file, message }) => file === FILE && message.startsWith(key))
      ?.message.slice(`${key}: `.length);
  return (
    <div className="space-y-5">
      <TextField
        label={common.title}
        value={form.title}
        maxLength={80}
        error={named('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        label={words.teaches}
        hint={words.teachesHint}
        value={form.teaches}
        error={named('teaches')}
        onChange={(event) => change({ teaches: event.target.value })}
      />
      <TextField
        label={words.needs}
        hint={words.needsHint}
        value={form.needs}
        error={named('needs')}
        onChange={(event) => change({ needs: event.target.value })}
      />
      <CheckField label={common.premium} checked={form.premium} onChange={(premium) => change({ premium })} />
      <MarkdownEditor
        label={words.markdown}
        value={form.markdown}
        height={560}
        error={remarkAt(
          remarks.filter(({ message }) => !/^(title|teaches|needs)\b/.test(message)),
          FILE,
        )}
        onChange={(markdown) => change({ markdown })}
        addExercise={addExercise}
      />
      <LessonExercises tables={tables} />
    </div>
  );
}
