import { existsSync, readFileSync } from 'node:fs';

import { CODE_KEYS, type CodeKey } from '@abhyas/languages/code-keys';

import type { Failure } from '../explanation.ts';

/** What the real compiler or run-time said; written by `npm run explanations`. */
export type Recorded = Partial<Pick<Failure, 'stderr' | 'signal' | 'exitCode' | 'crash'>> & {
  compiled: boolean;
  compile?: string;
};

/** A wrong program: `=== rule-id : words that must be in the sentence @line`, and `<-` at the wrong line. */
export type WrongProgram = { id: string; words: string[]; line: number | null; code: string; said: Recorded };

const fileOf = (name: string) => new URL(`../fixtures/${name}`, import.meta.url);
const textOf = (name: string) => readFileSync(fileOf(name), 'utf8');

/** The languages whose errors are explained; a new one comes without explanations. */
export const EXPLAINED_KEYS: readonly CodeKey[] = CODE_KEYS.filter((key) =>
  existsSync(fileOf(`${key}.programs.txt`)),
);

/** The wrong programs of one language with their recorded outputs; those of `warnings` compile and are wrong. */
export function programsOf(key: CodeKey | 'warnings'): WrongProgram[] {
  const recorded = JSON.parse(textOf(`${key}.outputs.json`)) as Recorded[];
  return textOf(`${key}.programs.txt`)
    .split(/^=== /m)
    .slice(1)
    .map((section, index) => {
      const end = section.indexOf('\n');
      const [, id = '', words = '', at] =
        /^([\w/-]+)(?: : (.*?))?(?: @(\w+))?$/.exec(section.slice(0, end)) ?? [];
      const code = section.slice(end + 1);
      const marked = code.split('\n').findIndex((line) => line.includes('<-')) + 1;
      const line = at === undefined ? marked : at === 'none' ? null : Number(at);
      const said = recorded[index];
      if (!said) throw new Error(`${key} ${id}: record the outputs again`);
      return { id, words: words.split(' ').filter(Boolean), line, code, said };
    });
}

export function failureOf(key: CodeKey, { code, said }: WrongProgram): Failure {
  return {
    key,
    code,
    compileOutput: said.compile ?? '',
    stderr: said.stderr ?? '',
    signal: said.signal ?? null,
    exitCode: said.exitCode,
    crash: said.crash,
  };
}
