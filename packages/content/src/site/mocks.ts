import * as z from 'zod';
import { conceptNames } from '../concepts/concept-ids.ts';
import { unknownConcept } from '../concepts/concept-list.ts';
import { readParts, type Part } from '../courses/kept-parts.ts';
import { isId, oneLine, title } from '../courses/names.ts';
import { checkExercise, type Complain } from '../exercises/check.ts';
import { drawnExercise } from '../exercises/draw.ts';
import { proofsOf } from '../exercises/proofs.ts';
import { exerciseIn, programOf } from '../exercises/shown.ts';
import { exerciseFile, type ExerciseSource } from '../exercises/source.ts';
import { filesOf } from '../files/file-set.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { type Located, readYaml } from '../files/yaml-file.ts';
import { fileName, type Loading, type Translating, translationsOf } from '../loading.ts';
import type { SourceLocation } from '../markdown/drawing.ts';
import type { Concept, Mock, MockGroup, MockItem } from '../release.ts';

/** Kinds whose right answers can be kept from the browser until the end. */
const KINDS: readonly ExerciseSource['kind'][] = ['single', 'multi', 'numeric', 'predict', 'match'];

const PENALTIES = { '1/4': 4, '1/3': 3, '1/2': 2 } as const;

const group = z.strictObject({
  /** Of each item. */
  marks: z.number().min(0.5).max(100).multipleOf(0.25),
  /** Which part of its marks a wrong single choice costs. */
  negative: z.enum(['1/4', '1/3', '1/2']).optional(),
  exercises: exerciseFile.default([]),
  /** Of the bank, with what each asks here. */
  problems: z.array(z.strictObject({ id: z.string(), concept: conceptNames })).default([]),
});
type GroupFile = z.infer<typeof group>;

const mockFile = z.strictObject({
  title,
  summary: oneLine,
  minutes: z.number().int().min(10).max(240),
  /** A set of one subject to practise with, not like a whole examination: it is listed apart. */
  practice: z.boolean().default(false),
  /** Where its concepts are looked up first. */
  courses: z.array(z.string()).default([]),
  sections: z.array(z.strictObject({ title, groups: z.array(group).min(1) })).min(1),
});
type MockFile = z.infer<typeof mockFile>;

const mockWords = z.strictObject({
  title,
  summary: oneLine,
  /** The titles of the sections, in their order. */
  sections: z.array(title),
});

/** `gate-cs.yaml`, and not `gate-cs.hi.yaml`. */
const MOCK_FILE = /^([^.]+)\.yaml$/;

/** What a mock test may name. */
export type Known = {
  readonly problems: ReadonlySet<string>;
  readonly topicIds: ReadonlySet<string>;
  readonly concepts: ReadonlyMap<string, Concept>;
};

type Reading = {
  readonly id: string;
  readonly folder: Folder;
  /** Of its file in the folder, and its path in the content. */
  readonly name: string;
  readonly file: string;
  readonly source: Located<MockFile>;
  readonly known: Known;
};

/** Loads mocks/<id>.yaml in the order of their names: timed tests, each with its versions in other languages. */
export async function loadMocks(folder: Folder | null, known: Known, loading: Loading): Promise<Mock[]> {
  if (!folder) return [];
  const readings = [...folder.files.keys()].flatMap((name): Reading[] => {
    const id = MOCK_FILE.exec(name)?.[1];
    if (id === undefined || !isId(id, { path: pathIn(folder.path, name) }, loading.faults)) return [];
    const file = pathIn(folder.path, name);
    const source = readYaml({ file, text: textOf(folder, name) ?? '' }, mockFile, loading.faults);
    return source ? [{ id, folder, name, file, source, known }] : [];
  });
  for (const reading of readings) checkMock(reading, loading);
  const mocks = await readParts(
    readings.map((reading) => partOf(reading, loading)),
    loading,
  );
  return mocks.filter((mock) => mock !== null);
}

/** Drawing its exercises is what takes long. What it names is looked up at each reading (`checkMock`). */
function partOf(reading: Reading, loading: Loading): Part<Mock> {
  const { id, folder } = reading;
  // A mock test looks at no other one's files.
  const isOwn = (path: string): boolean => !path.endsWith('.yaml') || path.startsWith(`${id}.`);
  const files = new Map([...filesOf(folder)].filter(([path]) => isOwn(path)));
  return { kind: 'mock', files, beside: [folder.path, id], read: () => mockOf(reading, loading) };
}

function mockOf(reading: Reading, loading: Loading): Mock {
  const { id, source } = reading;
  const { title: english, summary, minutes, practice, courses } = source.value;
  const titles = source.value.sections.map((section) => section.title);
  const translations = translationsOf(loading, (each) => versionIn(reading, each));
  return {
    id,
    title: english,
    summary,
    minutes,
    ...(practice && { isPractice: true }),
    topicIds: courses,
    sections: sectionsIn(reading, titles, loading),
    ...translations,
  };
}

