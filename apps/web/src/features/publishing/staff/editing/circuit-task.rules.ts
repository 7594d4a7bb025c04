import type { CircuitCheckForm, CircuitTaskForm } from '@abhyas/content/forms/circuit-task-form';
import type { SignalTable } from '@abhyas/content/forms/signal-table';
import { type Circuit, readCircuit, writeCircuit } from '@abhyas/languages/circuit/tools/circuit';
import { Simulation } from '@abhyas/languages/circuit/tools/simulation';

import { withEnds, withRenamedPart } from '../../../practice/components/circuit/building.rules.ts';
import type { AssetEdits } from './asset-edits.ts';

/** The table with what a circuit gives out, worked out as the judge does it; null where it never comes to rest. */
export function withAnswers(
  table: SignalTable,
  kind: CircuitCheckForm['kind'],
  circuit: Circuit,
): SignalTable | null {
  const { given, expected } = table;
  let simulation = new Simulation(circuit);
  let isRestless = false;
  const rows = table.rows.map((cells) => {
    if (kind === 'table') simulation = new Simulation(circuit);
    simulation.set(Object.fromEntries(given.map((name, at) => [name, cells[at] === '1'])));
    isRestless ||= simulation.changing.length > 0;
    const out = expected.map((name) => (simulation.valueOf(name) ? '1' : '0'));
    return [...cells.slice(0, given.length), ...out];
  });
  return isRestless ? null : { ...table, rows };
}

/** The circuits of a problem with the ends that its task names now; those that have them already are left out. */
export function fittedCircuits(edits: AssetEdits, form: CircuitTaskForm): Map<string, string> {
  const { inputs, clock, outputs } = form;
  const ends = { inputs, outputs, ...(clock !== '' && { clock }) };
  return changedCircuits(edits, (circuit) => withEnds(circuit, ends));
}

/** The circuits of a problem in which a part has another name, with all its wires. */
export const renamedCircuits = (edits: AssetEdits, names: readonly [string, string]): Map<string, string> =>
  changedCircuits(edits, (circuit) => withRenamedPart(circuit, names));

function changedCircuits(edits: AssetEdits, change: (circuit: Circuit) => Circuit): Map<string, string> {
  const changes = edits.paths().flatMap((path): [string, string][] => {
    const text = edits.text(path);
    const circuit = path.endsWith('.circuit') && typeof text === 'string' ? readCircuit(text) : null;
    if (!circuit) return [];
    const next = change(circuit);
    return next === circuit ? [] : [[path, writeCircuit(next)]];
  });
  return new Map(changes);
}
