import { readdirSync, readFileSync } from 'node:fs';

import type { LanguageIndex } from '@abhyas/languages/index';

/** A program with the mistake that it makes, or a right one. */
type KnownProgram = {
  readonly name: string;
  readonly language: LanguageIndex;
  readonly code: string;
};

type KnownMistake = KnownProgram & {
  readonly stdin: string;
  readonly line: number;
  /** What is said of it. */
  readonly report: RegExp;
  /** The variable that is named, and the cell of it that was meant; fits anything where the program says nothing of it. */
  readonly about: RegExp;
};

/** Begins what is said of the mistake in its line: the report and, after a bar, what it is about. */
const MARK = '/* MISTAKE: ';
const INPUT = '/* INPUT: ';
const END = ' */';

function between(line: string, mark: string): string | undefined {
  const [from, to] = [line.indexOf(mark), line.lastIndexOf(END)];
  return from === -1 ? undefined : line.slice(from + mark.length, to);
}

const programsIn = (folder: string): KnownProgram[] => {
  const place = new URL(`${folder}/`, import.meta.url);
  return readdirSync(place)
    .toSorted()
    .map((name) => ({
      name,
      language: name.endsWith('.c') ? 0 : 3,
      code: readFileSync(new URL(name, place), 'utf8'),
    }));
};

/** Small programs of C and C++ that each make one mistake, which is marked in it. */
export function knownMistakes(): KnownMistake[] {
  return programsIn('mistakes').map((program) => {
    const lines = program.code.split('\n');
    const at = lines.findIndex((line) => line.includes(MARK));
    const [report, about] = between(lines[at] ?? '', MARK)?.split(' | ') ?? [];
    if (report === undefined) throw new Error(`${program.name} has no marked line`);
    return {
      ...program,
      stdin: between(lines[0] ?? '', INPUT) ?? '',
      line: at + 1,
      report: new RegExp(report, 'u'),
      about: new RegExp(`^${about ?? ''}`, 'u'),
    };
  });
}

/** Programs without a mistake that look as if they had one. */
export const rightPrograms = (): KnownProgram[] => programsIn('right');
