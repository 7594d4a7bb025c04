import type { Text } from '../explanation.ts';
import type { Program } from '../code/program.ts';

/** What is found: the line, and the placeholders of the sentence. */
export type Found = { readonly line: number; readonly values: Readonly<Record<string, string>> };

/** A row of the table of programs that do not end. */
export type EndlessRule = {
  readonly id: string;
  readonly text: Text;
  readonly find: (program: Program) => Found | undefined;
};
