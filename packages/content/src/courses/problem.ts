import type { CodeKey } from '@abhyas/languages/code-keys';
import { TEMPLATES } from '@abhyas/languages/templates';
import { languageOf } from '@abhyas/languages/code-keys';
import { addConcepts } from '../concepts/concept-ids.ts';
import { FaultList } from '../files/faults.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { type Located, readYaml } from '../files/yaml-file.ts';
import { scriptOf } from '../forms/sql-script.ts';
import { fileName, type AssetFolder, type Loading } from '../loading.ts';
import type { Judging, ProblemAsset, ProblemBody, VersionOf, WrongSolution } from '../release-assets.ts';
import { loadEditorial } from './editorial.ts';
import {
  checkerOf,
  DIFFICULTY,
  languagesOf,
  KIND_KEYS,
  limitsOf,
  type ProblemFile,
  problemFile,
} from './problem-file.ts';
import { type SqlTask, sqlTaskOf } from './sql-task.ts';
import { caughtByChecks, type ChecksTask, testsOfChecks } from './checks-task.ts';
import { readCircuitTask } from './circuit-task.ts';
import { readPageTask } from './page-task.ts';
import { loadStatement, NOT_WHOLE } from './statement.ts';
import { readPerLanguage, readSolutions, readWrongSolutions } from './submissions.ts';
import { readTests, testNames } from './test-data.ts';

type Problem = {
  readonly asset: AssetFolder;
  readonly file: string;
  readonly source: Located<ProblemFile>;
  readonly loading: Loading;
  readonly task: SqlTask | null;
  readonly checks: ChecksTask | null;
};

/** Loads a problem: a folder in the shape of a Kattis problem package (docs/how-to/add-a-problem.md). */
export function loadProblem(asset: AssetFolder, loading: Loading): ProblemAsset | null {
  const { id, topicId, subtopicId, folder } = asset;
  const file = pathIn(folder.path, 'problem.yaml');
  const source = readYaml({ file, text: textOf(folder, 'problem.yaml') ?? '' }, problemFile, loading.faults);
  if (!source) return null;
  const { name, summary, difficulty, tags, premium, try_it: tryIt, teaches, needs, continues } = source.value;
  tags.forEach((tag, index) => {
    if (loading.tags.has(tag)) return;
    loading.faults.add(file, source.lineOf(['tags', index]), `The tag "${tag}" is not in content/tags.yaml.`);
  });
  addConcepts(source, { file, course: topicId }, loading);
  const task = sqlTaskOf(source, { folder, file, faults: loading.faults });
  checkLanguages(source, file, loading.faults);
  const checks = checksOf(source.value.kind, folder, loading.faults);
  const problem = { asset, file, source, loading, task, checks };
  const judging = loadJudging(problem);
  const editorial = loadEditorial(asset, { premium, references: judging.references }, loading);
  return {
    type: 'problem',
    id,
    topicId,
    subtopicId,
    title: name,
    premium,
    summary,
    difficulty: DIFFICULTY[difficulty],
    tags,
    tryIt,
    ...(teaches.length > 0 && { teaches }),
    ...(needs.length > 0 && { needs }),
    ...(continues && { continues }),
    body: loadBody(problem),
    judging,
    ...(editorial && { editorial }),
  };
}

/** The named checks of a problem of a kind, or in a language, that has some. */
function checksOf(kind: string | undefined, folder: Folder, faults: FaultList): ChecksTask | null {
  if (kind === 'page') return readPageTask(folder, faults);
  return kind === 'circuit' ? readCircuitTask(folder, faults) : null;
}

/** A kind of problem that is solved in one language is solved in no other, and that language solves no other kind. */
function checkLanguages({ value, lineOf }: Located<ProblemFile>, file: string, faults: FaultList): void {
  const { kind, languages } = value;
  for (const [name, key] of Object.entries(KIND_KEYS)) {
    const { codeName } = languageOf(key);
    const words =
      name === kind
        ? languages?.some((each) => each !== key) &&
          `A problem of the kind ${name} is solved in ${codeName} only.`
        : languages?.includes(key) && `Only a problem of the kind ${name} is solved in ${codeName}.`;
    if (words) faults.add(file, lineOf(['languages']), words);
  }
}

/** Notes what a problem teaches and needs in another course than the one in which it was loaded. */
export function noteConcepts({ folder, topicId }: AssetFolder, loading: Loading): void {
  const file = pathIn(folder.path, 'problem.yaml');
  const source = readYaml({ file, text: textOf(folder, 'problem.yaml') ?? '' }, problemFile, new FaultList());
  if (source) addConcepts(source, { file, course: topicId }, loading);
}

function loadBody({ asset, source, loading, task, checks }: Problem): ProblemBody {
  const { folder } = asset;
  const { premium, hint_video: hintVideo } = source.value;
  const languages = languagesOf(source.value);
  return {
    ...loadWords(asset, { premium, task, checks }, loading),
    hintVideo: hintVideo ?? null,
    languages,
    starter: startersOf(folder, languages, loading),
    customTestcase: checks
      ? Object.fromEntries(languages.map((key) => [key, checks.input]))
      : customTestcases(asset, languages, task),
  };
}

type Words = Pick<ProblemBody, 'problem' | 'sample' | 'extraDescription' | 'hint1' | 'hint2'>;

