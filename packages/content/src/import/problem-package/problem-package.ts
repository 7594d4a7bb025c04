import { type FileSet, filesBelow, strictText } from '../../files/file-set.ts';
import type { Located } from '../../files/yaml-file.ts';
import { idFrom } from '../../forms/folder-order.ts';
import { baseName, type ImportedAsset, type Importing, titleFrom } from '../imported.ts';
import { findSubmissions } from '../source-files.ts';
import { type FoundProblem, writeProblem } from '../write-problem.ts';
import { findChecker, findGroupFlags, type FoundChecker } from './package-checker.ts';
import {
  creditsFrom,
  languagesFrom,
  limitsFrom,
  type PackageFile,
  type PackageSource,
  readPackageFile,
  unfitKind,
} from './package-file.ts';
import { findStatement, type FoundStatement } from './package-statement.ts';
import { findTests, noteOtherData } from './package-tests.ts';

/** Parts of a package that say nothing to this judge; each is named once. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  input_validators: "they check an author's tests",
  input_format_validators: "they check an author's tests",
  input_validator: "they check an author's tests",
  answer_validators: "they check an author's answers",
  generators: 'the tests are taken as they are',
  attachments: 'learners are given the statement and the starter code only',
  include: 'solutions are single files here',
  graders: 'problems are passed or failed',
  solution: 'describe the solution in a text if you like',
};

/** Reads a problem package (legacy-icpc or 2025-09); null after saying why it cannot be judged here. */
export function importPackage(source: PackageSource, importing: Importing): ImportedAsset | null {
  const { root, files } = source;
  const { notes, faults } = importing;
  const file = `${root}/problem.yaml`;
  const located = readPackageFile({ file, bytes: files.get('problem.yaml') }, faults, notes);
  if (!located) return null;
  const unfit = unfitKind(located);
  if (unfit) faults.add(file, unfit.line, unfit.words);
  noteLeftOut(source, importing);
  const tests = testsOf(source, importing);
  const checker = checkerOf(source, located, importing);
  const statement = findStatement(source, located.value.constants ?? {}, importing);
  if (unfit || !checker || !statement || !tests) return null;
  const { value } = located;
  return writeProblem(
    {
      id: idFrom(baseName(root), 'problem'),
      ...wordsOf(value, statement, titleFrom(baseName(root))),
      file,
      ...tests,
      solutions: findSubmissions(filesBelow(files, 'submissions'), `${root}/submissions`, importing),
      checker: checker.checker,
      checkerCode: checker.code,
      limits: limitsFrom(located, { file, notes, statedSeconds: statedSeconds(files) }),
      keywords: value.keywords ?? [],
      languages: languagesFrom(value),
      credits: creditsFrom(value),
      license: value.license ?? null,
    },
    importing,
  );
}

function testsOf(
  { root, files }: PackageSource,
  importing: Importing,
): Pick<FoundProblem, 'samples' | 'hidden'> | null {
  const data = filesBelow(files, 'data');
  const at = { ...importing, root };
  noteOtherData(data, at);
  const samples = findTests(data, 'sample', at);
  const hidden = findTests(data, 'secret', at);
  if (samples.length + hidden.length > 0) return { samples, hidden };
  importing.faults.add(`${root}/data`, 0, 'The package holds no test with its answer.');
  return null;
}

function checkerOf(
  { root, files }: PackageSource,
  { value, lineOf }: Located<PackageFile>,
  importing: Importing,
): FoundChecker | null {
  const folder =
    ['output_validators', 'output_validator'].find((name) => filesBelow(files, name).size > 0) ??
    'output_validators';
  const programs = filesBelow(files, folder);
  const custom = value.validation?.includes('custom') ?? folder === 'output_validator';
  const flags = value.validator_flags ?? findGroupFlags(filesBelow(files, 'data'), root, importing) ?? [];
  const flagsAt = {
    file: `${root}/problem.yaml`,
    line: value.validator_flags ? lineOf(['validator_flags']) : 0,
  };
  return findChecker({ programs, programsAt: `${root}/${folder}`, custom, flags, flagsAt }, importing);
}

/** What a learner reads, in each language that the package has. */
function wordsOf(
  { name = {} }: PackageFile,
  { translations, ...statement }: FoundStatement,
  fallback: string,
): Pick<FoundProblem, 'name' | 'statement' | 'pictures' | 'translations'> {
  const names = typeof name === 'string' ? { en: name } : name;
  const versions = Object.entries(translations);
  return {
    name: names['en'] ?? Object.values(names)[0] ?? statement.name ?? fallback,
    statement: statement.markdown,
    pictures: new Map([...versions.flatMap(([, { pictures }]) => [...pictures]), ...statement.pictures]),
    translations: Object.fromEntries(
      versions.map(([language, { name: title, markdown }]) => [
        language,
        { name: names[language] ?? title, statement: markdown },
      ]),
    ),
  };
}

/** Older packages keep the time limit in a file beside problem.yaml. */
function statedSeconds(files: FileSet): number | null {
  const textOf = (name: string): string => strictText(files.get(name) ?? new Uint8Array()) ?? '';
  const ini = /^\s*timelimit\s*=\s*'?([\d.]+)/m.exec(textOf('domjudge-problem.ini'))?.[1];
  const seconds = Number(ini ?? textOf('.timelimit').trim());
  return seconds > 0 ? seconds : null;
}

function noteLeftOut({ root, files }: PackageSource, { notes }: Importing): void {
  const tops = new Set([...files.keys()].map((path) => path.split('/')[0] ?? ''));
  for (const [name, why] of Object.entries(LEFT_OUT)) {
    if (tops.has(name)) notes.add(`${root}/${name}`, 0, `${name} is not taken over: ${why}.`);
  }
}
