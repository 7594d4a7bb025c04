import {
  type Circuit,
  type Part,
  type PartKind,
  readCircuit,
  writeCircuit,
} from '@abhyas/languages/circuit/tools/circuit';
import type { Mutant } from './mutant.ts';

/** What is easily taken for what. */
const NEIGHBOURS: Readonly<Partial<Record<PartKind, readonly PartKind[]>>> = {
  and: ['or', 'nand'],
  or: ['and', 'xor', 'nor'],
  nand: ['and', 'nor'],
  nor: ['or', 'nand'],
  xor: ['or', 'xnor'],
  xnor: ['xor'],
};

/** All mutants of a circuit: each gate turned into its neighbours, and each flip-flop with its wires changed over. */
export function circuitMutantsOf(code: string): Mutant[] {
  const circuit = readCircuit(code) ?? { parts: [] };
  return circuit.parts.flatMap((part, at) =>
    changesOf(part).map((changed) => ({
      line: at + 2,
      from: wordsOf(part),
      to: wordsOf(changed),
      code: writeCircuit(withPart(circuit, at, changed)),
    })),
  );
}

const withPart = ({ parts }: Circuit, at: number, part: Part): Circuit => ({ parts: parts.with(at, part) });

const wordsOf = ({ id, kind, from }: Part): string => `${id}: ${kind} of ${from.join(', ')}`;

function changesOf(part: Part): Part[] {
  if (part.kind === 'dff') return [{ ...part, from: part.from.toReversed() }];
  return (NEIGHBOURS[part.kind] ?? []).map((kind) => ({ ...part, kind }));
}