/** What a learner reads of a problem, in the language that is read. */
type Told = {
  readonly premium: boolean;
  readonly task: SqlTask | null;
  readonly checks: ChecksTask | null;
};

function loadWords({ id, folder }: AssetFolder, { premium, task, checks }: Told, loading: Loading): Words {
  const protectedBy = premium ? id : null;
  const hint = (english: string): string | null => {
    const name = fileName(english, loading);
    const file = pathIn(folder.path, name);
    const text = textOf(folder, name);
    if (text !== null) return loading.renderer.block(text, { file, firstLine: 1, folder, protectedBy });
    if (folder.files.has(english)) loading.faults.add(file, 0, NOT_WHOLE);
    return null;
  };
  return {
    ...loadStatement(folder, { protectedBy, task, checks }, loading),
    hint1: hint('hint1.md'),
    hint2: hint('hint2.md'),
  };
}

const problemWords = problemFile.pick({ name: true, summary: true }).strict();

/** A problem in another language: `problem.hi.yaml` with name and summary, `statement.hi.md` and the hints. */
export function loadTranslatedProblem(
  problem: ProblemAsset,
  asset: AssetFolder,
  loading: Loading,
): VersionOf<ProblemAsset> | undefined {
  const name = fileName('problem.yaml', loading);
  const file = pathIn(asset.folder.path, name);
  const source = readYaml({ file, text: textOf(asset.folder, name) ?? '' }, problemWords, loading.faults);
  const { premium, judging } = problem;
  // What is wrong with the task was told with the English version.
  const task = taskOf(asset.folder);
  const [language] = problem.body.languages;
  const checks = checksOf(language, asset.folder, new FaultList());
  const body = { ...problem.body, ...loadWords(asset, { premium, task, checks }, loading) };
  const editorial = loadEditorial(asset, { premium, references: judging.references }, loading);
  if (!source) return undefined;
  return { title: source.value.name, summary: source.value.summary, body, ...(editorial && { editorial }) };
}

function taskOf(folder: Folder): SqlTask | null {
  const faults = new FaultList();
  const file = pathIn(folder.path, 'problem.yaml');
  const source = readYaml({ file, text: textOf(folder, 'problem.yaml') ?? '' }, problemFile, faults);
  return source ? sqlTaskOf(source, { folder, file, faults }) : null;
}

/** The author's starter per language, or else the language's own template. */
function startersOf(folder: Folder, languages: readonly CodeKey[], loading: Loading): ProblemBody['starter'] {
  const own = readPerLanguage(folder.folders.get('starter'), loading.faults);
  return Object.fromEntries(languages.map((key) => [key, own[key] ?? TEMPLATES[key]]));
}

/** The author's text per language, or else the first sample. */
function customTestcases(
  asset: AssetFolder,
  languages: readonly CodeKey[],
  task: SqlTask | null,
): Partial<Record<CodeKey, string>> {
  const { folder } = asset;
  const sample = folder.folders.get('data')?.folders.get('sample');
  const first = sample ? textOf(sample, `${testNames(sample)[0] ?? ''}.in`) : null;
  const own = textOf(folder, 'ctestcase.txt') ?? first ?? '';
  const text = task ? scriptOf(task.schema, own) : own;
  return Object.fromEntries(languages.map((key) => [key, text]));
}

function loadJudging(problem: Problem): Judging {
  const { asset, file, source, loading, task, checks } = problem;
  const { folder } = asset;
  const { faults, store } = loading;
  const checker = checkerOf(source.value.checker, (name) => textOf(folder, name));
  if (!checker) faults.add(file, source.lineOf(['checker']), "The checker's program is not in this folder.");
  const submissions = folder.folders.get('submissions');
  const references = readSolutions(submissions?.folders.get('accepted'), faults);
  for (const key of languagesOf(source.value)) {
    if (source.value.references === 'some' || references.some((each) => each.key === key)) continue;
    faults.add(file, source.lineOf(['languages']), `There is no accepted solution in ${key}.`);
  }
  const wrongSolutions = readWrongSolutions(submissions, faults);
  requireTooSlow(problem, wrongSolutions);
  const { complexity } = source.value;
  const tell = (words: string): void => faults.add(checks?.file ?? file, 0, words);
  return {
    limits: limitsOf(source.value.limits),
    checker: task ? { kind: 'rows' } : (checker ?? { kind: 'exact' }),
    stopAtFirstFailure: source.value.stop_at_first_failure,
    tests: checks ? testsOfChecks(checks, store) : readTests(folder, { store, faults, task }),
    references,
    wrongSolutions: checks ? caughtByChecks(wrongSolutions, checks, { store, tell }) : wrongSolutions,
    ...(complexity && { complexity }),
  };
}

/** Efficiency that is asked for is proved in every language that is offered: each has a program that is too slow. */
function requireTooSlow({ file, source, loading }: Problem, wrong: readonly WrongSolution[]): void {
  const { complexity } = source.value;
  if (!complexity) return;
  const slow = wrong.filter(({ expected }) => expected === 'time_limit_exceeded');
  for (const key of languagesOf(source.value)) {
    if (slow.some((each) => each.key === key)) continue;
    const line = source.lineOf(['complexity']);
    loading.faults.add(
      file,
      line,
      `No program in submissions/time_limit_exceeded shows that ${complexity.fails} is too slow in ${key}.`,
    );
  }
}
