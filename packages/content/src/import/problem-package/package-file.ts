import { CODE_KEYS, type CodeKey, languageOf } from '@abhyas/languages/code-keys';
import * as z from 'zod';
import { type FileSet, strictText } from '../../files/file-set.ts';
import type { FaultList } from '../../files/faults.ts';
import { type Located, readYaml } from '../../files/yaml-file.ts';
import { lineOfBadByte, NOT_UTF8 } from '../imported.ts';

/** A package in an archive: its files by their paths in it, and where it stands. */
export type PackageSource = { readonly root: string; readonly files: FileSet };

const texts = z
  .union([z.string(), z.array(z.union([z.string(), z.number()]).transform(String))])
  .transform((value) => (Array.isArray(value) ? value : value.split(/\s+/).filter(Boolean)));
const number = z.union([z.number(), z.string().transform(Number)]).pipe(z.number().positive());

/** problem.yaml of both versions of the format (legacy-icpc and 2025-09), as far as it matters here. */
const packageFile = z.looseObject({
  problem_format_version: z.unknown().transform(String).optional(),
  name: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  type: texts.optional(),
  validation: texts.optional(),
  validator_flags: texts.optional(),
  keywords: texts.optional(),
  languages: texts.optional(),
  license: z.string().optional(),
  author: z.unknown().optional(),
  credits: z.unknown().optional(),
  source: z.unknown().optional(),
  rights_owner: z.unknown().optional(),
  constants: z.record(z.string(), z.unknown().transform(String)).nullish(),
  limits: z
    .looseObject({ time_limit: number.optional(), memory: number.optional(), output: number.optional() })
    .nullish(),
});
export type PackageFile = z.infer<typeof packageFile>;

/** Keys that are read, or that say nothing to a learner. */
const READ = new Set(
  'problem_format_version name type validation validator_flags keywords languages license author credits source source_url rights_owner limits uuid version constants'.split(
    ' ',
  ),
);
const VERSIONS = /^(legacy(-icpc)?|2023-07(-draft)?|2025-09(-draft)?|draft)$/;
const READ_LIMITS = new Set([
  'time_limit',
  'memory',
  'output',
  'time_multiplier',
  'time_safety_margin',
  'time_multipliers',
  'time_resolution',
]);

export function readPackageFile(
  { file, bytes = new Uint8Array() }: { readonly file: string; readonly bytes: Uint8Array | undefined },
  faults: FaultList,
  notes: FaultList,
): Located<PackageFile> | null {
  const text = strictText(bytes);
  if (text === null) {
    faults.add(file, lineOfBadByte(bytes), NOT_UTF8);
    return null;
  }
  const located = readYaml({ file, text }, packageFile, faults);
  if (located) noteUnread(located, (keys, message) => notes.add(file, located.lineOf(keys), message));
  return located;
}

function noteUnread({ value }: Located<PackageFile>, note: (keys: string[], message: string) => void): void {
  const version = value.problem_format_version ?? 'legacy';
  if (!VERSIONS.test(version))
    note(
      ['problem_format_version'],
      `The version "${version}" of the format is not known here; it is read as 2025-09.`,
    );
  for (const key of Object.keys(value)) {
    if (!READ.has(key)) note([key], `"${key}" is not taken over.`);
  }
  for (const key of Object.keys(value.limits ?? {})) {
    if (!READ_LIMITS.has(key)) note(['limits', key], `The limit "${key}" is not taken over.`);
  }
}

/** What this judge cannot do, or null: only problems that are passed or failed on standard input and output. */
export function unfitKind({
  value,
  lineOf,
}: Located<PackageFile>): { readonly line: number; readonly words: string } | null {
  const kinds = [...(value.type ?? []), ...(value.validation ?? [])];
  const unfit = kinds.find((kind) =>
    ['interactive', 'multi-pass', 'submit-answer', 'scoring', 'score'].includes(kind),
  );
  if (unfit === undefined) return null;
  const key = value.type?.includes(unfit) ? 'type' : 'validation';
  return {
    line: lineOf([key]),
    words: `The problem is of the kind "${unfit}"; only problems that are passed or failed by their output can be judged here.`,
  };
}

const LIMITS = { time_limit: [0.1, 10], memory: [16, 1024], output: [0.01, 16] } as const;
/** Time for who states none, and what the format itself grants where we have room for it. */
const UNSTATED = { time_limit: 2, memory: 512, output: 8 };

/** The limits within what is possible here. `statedSeconds` is a time limit that is beside problem.yaml. */
export function limitsFrom(
  { value, lineOf }: Located<PackageFile>,
  {
    file,
    notes,
    statedSeconds,
  }: { readonly file: string; readonly notes: FaultList; readonly statedSeconds: number | null },
): { time_limit: number; memory: number; output: number } {
  const request = { ...value.limits, time_limit: value.limits?.time_limit ?? statedSeconds ?? undefined };
  const within = (key: keyof typeof LIMITS): number => {
    const wanted = request[key];
    if (wanted === undefined) return UNSTATED[key];
    const [low, high] = LIMITS[key];
    const granted = Math.min(high, Math.max(low, key === 'memory' ? Math.round(wanted) : wanted));
    if (granted !== wanted)
      notes.add(
        file,
        lineOf(['limits', key]),
        `${key} is ${wanted}; it may be ${low} to ${high} here, so it is ${granted} now.`,
      );
    return granted;
  };
  if (request.time_limit === undefined)
    notes.add(
      file,
      0,
      `The package states no time limit: it is ${UNSTATED.time_limit} seconds now; verifying shows how long the solutions take.`,
    );
  return { time_limit: within('time_limit'), memory: within('memory'), output: within('output') };
}

const KEYS = new Map<string, CodeKey>(
  CODE_KEYS.flatMap((key) => languageOf(key).elsewhere.packages.map((name) => [name, key] as const)),
);

/** The languages a package allows, as ours; null when it allows all of them. */
export function languagesFrom({ languages }: PackageFile): string[] | null {
  if (!languages || languages.includes('all')) return null;
  const keys = [...new Set(languages.flatMap((name) => KEYS.get(name) ?? []))];
  return keys.length > 0 ? keys : null;
}

/** Who made the problem, in one line. */
export function creditsFrom({ author, credits, source, rights_owner: owner }: PackageFile): string | null {
  const words = [author, credits, source, owner].flatMap(wordsIn);
  const line = [...new Set(words)].join('; ');
  return line === '' ? null : line.slice(0, 400);
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\s*<[^<>]*@[^<>]*>/g, '').trim()].filter(Boolean);
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  // A person is named, not written to: addresses stay with the package.
  return 'name' in value ? wordsIn(value.name) : Object.values(value).flatMap(wordsIn);
}
