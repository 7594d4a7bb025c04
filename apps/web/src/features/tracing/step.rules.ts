import { fill } from '@abhyas/contract/fill';
import { LANGUAGES } from '@abhyas/languages/index';
import type { Change, Recording, Step, Value } from '@abhyas/recording/format';
import {
  depthsOf,
  type Call,
  type HeapObject,
  type State,
  type ValueLocation,
} from '@abhyas/recording/replay';

import { tracingTexts } from './tracing-texts.ts';

/** A sentence names so many changes at most: it is read aloud. */
const NAMED_CHANGES = 3;
/** Longer values are cut in a sentence and in a cell. */
const SHOWN_CHARACTERS = 60;

/** A value in a word or two, as its language writes it: `7`, `"abc"`, `list 3`. */
export function valueText(value: Value, objects: State['objects'], language: number): string {
  if (isPointer(value)) return pointerText(value, objects);
  switch (value.kind) {
    case 'unknown':
    case 'unset':
      return tracingTexts()[value.kind];
    case 'lost':
      return tracingTexts().lost[value.why];
    case 'truth':
      return truthText(value.value, language);
    case 'text':
      return quoted(value);
    case 'number':
    case 'nothing':
    case 'opaque':
      return value.text;
  }
}

type Pointer = Extract<Value, { kind: 'reference' | 'inside' | 'cell' | 'variable' }>;

const isPointer = (value: Value): value is Pointer =>
  value.kind === 'reference' || value.kind === 'inside' || value.kind === 'cell' || value.kind === 'variable';

function pointerText(value: Pointer, objects: State['objects']): string {
  if (value.kind === 'variable') return `→ ${value.name}`;
  const target = objects.get(value.object);
  return value.kind === 'cell' ? cellName(value, target) : objectName(value.object, target);
}

/** The language's number is in the recording, which a stranger's program may have written. */
function truthText(isSo: boolean, language: number): string {
  const { truths } = LANGUAGES.find((_, index) => index === language) ?? LANGUAGES[0];
  return isSo ? truths.yes : truths.no;
}

function cellName(
  { object, entry }: Extract<Value, { kind: 'cell' }>,
  target: HeapObject | undefined,
): string {
  const name = target?.entries[entry]?.name;
  return `${objectName(object, target)}${name === undefined ? `[${entry}]` : `.${name}`}`;
}

function quoted({ text, length }: Extract<Value, { kind: 'text' }>): string {
  const shown = text.slice(0, SHOWN_CHARACTERS);
  const words = JSON.stringify(shown);
  return shown.length < length ? `${words.slice(0, -1)}…"` : words;
}

/** The name under which an object is spoken of: its type, and its number in this recording. */
export function objectName(number: number, object: HeapObject | undefined): string {
  return `${object?.type ?? ''} ${number + 1}`.trim();
}

/** What happened in a step and what comes next, in a sentence for everybody, and for who hears it. */
export function stepText(recording: Recording, at: number, { state, before }: Moment): string {
  const step = recording.steps[at];
  if (!step) return '';
  const changes = changesText(step, { state, before, language: recording.language });
  return [whereText(recording, at, state), ...changes].join('. ');
}

export type Moment = { readonly state: State; readonly before: State | undefined };
type Told = Moment & { readonly language: number };

function whereText(recording: Recording, at: number, state: State): string {
  const step = recording.steps[at];
  const name = state.calls.at(-1)?.name ?? '';
  const values = {
    step: recording.from + at + 1,
    steps: recording.run?.steps ?? recording.from + recording.steps.length,
    line: step?.line ?? 0,
    name,
    what: step?.note ?? '',
    value: step?.returned ? valueText(step.returned, state.objects, recording.language) : '',
  };
  return fill(placeText(step, name === ''), values);
}

function placeText(at: Step | undefined, isMain: boolean): string {
  const words = tracingTexts().step;
  if (at?.kind === 'raised') return words.raises;
  if (at?.kind === 'returned') return isMain ? words.ends : at.returned ? words.returns : words.leaves;
  return isMain ? words.where : words.whereIn;
}

function changesText({ changes }: Step, moment: Told): string[] {
  return changes.flatMap((change) => changeText(change, moment) ?? []).slice(0, NAMED_CHANGES);
}

