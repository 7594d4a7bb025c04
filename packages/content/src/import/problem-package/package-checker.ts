import * as z from 'zod';
import { type FileSet, strictText } from '../../files/file-set.ts';
import { FaultList } from '../../files/faults.ts';
import { readYaml } from '../../files/yaml-file.ts';
import { baseName, type Importing } from '../imported.ts';
import { programName } from '../source-files.ts';
import type { CheckerKey } from '../write-problem.ts';
import { adaptCpp, adaptPython } from './adapted-validator.ts';
import { groupFiles } from './package-tests.ts';

export type FoundChecker = { readonly checker: CheckerKey; readonly code: string | null };

type Source = {
  /** Everything below output_validators/ or output_validator/. */
  readonly programs: FileSet;
  readonly programsAt: string;
  readonly custom: boolean;
  readonly flags: readonly string[];
  readonly flagsAt: { readonly file: string; readonly line: number };
};

/** How the package compares outputs, as a checker of ours; null after saying why that cannot be. */
export function findChecker(source: Source, importing: Importing): FoundChecker | null {
  return source.custom ? customChecker(source, importing) : standardChecker(source, importing);
}

const LARGEST_TOLERANCE = 0.1;

const SWITCHES = ['case_sensitive', 'space_change_sensitive'];

/** The format's own comparison: by words, and numbers by distance when a flag says so. */
function standardChecker({ flags, flagsAt }: Source, { notes }: Importing): FoundChecker {
  const note = (message: string): void => notes.add(flagsAt.file, flagsAt.line, message);
  const tolerances = flags.flatMap((flag, index) => toleranceOf(flag, flags[index + 1]) ?? []);
  flags.forEach((flag, index) => {
    const isValue = toleranceOf(flags[index - 1] ?? '', flag) !== null;
    if (!isValue && !SWITCHES.includes(flag) && toleranceOf(flag, flags[index + 1]) === null)
      note(`The validator flag "${flag}" is not known or has no number after it, and is not taken over.`);
  });
  const absolute = Math.max(0, ...tolerances.map((each) => each.absolute));
  const relative = Math.max(0, ...tolerances.map((each) => each.relative));
  if (tolerances.length > 0)
    return { checker: { floats: absolute === relative ? absolute : { absolute, relative } }, code: null };
  if (!flags.includes('case_sensitive'))
    note(
      'The package forgives capital for small letters (no case_sensitive flag); here letters must be the same.',
    );
  return { checker: flags.includes('space_change_sensitive') ? 'exact' : 'tokens', code: null };
}

type Tolerance = { readonly absolute: number; readonly relative: number };

function toleranceOf(flag: string, value: string | undefined): Tolerance | null {
  const kind = /^float_(absolute_|relative_)?tolerance$/.exec(flag);
  const distance = Math.min(LARGEST_TOLERANCE, Number(value));
  if (!kind || !(distance > 0)) return null;
  return {
    absolute: kind[1] === 'relative_' ? 0 : distance,
    relative: kind[1] === 'absolute_' ? 0 : distance,
  };
}

/** A validator of one program, in Python or C++, with the headers that are beside it. */
function customChecker(
  { programs, programsAt, flags }: Source,
  { faults, notes }: Importing,
): FoundChecker | null {
  const sources = [...programs.keys()].filter((path) => /\.(py3?|cc|cpp|cxx|c\+\+)$/i.test(path));
  const [path] = sources;
  if (path === undefined || sources.length > 1) {
    const met = sources.length > 1 ? `${sources.length} programs` : 'no program in Python or C++';
    faults.add(
      programsAt,
      0,
      `The output validator has ${met}; one program of one file, Python or C++, can be taken over.`,
    );
    return null;
  }
  const code = strictText(programs.get(path) ?? new Uint8Array());
  const file = `${programsAt}/${path}`;
  if (code === null) {
    faults.add(file, 0, 'The program is not UTF-8 text.');
    return null;
  }
  const headers = new Map(
    [...programs].flatMap(([name, bytes]): [string, string][] =>
      name === path ? [] : [[baseName(name), strictText(bytes) ?? '']],
    ),
  );
  notes.add(
    file,
    0,
    'The output validator is taken over with its standard input, arguments and feedback folder; verifying shows whether it judges as before.',
  );
  if (programName(path)?.endsWith('.py') === true)
    return { checker: { custom: 'checker.py' }, code: adaptPython(code, flags) };
  return {
    checker: { custom: 'checker.cpp' },
    code: adaptCpp({ code, name: baseName(path), headers }, flags),
  };
}

const groupFlags = z.looseObject({
  output_validator_flags: z.union([z.string(), z.array(z.coerce.string())]).optional(),
  output_validator_args: z.union([z.string(), z.array(z.coerce.string())]).optional(),
});

/** The arguments that test groups give to the validator; one for the whole problem is all that can be kept. */
export function findGroupFlags(data: FileSet, root: string, { notes }: Importing): readonly string[] | null {
  const found = groupFiles(data).flatMap(([path, text]) => {
    const source = readYaml({ file: `${root}/data/${path}`, text }, groupFlags, new FaultList());
    const flags = source?.value.output_validator_args ?? source?.value.output_validator_flags;
    if (flags === undefined) return [];
    return [{ path, flags: typeof flags === 'string' ? flags.split(/\s+/).filter(Boolean) : flags }];
  });
  const [first, ...others] = found;
  for (const { path, flags } of others) {
    if (flags.join(' ') !== first?.flags.join(' '))
      notes.add(
        `${root}/data/${path}`,
        0,
        'Its own validator arguments are not taken over: a problem has one checker for all tests.',
      );
  }
  return first?.flags ?? null;
}
