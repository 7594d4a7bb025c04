import { stringify } from 'yaml';
import { valueOf } from './edit-yaml.ts';
import { exerciseMarker, freeExerciseId } from './exercise-block.ts';
import { isRecord } from './same-value.ts';

/** A lesson's files, by their names: text.md, its versions in other languages, exercises.yaml. */
type LessonFiles = Readonly<Record<string, string>>;

const EXERCISES = 'exercises.yaml';

/**
 * The files of a lesson that change when imported exercises are put at its end, each with a name of its own and the
 * concept that it practises. Every version of the text places them.
 */
export function withImported(lesson: LessonFiles, imported: string, concept: string): LessonFiles {
  const found = valueOf(imported);
  const fresh = (Array.isArray(found) ? found : []).filter(isRecord);
  let file = lesson[EXERCISES] ?? '';
  const ids: string[] = [];
  for (const { kind, ...rest } of fresh) {
    const id = freeExerciseId(file);
    const entry = stringify([{ id, kind, concept, ...rest }], { lineWidth: 0, blockQuote: 'literal' });
    file = file.trim() === '' ? entry : `${file.trimEnd()}\n\n${entry}`;
    ids.push(id);
  }
  const markers = ids.map((id) => `${exerciseMarker(id)}\n`).join('\n');
  const texts = Object.entries(lesson).filter(([name]) => /^text(\.[a-z]+)?\.md$/.test(name));
  return {
    ...Object.fromEntries(texts.map(([name, text]) => [name, `${text.trimEnd()}\n\n${markers}`])),
    [EXERCISES]: file,
  };
}
