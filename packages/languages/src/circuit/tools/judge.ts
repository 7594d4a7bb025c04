import { GATES, type Circuit, type Part } from './circuit.ts';
import { Simulation } from './simulation.ts';

/** A row of a truth table or of a timed trace: `A=0 B=1`, and what has to come out. */
type Row = { readonly given: string; readonly expect: string };

/** A named check: rows that are tried one by one, or, where the circuit `keeps` its state, one after the other. */
type CircuitCheck = { readonly name: string; readonly keeps: boolean; readonly steps: readonly Row[] };

/** What is asked of a circuit. */
export type CircuitTask = {
  readonly inputs: readonly string[];
  readonly clock?: string | undefined;
  readonly outputs: readonly string[];
  /** The gates that may be used; unset: all. */
  readonly gates?: readonly string[] | undefined;
  /** So many gates and flip-flops may be used. */
  readonly most?: number | undefined;
  readonly checks: readonly CircuitCheck[];
};

/** Why a check failed: in which row, and what was found. */
type CircuitFault = {
  readonly step: number;
  readonly code: 'missing' | 'unconnected' | 'forbidden' | 'too-many' | 'restless' | 'signal';
  readonly expected?: string;
  readonly actual?: string;
};

type CircuitOutcome = { readonly name: string; readonly fault: CircuitFault | undefined };

/** Carries out all checks. What is wrong with the circuit as a whole is wrong in each of them. */
export function judgeCircuit(circuit: Circuit, task: CircuitTask): CircuitOutcome[] {
  const fault = faultOf(circuit, task);
  return task.checks.map((check) => ({ name: check.name, fault: fault ?? carriedOut(circuit, check) }));
}

/** `A=0 B=1` as values by names. */
export function valuesIn(signals: string): Record<string, boolean> {
  return Object.fromEntries(
    signals
      .split(' ')
      .filter(Boolean)
      .map((signal) => {
        const [name = '', value] = signal.split('=');
        return [name, value === '1'];
      }),
  );
}

const COUNTED: readonly string[] = [...GATES, 'dff'];
const isGate = ({ kind }: Part): boolean => COUNTED.includes(kind);

function faultOf({ parts }: Circuit, task: CircuitTask): CircuitFault | undefined {
  const { clock, inputs, outputs, gates = COUNTED, most = Infinity } = task;
  const wanted = [
    ...inputs.map((id) => [id, 'input']),
    ...(clock === undefined ? [] : [[clock, 'clock']]),
    ...outputs.map((id) => [id, 'output']),
  ];
  const missing = wanted.find(([id, kind]) => !parts.some((part) => part.id === id && part.kind === kind));
  if (missing) return { step: 0, code: 'missing', actual: missing[0] ?? '' };
  const forbidden = parts.find((part) => isGate(part) && !gates.includes(part.kind));
  if (forbidden)
    return { step: 0, code: 'forbidden', actual: forbidden.kind.toUpperCase(), expected: namesOf(gates) };
  const count = parts.filter(isGate).length;
  if (count > most) return { step: 0, code: 'too-many', actual: String(count), expected: String(most) };
  const open = parts.find(({ kind, from }) => kind !== 'probe' && from.includes(null));
  return open && { step: 0, code: 'unconnected', actual: open.id };
}

const namesOf = (gates: readonly string[]): string => gates.map((gate) => gate.toUpperCase()).join(', ');

function carriedOut(circuit: Circuit, { keeps, steps }: CircuitCheck): CircuitFault | undefined {
  let simulation = new Simulation(circuit);
  for (const [step, { given, expect }] of steps.entries()) {
    if (!keeps && step > 0) simulation = new Simulation(circuit);
    simulation.set(valuesIn(given));
    if (simulation.changing.length > 0)
      return { step, code: 'restless', actual: simulation.changing.slice(0, 8).join(', ') };
    const wanted = Object.entries(valuesIn(expect));
    if (wanted.some(([id, value]) => simulation.valueOf(id) !== value)) {
      const actual = wanted.map(([id]) => `${id}=${simulation.valueOf(id) ? 1 : 0}`).join(' ');
      return { step, code: 'signal', expected: expect, actual };
    }
  }
  return undefined;
}
