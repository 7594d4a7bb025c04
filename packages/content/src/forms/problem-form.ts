import { CODE_KEYS, type CodeKey, USUAL_KEYS } from '@abhyas/languages/code-keys';
import { PLAIN_CHECKERS } from './checker-kinds.ts';
import { editYaml, valueOf } from './edit-yaml.ts';
import { flag, idsIn, idsOut, isFlag, numberOr, optional, textIn } from './fields.ts';
import { PROBLEM_KINDS, type ProblemKind } from './problem-kinds.ts';
import { isRecord, same } from './same-value.ts';

export const CHECKER_KINDS = [...PLAIN_CHECKERS, 'floats', 'custom'] as const;
export type CheckerKind = (typeof CHECKER_KINDS)[number];

/** Only the fields of its kind are read. Numbers are what was typed. */
export type CheckerForm = {
  readonly kind: CheckerKind;
  readonly absolute: string;
  readonly relative: string;
  /** Name of the program beside problem.yaml. */
  readonly program: string;
};

/** problem.yaml as a form. */
export type ProblemForm = {
  readonly kind: ProblemKind;
  readonly name: string;
  readonly summary: string;
  readonly difficulty: string;
  readonly tags: readonly string[];
  /** Ids of the concepts that it teaches and takes as known, with commas between them. */
  readonly teaches: string;
  readonly needs: string;
  readonly premium: boolean;
  readonly tryIt: boolean;
  readonly limits: { readonly time: string; readonly memory: string; readonly output: string };
  readonly checker: CheckerForm;
  /** Of the kind sql: whether the order of the rows matters, and the names of the columns. */
  readonly rows: { readonly ordered: boolean; readonly names: boolean };
  readonly stopAtFirstFailure: boolean;
  readonly languages: readonly CodeKey[];
  /** True: offered also in languages without a right solution. */
  readonly someReferences: boolean;
  readonly hintVideo: string;
  readonly credits: string;
  readonly license: string;
};

const LIMITS = { time: 'time_limit', memory: 'memory', output: 'output' } as const;
/** As the loader has them (courses/problem-file.ts). */
const DEFAULT_LIMITS = { time: '1', memory: '256', output: '1' } as const;
const DEFAULT_CHECKER: CheckerForm = {
  kind: 'trailing-space',
  absolute: '1e-6',
  relative: '1e-6',
  program: 'checker.py',
};

/** Null: the file is in no shape that a form could hold; it is edited as a file. */
export function readProblem(text: string): ProblemForm | null {
  const value = valueOf(text);
  if (!isRecord(value)) return null;
  const checker = checkerIn(value['checker']);
  const limits = value['limits'] ?? {};
  const solved = kindIn(value);
  const languages = value['languages'] ?? usualOf(solved?.kind);
  const tags = value['tags'] ?? [];
  const flags = ['premium', 'try_it', 'stop_at_first_failure'];
  if (!solved || !checker || !isRecord(limits) || !Array.isArray(languages) || !Array.isArray(tags))
    return null;
  if (flags.some((key) => !isFlag(value[key]))) return null;
  const limit = (key: keyof typeof LIMITS): string => textIn(limits[LIMITS[key]]) || DEFAULT_LIMITS[key];
  return {
    ...solved,
    name: textIn(value['name']),
    summary: textIn(value['summary']),
    difficulty: textIn(value['difficulty']),
    tags: tags.map((tag) => textIn(tag)),
    teaches: idsIn(value['teaches']),
    needs: idsIn(value['needs']),
    premium: value['premium'] === true,
    tryIt: value['try_it'] === true,
    limits: { time: limit('time'), memory: limit('memory'), output: limit('output') },
    checker,
    stopAtFirstFailure: value['stop_at_first_failure'] === true,
    languages: CODE_KEYS.filter((key) => languages.includes(key)),
    someReferences: value['references'] === 'some',
    hintVideo: textIn(value['hint_video']),
    credits: textIn(value['credits']),
    license: textIn(value['license']),
  };
}

/** How it is solved, and how rows of SQL are compared. */
function kindIn(value: Record<string, unknown>): Pick<ProblemForm, 'kind' | 'rows'> | null {
  const kind = PROBLEM_KINDS.find((each) => each === (value['kind'] ?? 'program'));
  const rows = value['rows'] ?? {};
  if (!kind || !isRecord(rows) || !isFlag(rows['ordered']) || !isFlag(rows['names'])) return null;
  return { kind, rows: { ordered: rows['ordered'] === true, names: rows['names'] === true } };
}

