import { ADDED_KINDS, isPartName } from '@abhyas/languages/circuit/tools/circuit';
import * as z from 'zod';
import type { FaultList } from '../files/faults.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { CIRCUIT_FILE, rowsIn } from '../forms/circuit-form.ts';
import { readYaml } from '../files/yaml-file.ts';
import { checksTask, type ChecksTask, tellTwins } from './checks-task.ts';

const signal = z.string().refine(isPartName, 'a signal is called by letters and digits');
const signals = z.array(signal).min(1).max(8);

/** circuit.yaml of a problem of the kind circuit. */
const circuitFile = z.strictObject({
  inputs: z.array(signal).max(8),
  clock: signal.optional(),
  outputs: signals,
  gates: z.array(z.enum(ADDED_KINDS)).min(1).optional(),
  most: z.number().int().min(1).max(100).optional(),
  checks: z
    .array(
      z
        .strictObject({
          name: z.string().trim().min(1).max(120),
          catches: z.array(z.string()).default([]),
          table: z.string().optional(),
          trace: z.string().optional(),
        })
        .refine(
          ({ table, trace }) => (table === undefined) !== (trace === undefined),
          'say either table or trace',
        ),
    )
    .min(1)
    .max(30),
});
/** Reads what is asked of a circuit; null where it cannot be read. */
export function readCircuitTask(folder: Folder, faults: FaultList): ChecksTask | null {
  const file = pathIn(folder.path, CIRCUIT_FILE);
  const written = textOf(folder, CIRCUIT_FILE);
  if (written === null) {
    faults.add(
      file,
      0,
      'circuit.yaml is missing: it says what comes in, what goes out, and what is checked.',
    );
    return null;
  }
  const source = readYaml({ file, text: written }, circuitFile, faults);
  if (!source) return null;
  const { checks: described, ...head } = source.value;
  const checks = described.map(({ name, catches, table, trace = '' }, index) => {
    const tell = (words: string): void => faults.add(file, source.lineOf(['checks', index]), words);
    return { name, catches, keeps: table === undefined, steps: rowsIn(table ?? trace, head, tell) };
  });
  tellTwins(checks, (index, words) => faults.add(file, source.lineOf(['checks', index, 'name']), words));
  return checksTask(file, head, checks);
}
