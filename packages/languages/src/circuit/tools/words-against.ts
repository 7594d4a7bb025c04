import { MOST_PARTS, readCircuit } from './circuit.ts';

/** What is wrong with the text of a circuit; nothing if it is one. */
export function wordsAgainst(source: string): string {
  if (readCircuit(source)) return '';
  return `error: this text is no circuit of at most ${MOST_PARTS} parts, each with a name of its own and its inputs.\n`;
}
