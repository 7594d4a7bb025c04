/**
 * Judges a circuit: its text is a file, the task comes on standard input as JSON. What is printed is what is printed of a
 * page (../page/tools/run.ts): a line for each check, and after one that failed a line of JSON that says why.
 */
import { readFileSync, writeSync } from 'node:fs';

import { readCircuit } from './circuit.ts';
import { judgeCircuit, type CircuitTask } from './judge.ts';

const circuit = readCircuit(readFileSync(process.argv[2] ?? '', 'utf8'));
if (!circuit) {
  writeSync(2, 'This is no circuit.\n');
  process.exit(1);
}
const task = JSON.parse(readFileSync(0, 'utf8')) as CircuitTask;
const lines = judgeCircuit(circuit, task).map(({ name, fault }) =>
  fault === undefined ? `ok: ${name}\n` : `not ok: ${name}\n  ${JSON.stringify(fault)}\n`,
);
const count = `${lines.length} ${lines.length === 1 ? 'check' : 'checks'}\n`;
const bytes = Buffer.from(count + lines.join(''));
for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