function sectionsIn(reading: Reading, titles: readonly string[], loading: Loading): Mock['sections'] {
  return reading.source.value.sections.map(({ groups }, at) => ({
    title: titles[at] ?? '',
    groups: groups.map((each, place): MockGroup => {
      const path = ['sections', at, 'groups', place];
      const { marks, negative, exercises, problems } = each;
      const asked = exercises.map((exercise, index) =>
        itemOf(reading, { exercise, at: [...path, 'exercises', index] }, loading),
      );
      return {
        marks: Math.round(marks * 100),
        ...(negative && { penalty: PENALTIES[negative] }),
        items: [...asked, ...problems.map(({ id, concept }) => ({ id, concepts: concept }))],
      };
    }),
  }));
}

type Placed = { readonly exercise: ExerciseSource; readonly at: readonly PropertyKey[] };

function itemOf({ folder, file, source }: Reading, { exercise, at }: Placed, loading: Loading): MockItem {
  const { lineOf } = source;
  const shown = exerciseIn(exercise, { loading, file, lineOf, at });
  const locationOf = (path: readonly PropertyKey[]): SourceLocation => ({
    file,
    firstLine: lineOf([...at, ...path]),
    folder,
    protectedBy: null,
  });
  const { renderer } = loading;
  const question = shown.question ?? renderer.labels.predictQuestion;
  const phrase = (markdown: string, path: readonly PropertyKey[]): string =>
    renderer.phrase(markdown, locationOf(path));
  return {
    id: exercise.id,
    concepts: exercise.concept,
    html:
      renderer.block(question, locationOf(['question'])) +
      renderer.block(programOf(shown), locationOf(['code'])),
    exercise: drawnExercise(shown, phrase, {}),
  };
}

/** What it names is there, each item once, and what its exercises say fits together. */
function checkMock(reading: Reading, loading: Loading): void {
  const { file, source, known } = reading;
  const { courses, sections } = source.value;
  for (const [at, id] of courses.entries())
    if (!known.topicIds.has(id))
      loading.faults.add(file, source.lineOf(['courses', at]), `There is no course "${id}".`);
  const named = new Set<string>();
  const once = (id: string, path: readonly PropertyKey[]): void => {
    if (named.has(id)) loading.faults.add(file, source.lineOf(path), `The test has "${id}" already.`);
    named.add(id);
  };
  for (const [at, { groups }] of sections.entries()) {
    for (const [place, each] of groups.entries())
      checkGroup(reading, { group: each, at: ['sections', at, 'groups', place], once }, loading);
  }
}

type Checked = {
  readonly group: GroupFile;
  readonly at: readonly PropertyKey[];
  readonly once: (id: string, path: readonly PropertyKey[]) => void;
};

function checkGroup(
  { file, source, known }: Reading,
  { group: { exercises, problems }, at, once }: Checked,
  { faults, snippets }: Loading,
): void {
  const refuseUnknown = (concepts: readonly string[], complain: Complain): void => {
    for (const id of concepts)
      if (!known.concepts.has(id)) complain(['concept'], unknownConcept(id, [...known.concepts.keys()]));
  };
  if (exercises.length + problems.length === 0)
    faults.add(file, source.lineOf(at), 'The group has neither exercises nor problems.');
  for (const [index, exercise] of exercises.entries()) {
    const path = [...at, 'exercises', index];
    const complain: Complain = (below, message) =>
      faults.add(file, source.lineOf([...path, ...below]), `${exercise.id}: ${message}`);
    once(exercise.id, [...path, 'id']);
    if (!KINDS.includes(exercise.kind))
      complain(['kind'], `a test asks ${KINDS.join(', ')}, and no ${exercise.kind}.`);
    checkExercise(exercise, complain);
    refuseUnknown(exercise.concept, complain);
    const line = source.lineOf([...path, 'id']);
    for (const proof of proofsOf(exercise, {})) snippets.push({ ...proof, file, line });
  }
  for (const [index, { id, concept }] of problems.entries()) {
    const path = [...at, 'problems', index];
    const complain: Complain = (below, message) =>
      faults.add(file, source.lineOf([...path, ...below]), message);
    once(id, path);
    refuseUnknown(concept, complain);
    if (!known.problems.has(id)) complain(['id'], `There is no problem "${id}".`);
  }
}

function versionIn(
  reading: Reading,
  loading: Translating,
): Pick<Mock, 'title' | 'summary' | 'sections'> | null {
  const file = fileName(reading.name, loading);
  const text = textOf(reading.folder, file);
  if (text === null) return null;
  const at = pathIn(reading.folder.path, file);
  const words = readYaml({ file: at, text }, mockWords, loading.faults)?.value;
  if (!words) return null;
  const { sections } = reading.source.value;
  if (words.sections.length !== sections.length)
    loading.faults.add(at, 0, `The test has ${sections.length} sections, so there must be as many titles.`);
  return {
    title: words.title,
    summary: words.summary,
    sections: sectionsIn(reading, words.sections, loading),
  };
}
