import { pathIn, textOf } from '../files/folder.ts';
import { type Located, readYaml } from '../files/yaml-file.ts';
import type { AssetFolder, Loading } from '../loading.ts';
import {
  type DrawnSteps,
  type DrawSteps,
  RECORDINGS_FILE,
  type RecordedSteps,
  recordingsFile,
  STEPS_FILE,
  stepsFile,
  stepsKey,
  type SteppedSource,
} from './steps-file.ts';

/** Programs of a lesson that open stepped, waiting to be placed in its text. */
export type LessonSteps = {
  readonly draw: DrawSteps;
  /** Says which ones the text left out. */
  readonly refuseMissing: () => void;
};

/** Reads steps.yaml and recordings.yaml of a lesson, in the language that is read now. */
export function loadSteps({ folder }: AssetFolder, loading: Loading): LessonSteps {
  const file = pathIn(folder.path, STEPS_FILE);
  const source: Located<SteppedSource[]> | null = readYaml(
    { file, text: textOf(folder, STEPS_FILE) ?? '[]' },
    stepsFile,
    loading.faults,
  );
  const text = textOf(folder, RECORDINGS_FILE) ?? '{}';
  const recordings =
    readYaml({ file: pathIn(folder.path, RECORDINGS_FILE), text }, recordingsFile, loading.faults)?.value ??
    {};
  const placed = new Set<string>();
  return {
    draw: (id, program) => {
      const stepped = source?.value.find((each) => each.id === id);
      if (!stepped) return `There is no "${id}" in ${STEPS_FILE} beside this text.`;
      if (placed.has(id)) return `"${id}" of ${STEPS_FILE} is placed twice.`;
      placed.add(id);
      const recorded = recordings[id];
      if (recorded?.of !== stepsKey(program, stepped)) return NOT_RECORDED;
      const words = wordsIn(stepped, loading.language);
      return words ? drawn(stepped, recorded, words) : `${STEPS_FILE}: "${id}" lacks ${loading.language}.`;
    },
    refuseMissing: () => {
      for (const [at, { id }] of (source?.value ?? []).entries()) {
        if (placed.has(id)) continue;
        const fault = `The text does not place "${id}": write trace=${id} at its program.`;
        loading.faults.add(file, source?.lineOf([at, 'id']) ?? 1, fault);
      }
    },
  };
}

const NOT_RECORDED =
  'The steps of this program as it stands are not recorded: run npm run content:trace, with the id of the lesson.';

function wordsIn({ say }: SteppedSource, language: Loading['language']): string[] | null {
  const words = say.flatMap(({ text, in: others }) =>
    language === 'en' ? [text] : (others[language] ?? []),
  );
  return words.length === say.length ? words : null;
}

function drawn({ watch }: SteppedSource, recorded: RecordedSteps, words: readonly string[]): DrawnSteps {
  const { output, recording, open, said } = recorded;
  return { json: JSON.stringify({ output, recording, open, watch, words, said }), recorded };
}
