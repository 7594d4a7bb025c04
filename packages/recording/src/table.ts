import type { HeapObject, State } from './replay.ts';
import { depthsOf, Replay } from './replay.ts';
import type { Recording, Value } from './format.ts';

/**
 * What variables hold each time that a line has been carried out, in words that one can type. Empty where a variable is
 * not there yet.
 *
 * @throws RangeError where a variable holds what nobody could type.
 */
export function tableOf(
  recording: Recording,
  { after, variables }: { readonly after: number; readonly variables: readonly string[] },
): string[][] {
  const replay = new Replay(recording);
  const depths = depthsOf(recording);
  const rows: string[][] = [];
  for (const [at, step] of recording.steps.entries()) {
    if (step.kind !== 'line' || step.line !== after) continue;
    const depth = depths[at] ?? 0;
    // Calls within the line are deeper; the next step of its own call, or of the one that called, is past it.
    const next = depths.findIndex((each, index) => index > at && each <= depth);
    if (next === -1) continue;
    const state = replay.at(next);
    const held = state.calls[depth - 1]?.variables ?? new Map<string, Value>();
    rows.push(variables.map((name) => typed(held.get(name), state)));
  }
  return rows;
}

function typed(value: Value | undefined, state: State): string {
  if (!value) return '';
  if (value.kind === 'truth') return value.value ? 'True' : 'False';
  if (value.kind === 'unknown' || value.kind === 'unset') return '';
  if (value.kind === 'reference' || value.kind === 'inside') {
    return typedList(state.objects.get(value.object), state);
  }
  if (value.kind === 'number' || value.kind === 'nothing' || value.kind === 'text') return value.text;
  throw new RangeError('an address or a function cannot be typed');
}

const BRACKETS = { sequence: ['[', ']'], tuple: ['(', ')'] } as const;

function typedList(object: HeapObject | undefined, state: State): string {
  if (!object || (object.shape !== 'sequence' && object.shape !== 'tuple')) {
    throw new RangeError('only numbers, texts, truth values and lists of them can be typed');
  }
  const [open, close] = BRACKETS[object.shape];
  return open + object.entries.map(({ value }) => typed(value, state)).join(', ') + close;
}
