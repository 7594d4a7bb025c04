import { stringify } from 'yaml';
import { EXERCISES_FILE } from '../exercises/exercise-files.ts';
import { valueOf } from './edit-yaml.ts';
import { exerciseMarker, freeExerciseId } from './exercise-block.ts';
import { isRecord } from './same-value.ts';

/** A lesson's files, by their names: its text in each language, and its exercises. */
type LessonFiles = Readonly<Record<string, string>>;

/** Whether a file of a lesson is its text, in any language. */
const isText = (name: string): boolean => /^text(\.[a-z]+)?\.md$/.test(name);

/** Whether a file of a lesson is one of those that `withImported` changes. */
export const holdsExercises = (name: string): boolean => name === EXERCISES_FILE || isText(name);

/**
 * The files of a lesson that change when imported exercises are put at its end, each with a name of its own and the
 * concept that it practises. Every version of the text places them.
 */
export function withImported(lesson: LessonFiles, imported: string, concept: string): LessonFiles {
  const found = valueOf(imported);
  const fresh = (Array.isArray(found) ? found : []).filter(isRecord);
  let file = lesson[EXERCISES_FILE] ?? '';
  const ids: string[] = [];
  for (const { kind, ...rest } of fresh) {
    const id = freeExerciseId(file);
    const entry = stringify([{ id, kind, concept, ...rest }], { lineWidth: 0, blockQuote: 'literal' });
    file = file.trim() === '' ? entry : `${file.trimEnd()}\n\n${entry}`;
    ids.push(id);
  }
  const markers = ids.map((id) => `${exerciseMarker(id)}\n`).join('\n');
  const texts = Object.entries(lesson).filter(([name]) => isText(name));
  return {
    ...Object.fromEntries(texts.map(([name, text]) => [name, `${text.trimEnd()}\n\n${markers}`])),
    [EXERCISES_FILE]: file,
  };
}