export function writeProblem(text: string, form: ProblemForm): string {
  const value = valueOf(text);
  const old = isRecord(value) ? value : {};
  const before = readProblem(text);
  /** What was not changed in the form is written as it stands: nothing, where the default is meant. */
  const kept = (key: string, changed: boolean, next: unknown): unknown => (changed ? next : old[key]);
  return editYaml(text, {
    ...old,
    name: form.name,
    summary: form.summary,
    difficulty: form.difficulty,
    tags: form.tags,
    teaches: idsOut(form.teaches, old['teaches']),
    needs: idsOut(form.needs, old['needs']),
    kind: kept('kind', (before?.kind ?? 'program') !== form.kind, kindOut(form)),
    premium: flag(form.premium, old['premium']),
    try_it: flag(form.tryIt, old['try_it']),
    limits: limitsOut(form, old['limits']),
    checker: kept(
      'checker',
      !same(before?.checker ?? DEFAULT_CHECKER, form.checker),
      same(form.checker, DEFAULT_CHECKER) ? undefined : checkerOut(form.checker),
    ),
    rows: kept('rows', !same(before?.rows ?? NO_RULES, form.rows), rowsOut(form)),
    stop_at_first_failure: flag(form.stopAtFirstFailure, old['stop_at_first_failure']),
    languages: kept('languages', !same(before?.languages ?? USUAL_KEYS, form.languages), languagesOut(form)),
    references: kept('references', before?.someReferences !== form.someReferences, referencesOut(form)),
    hint_video: optional(form.hintVideo),
    credits: optional(form.credits),
    license: optional(form.license),
  });
}

/** The languages of a problem that lists none. */
const usualOf = (kind: ProblemKind = 'program'): readonly CodeKey[] =>
  kind === 'program' ? USUAL_KEYS : [kind];

/** The form of a problem that is to be of another kind: what only the kind before had is left out. */
export const ofKind = (kind: ProblemKind): Pick<ProblemForm, 'kind' | 'languages' | 'checker' | 'rows'> => ({
  kind,
  languages: usualOf(kind),
  checker: DEFAULT_CHECKER,
  rows: NO_RULES,
});

const NO_RULES = { ordered: false, names: false };

const kindOut = ({ kind }: ProblemForm): ProblemKind | undefined => (kind === 'program' ? undefined : kind);

/** A kind with a language of its own says that by itself. */
const languagesOut = ({ kind, languages }: ProblemForm): readonly CodeKey[] | undefined =>
  same(languages, usualOf(kind)) ? undefined : languages;

function rowsOut({ rows }: ProblemForm): Record<string, boolean> | undefined {
  const said = Object.entries(rows).filter(([, isAsked]) => isAsked);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

function referencesOut({ someReferences }: ProblemForm): string | undefined {
  return someReferences ? 'some' : undefined;
}

function limitsOut({ limits }: ProblemForm, old: unknown): Record<string, unknown> | undefined {
  const before = isRecord(old) ? old : {};
  const written = { ...before };
  for (const [key, name] of Object.entries(LIMITS) as [keyof typeof LIMITS, string][]) {
    if (before[name] !== undefined || limits[key] !== DEFAULT_LIMITS[key])
      written[name] = sameNumber(before[name], limits[key]) ? before[name] : numberOr(limits[key]);
  }
  return Object.keys(written).length > 0 || isRecord(old) ? written : undefined;
}

function sameNumber(old: unknown, typed: string): boolean {
  return old !== undefined && Number(old) === Number(typed);
}

function checkerIn(value: unknown): CheckerForm | null {
  if (value === undefined) return DEFAULT_CHECKER;
  if (typeof value === 'string') {
    const kind = PLAIN_CHECKERS.find((each) => each === value);
    return kind ? { ...DEFAULT_CHECKER, kind } : null;
  }
  if (!isRecord(value) || Object.keys(value).length !== 1) return null;
  const { floats, custom } = value;
  if (typeof custom === 'string') return { ...DEFAULT_CHECKER, kind: 'custom', program: custom };
  if (typeof floats === 'number')
    return { ...DEFAULT_CHECKER, kind: 'floats', absolute: String(floats), relative: String(floats) };
  if (!isRecord(floats)) return null;
  const { absolute, relative } = floats;
  return { ...DEFAULT_CHECKER, kind: 'floats', absolute: textIn(absolute), relative: textIn(relative) };
}

function checkerOut({ kind, absolute, relative, program }: CheckerForm): unknown {
  if (kind === 'custom') return { custom: program };
  if (kind !== 'floats') return kind;
  const both = { absolute: numberOr(absolute), relative: numberOr(relative) };
  return { floats: both.absolute === both.relative ? both.absolute : both };
}
