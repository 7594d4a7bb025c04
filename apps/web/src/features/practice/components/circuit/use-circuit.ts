import { difference } from '@abhyas/contract/text-changes';
import { type Circuit, readCircuit, writeCircuit } from '@abhyas/languages/circuit/tools/circuit';
import { Simulation } from '@abhyas/languages/circuit/tools/simulation';
import { useMemo, useState, useSyncExternalStore } from 'react';

import type { WorkspaceState } from '../../use-workspace.ts';

/** What the builder needs of a text. */
export type CircuitText = Pick<WorkspaceState['text'], 'code' | 'subscribe' | 'edit'>;

type Values = Readonly<Record<string, boolean>>;

/** A learner does not switch inputs more often than that before the circuit changes. */
const MOST_SWITCHES = 500;
const MOST_UNDONE = 100;

/** The circuit of a text, changed by whole parts and wires, with what was there before. */
export function useCircuit(text: CircuitText) {
  const code = useSyncExternalStore(
    (listener) => text.subscribe(listener),
    () => text.code,
  );
  const circuit = useMemo(() => readCircuit(code), [code]);
  const [before, setBefore] = useState<readonly string[]>([]);
  const show = (next: string): void => {
    if (next !== text.code) text.edit(difference(text.code, next), 'type');
  };
  const change = (next: Circuit): void => {
    const written = writeCircuit(next);
    if (written === code) return;
    setBefore([...before, code].slice(-MOST_UNDONE));
    show(written);
  };
  const undo = (): void => {
    const last = before.at(-1);
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    show(last);
  };
  return { circuit, change, undo: before.length > 0 ? undo : null };
}

/** The circuit at work: what was switched since it was last changed is done again from the beginning. */
export function useSimulation(circuit: Circuit) {
  const [work, setWork] = useState<{ readonly circuit: Circuit; readonly switches: readonly Values[] }>({
    circuit,
    switches: [],
  });
  // What was switched on stays on when the circuit changes; what flip-flops held is forgotten.
  const switches = useMemo(
    () => (work.circuit === circuit ? work.switches : [Object.assign({}, ...work.switches) as Values]),
    [work, circuit],
  );
  const simulation = useMemo(() => {
    const made = new Simulation(circuit);
    for (const values of switches) made.set(values);
    return made;
  }, [circuit, switches]);
  const set = (...values: readonly Values[]): void =>
    setWork({ circuit, switches: [...switches, ...values].slice(-MOST_SWITCHES) });
  return { simulation, set };
}
