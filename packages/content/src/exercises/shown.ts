import type { Located } from '../files/yaml-file.ts';
import type { Loading } from '../loading.ts';
import { type ExerciseSource, translationOf } from './source.ts';
import { translated } from './translate.ts';

type Reading = {
  readonly loading: Pick<Loading, 'language' | 'faults'>;
  readonly file: string;
  readonly lineOf: Located<unknown>['lineOf'];
  /** Where the exercise stands in its file. */
  readonly at: readonly PropertyKey[];
};

/** The exercise with its words in the language that is read; one that is not translated is a fault. */
export function exerciseIn(exercise: ExerciseSource, { loading, file, lineOf, at }: Reading): ExerciseSource {
  const { language, faults } = loading;
  if (language === 'en') return exercise;
  const words = translationOf(exercise, language);
  if (!words) {
    faults.add(
      file,
      lineOf([...at, 'id']),
      `${exercise.id}: the text is there in ${language}, so the exercise needs a block ${language}:.`,
    );
    return exercise;
  }
  return translated(exercise, words, (path, message) =>
    faults.add(file, lineOf([...at, language, ...path]), `${exercise.id}: ${language}: ${message}`),
  );
}

/** The program that is shown with the question, as Markdown; what is worked on is drawn in the browser. */
export function programOf(exercise: ExerciseSource): string {
  if (['fix', 'gap', 'parsons'].includes(exercise.kind)) return '';
  const { language = 'text', code } = exercise as { readonly language?: string; readonly code?: string };
  return code === undefined ? '' : `~~~~~~${language}\n${code.trimEnd()}\n~~~~~~`;
}
