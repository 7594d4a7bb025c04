import { editYaml, valueOf } from './edit-yaml.ts';
import { numberOr, textIn } from './fields.ts';
import { isRecord } from './same-value.ts';
import { fieldOf, keysOf, STEP_SHAPES, STEP_VERBS, type StepField, type StepVerb } from './step-shapes.ts';

/** The file that makes a problem a page task: what is checked of the page. */
export const CHECKS_FILE = 'checks.yaml';

export type StepForm = {
  readonly verb: StepVerb;
  /** What was typed, by the keys of the file. A key that is not there is not said; one that is there may be empty. */
  readonly values: Readonly<Record<string, string>>;
};

export type CheckForm = {
  readonly name: string;
  /** The wrong solutions that this check finds, by the names of their files without the ending. */
  readonly catches: readonly string[];
  readonly steps: readonly StepForm[];
};

/** checks.yaml as a form. */
export type ChecksForm = { readonly checks: readonly CheckForm[] };

/** Null: the file is in no shape that a form could hold; it is edited as a file. */
export function readChecks(text: string): ChecksForm | null {
  const value = valueOf(text) ?? {};
  if (!isRecord(value) || Object.keys(value).some((key) => key !== 'checks')) return null;
  const checks = allOf(value['checks'] ?? [], checkIn);
  return checks && { checks };
}

export function writeChecks(text: string, { checks }: ChecksForm): string {
  return editYaml(text, { checks: checks.map(checkOut) });
}

/** What the judge is given to read of the checks as they are written, right or wrong. */
export function checksInput(text: string): string {
  const { checks } = readChecks(text) ?? { checks: [] };
  return JSON.stringify({ checks: checks.map(({ name, steps }) => ({ name, steps: steps.map(stepOut) })) });
}

/** A step of a kind, with nothing said in it yet. */
export function newStep(verb: StepVerb): StepForm {
  const { fields = {}, ways = {}, isOpen } = STEP_SHAPES[verb];
  const said = [verb, ...Object.keys(fields), ...(isOpen ? [] : Object.keys(ways).slice(0, 1))];
  return { verb, values: Object.fromEntries(said.map((key) => [key, ''])) };
}

function allOf<T>(value: unknown, read: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.map(read).filter((item) => item !== null);
  return items.length === value.length ? items : null;
}

const CHECK_KEYS = new Set(['name', 'catches', 'steps']);

function checkIn(value: unknown): CheckForm | null {
  if (!isRecord(value) || Object.keys(value).some((key) => !CHECK_KEYS.has(key))) return null;
  const catches = value['catches'] ?? [];
  const steps = allOf(value['steps'] ?? [], stepIn);
  if (!Array.isArray(catches) || !steps) return null;
  return { name: textIn(value['name']), catches: catches.map(textIn), steps };
}

function stepIn(value: unknown): StepForm | null {
  if (!isRecord(value)) return null;
  const verb = STEP_VERBS.find((each) => Object.keys(value)[0] === each);
  if (!verb) return null;
  const values: Record<string, string> = {};
  for (const [key, said] of Object.entries(value)) {
    const field = fieldOf(verb, key);
    const text = field && fieldIn(field, said);
    if (text === undefined) return null;
    values[key] = text;
  }
  return { verb, values };
}

/** What the form shows of a value; undefined: the form cannot hold it. */
function fieldIn(field: StepField, value: unknown): string | undefined {
  if (field === 'list') return Array.isArray(value) ? value.map(textIn).join('\n') : undefined;
  if (field === 'absent') return value === false ? '' : undefined;
  if (field === 'nothing') return value === true ? '' : undefined;
  return isRecord(value) || Array.isArray(value) ? undefined : textIn(value);
}

function checkOut({ name, catches, steps }: CheckForm): Record<string, unknown> {
  return { name, catches: catches.length > 0 ? catches : undefined, steps: steps.map(stepOut) };
}

function stepOut({ verb, values }: StepForm): Record<string, unknown> {
  const said = keysOf(verb).filter((key) => values[key] !== undefined);
  return Object.fromEntries(said.map((key) => [key, fieldOut(fieldOf(verb, key), values[key] ?? '')]));
}

function fieldOut(field: StepField | undefined, text: string): unknown {
  if (field === 'number') return numberOr(text);
  if (field === 'list') return text.split('\n').filter((line) => line.trim() !== '');
  if (field === 'absent' || field === 'nothing') return field === 'nothing';
  return text;
}