function changeText(change: Change, { state, before, language }: Told): string | undefined {
  const words = tracingTexts().step;
  if (change.kind === 'push')
    return change.name === '' ? undefined : fill(words.called, { name: change.name });
  if (change.kind === 'splice') {
    return fill(words.changed, { name: objectName(change.object, state.objects.get(change.object)) });
  }
  if (change.kind !== 'set' || change.value.kind === 'opaque') return undefined;
  const old = before?.calls[change.depth]?.variables.get(change.name);
  const value = valueText(change.value, state.objects, language);
  if (!old || !before || before.calls.length < state.calls.length)
    return fill(words.now, { name: change.name, value });
  return fill(words.was, { name: change.name, old: valueText(old, before.objects, language), value });
}

/** The name of a location: `0 n` for a variable, `o3 2` for an entry of an object, which is `o3` itself. */
export function locationName(location: ValueLocation): string {
  return 'depth' in location ? `${location.depth} ${location.name}` : `o${location.object} ${location.entry}`;
}

/** The names of what this step changed (`locationName`), objects included. */
export function changedLocations({ steps }: Recording, at: number): ReadonlySet<string> {
  const locations = new Set<string>();
  for (const change of steps[at]?.changes ?? []) {
    if (change.kind === 'set') locations.add(`${change.depth} ${change.name}`);
    if (change.kind === 'object') locations.add(`o${change.object}`);
    if (change.kind === 'splice') {
      locations.add(`o${change.object}`);
      for (const entry of change.entries.keys()) locations.add(`o${change.object} ${change.start + entry}`);
    }
  }
  return locations;
}

/** The next step, or the one before, that is not inside a call which begins there. */
export function overCalls(recording: Recording, at: number, by: 1 | -1): number {
  const depth = depthsOf(recording);
  const own = depth[at] ?? 0;
  let step = at + by;
  while (step > 0 && step < depth.length - 1 && (depth[step] ?? 0) > own) step += by;
  return Math.min(depth.length - 1, Math.max(0, step));
}

/** The next step that begins this line, from the first again after the last; undefined when none does. */
export function nextVisit({ steps }: Recording, line: number, at: number): number | undefined {
  const begins = (step: Step) => step.kind === 'line' && step.line === line;
  const later = steps.findIndex((step, index) => index > at && begins(step));
  const found = later === -1 ? steps.findIndex(begins) : later;
  return found === -1 ? undefined : found;
}

/** The objects that stand inside a variable or another object: they are drawn there. */
export function insideObjects({ calls, objects }: State): ReadonlySet<number> {
  const inside = new Set<number>();
  const note = (value: Value) => value.kind === 'inside' && inside.add(value.object);
  for (const { variables } of calls) for (const value of variables.values()) note(value);
  for (const { entries } of objects.values()) for (const { value } of entries) note(value);
  return inside;
}

type Objects = State['objects'];

/** Whether a value is shown alike beside either of these objects: of what it leads to, its words name no more than the type. */
export function isShownAlike(value: Value, one: Objects, other: Objects): boolean {
  if (value.kind === 'inside') return false;
  if (value.kind === 'cell') return one.get(value.object) === other.get(value.object);
  if (value.kind === 'reference') return one.get(value.object)?.type === other.get(value.object)?.type;
  return true;
}

/** The name of the location that a value points to, as `data-location` has it; undefined when it points to none. */
export function targetOf(value: Value): string | undefined {
  if (value.kind === 'reference') return `o${value.object}`;
  if (value.kind === 'cell') return `o${value.object} ${value.entry}`;
  return value.kind === 'variable' ? `${value.depth} ${value.name}` : undefined;
}

/** What the oldest call of a recording stands for: it has no name. */
export function outermostText(language: number): string {
  const { main, statics, globals } = tracingTexts();
  if (runsFromTop(language)) return main;
  return LANGUAGES.find((_, index) => index === language)?.builds === 'classes' ? statics : globals;
}

/** Whether a language's programs are carried out from their first line on, and not from a function of their own. */
export function runsFromTop(language: number): boolean {
  return LANGUAGES.find((_, index) => index === language)?.builds === 'nothing';
}

/** The variables of a call that are shown: what a script defines (functions, classes, modules) is no news to its author. */
export function shownVariables({ variables }: Call, language: number): readonly (readonly [string, Value])[] {
  return [...variables].filter(([, value]) => value.kind !== 'opaque' || !runsFromTop(language));
}
