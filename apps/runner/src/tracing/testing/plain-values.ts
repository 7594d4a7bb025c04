import type { Value } from '@abhyas/recording/format';
import type { HeapObject, State } from '@abhyas/recording/replay';

/** The variables of a call as JSON would have them; those of the newest unless another is given. */
export function plainVariables(state: State, depth = -1): Record<string, unknown> {
  const variables = [...(state.calls.at(depth)?.variables ?? [])];
  return Object.fromEntries(variables.map(([name, value]) => [name, plain(state, value)]));
}

/** A value as JSON would have it; sequences and sets are arrays, and a pointer is what it points to. */
export function plain(state: State, value: Value | undefined): unknown {
  if (!value) return undefined;
  if (isPointer(value)) return plainTarget(state, value);
  switch (value.kind) {
    case 'number':
      return Number(value.text);
    case 'nothing':
      return null;
    case 'truth':
      return value.value;
    case 'text':
      return value.text;
    case 'lost':
      return value.why;
    case 'opaque':
    case 'unknown':
    case 'unset':
      return undefined;
  }
}

type Pointer = Extract<Value, { kind: 'reference' | 'inside' | 'cell' | 'variable' }>;

const isPointer = (value: Value): value is Pointer =>
  value.kind === 'reference' || value.kind === 'inside' || value.kind === 'cell' || value.kind === 'variable';

function plainTarget(state: State, value: Pointer): unknown {
  if (value.kind === 'variable') return plain(state, state.calls[value.depth]?.variables.get(value.name));
  const object = state.objects.get(value.object);
  return value.kind === 'cell'
    ? plain(state, object?.entries[value.entry]?.value)
    : plainObject(state, object);
}

function plainObject(state: State, object: HeapObject | undefined): unknown {
  const entries = object?.entries ?? [];
  if (object?.shape === 'mapping' || object?.shape === 'fields') {
    const named = entries.map(({ name, key, value }) => [
      name ?? String(plain(state, key)),
      plain(state, value),
    ]);
    return Object.fromEntries(named);
  }
  return entries.map(({ value }) => plain(state, value));
}
