import { orEnding, type Diagnostic, type ProgramOutput } from './diagnostic.ts';

/** For languages whose tools are ours and say no line of a source: only how the program ended is told. */
export function readMessages(output: ProgramOutput): Diagnostic[] {
  return orEnding([], output);
}
