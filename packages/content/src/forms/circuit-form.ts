import { valueOf } from './edit-yaml.ts';
import { textIn } from './fields.ts';
import { isRecord } from './same-value.ts';
import { sidesOf } from './signal-table.ts';

/** The file of a problem of the kind circuit: what comes in, what goes out, and what is checked. */
export const CIRCUIT_FILE = 'circuit.yaml';

const MOST_ROWS = 256;

type Signals = {
  readonly inputs: readonly string[];
  readonly clock?: string | undefined;
  readonly outputs: readonly string[];
};

type Row = { readonly given: string; readonly expect: string };

/**
 * The rows of a table such as `A B | S` over `0 1 | 1`. A dash among what goes out: whatever it is.
 */
export function rowsIn(
  text: string,
  { inputs, clock, outputs }: Signals,
  tell: (words: string) => void,
): Row[] {
  const [head = [], ...rows] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(sidesOf);
  const [given = [], expected = []] = head;
  const incoming = [...inputs, ...(clock === undefined ? [] : [clock])];
  for (const name of given) if (!incoming.includes(name)) tell(`${name} does not come in.`);
  for (const name of expected) if (!outputs.includes(name)) tell(`${name} does not go out.`);
  if (rows.length === 0 || rows.length > MOST_ROWS)
    tell(`A table has 1 to ${MOST_ROWS} rows below its head.`);
  return rows.map(([left = [], right = []], at) => {
    const isWhole = left.length === given.length && right.length === expected.length;
    const isSaid = left.every(isBit) && right.every((value) => isBit(value) || value === '-');
    if (!isWhole || !isSaid) tell(`Row ${at + 1} needs 0 or 1 for each name of the head.`);
    return { given: signalsOf(given, left), expect: signalsOf(expected, right) };
  });
}

const isBit = (value: string): boolean => value === '0' || value === '1';

const signalsOf = (names: readonly string[], values: readonly string[]): string =>
  names.flatMap((name, at) => (values[at] === '-' ? [] : [`${name}=${values[at] ?? ''}`])).join(' ');

/** What the judge is given to read of a task as it is written, right or wrong. */
export function circuitInput(text: string): string {
  const value = valueOf(text);
  const { inputs, clock, outputs, gates, most, checks } = isRecord(value) ? value : {};
  const signals = {
    inputs: namesIn(inputs),
    ...(clock !== undefined && { clock: textIn(clock) }),
    outputs: namesIn(outputs),
  };
  return JSON.stringify({
    ...signals,
    ...(gates !== undefined && { gates: namesIn(gates) }),
    ...(typeof most === 'number' && { most }),
    checks: (Array.isArray(checks) ? checks : []).filter(isRecord).map((check) => ({
      name: textIn(check['name']),
      keeps: check['table'] === undefined,
      steps: rowsIn(textIn(check['table'] ?? check['trace']), signals, () => undefined),
    })),
  });
}

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(textIn) : []);
