import { idsTyped } from './fields.ts';

/** The kinds of exercises that the console asks for in a form. `pieces` is a gap filled by dragging. */
export const FORM_KINDS = [
  'pieces',
  'gap',
  'single',
  'multi',
  'match',
  'order',
  'numeric',
  'predict',
  'trace',
  'fix',
  'parsons',
  'generated',
] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** What was typed, by the names of the fields; a ticked box is `yes`. */
export type Row = Readonly<Record<string, string>>;

/** An exercise as it is asked for in a form. */
export type ExerciseForm = {
  readonly kind: FormKind;
  readonly fields: Row;
  readonly lists: Readonly<Record<string, readonly Row[]>>;
};

/** What each kind has of its own in exercises.yaml. Rows without any text are left out. */
export const CONTENTS: Readonly<Record<FormKind, (form: ExerciseForm) => object>> = {
  pieces: (form) => ({ ...gapOf(form), pieces: pieceReasons(form), ...outputOf(form) }),
  gap: (form) => ({ ...gapOf(form), ...inputOf(form), ...outputOf(form) }),
  single: choicesOf,
  multi: choicesOf,
  match: (form) => ({
    pairs: rowsOf(form, 'pairs').map(({ left = '', right = '', why = '' }) => ({
      left,
      right,
      ...(why !== '' && { why }),
    })),
    ...listed('extra', rowsOf(form, 'extra')),
  }),
  order: (form) => ({ steps: rowsOf(form, 'steps').map(({ text = '' }) => text) }),
  numeric: (form) => ({
    answer: numberOf(form.fields['answer']),
    ...(textOf(form, 'tolerance') !== '' && { tolerance: numberOf(form.fields['tolerance']) }),
    ...unitsOf(form),
    ...slipsOf(form),
  }),
  predict: (form) => ({
    ...programOf(form),
    ...inputOf(form),
    accept: blockOf(form, 'output'),
    ...slipsOf(form),
  }),
  trace: (form) => ({
    ...programOf(form),
    ...inputOf(form),
    after: textOf(form, 'line'),
    variables: idsTyped(textOf(form, 'variables')),
    ...(textOf(form, 'given') !== '' && { given: numberOf(form.fields['given']) }),
    ...slipsOf(form),
  }),
  fix: (form) => ({
    ...programOf(form),
    ...inputOf(form),
    ...outputOf(form),
    mend: [{ line: textOf(form, 'line'), right: textOf(form, 'right'), ...slipsOf(form) }],
  }),
  parsons: (form) => ({
    ...programOf(form),
    ...outputOf(form),
    ...(rowsOf(form, 'distractors').length > 0 && {
      distractors: rowsOf(form, 'distractors').map(({ line = '', instead = '', why = '' }) => ({
        line,
        instead,
        why,
      })),
    }),
  }),
  generated: (form) => ({ generate: textOf(form, 'generate') }),
};

function textOf({ fields }: ExerciseForm, name: string): string {
  return (fields[name] ?? '').trim();
}

/** Several lines, without the empty ones at their end. */
function blockOf({ fields }: ExerciseForm, name: string): string {
  return (fields[name] ?? '').trimEnd();
}

function rowsOf({ lists }: ExerciseForm, name: string): Row[] {
  const trimmed = (lists[name] ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, text]) => [key, text.trim()])),
  );
  return trimmed.filter((row) => Object.values(row).some((text) => text !== ''));
}

function listed(name: string, rows: readonly Row[]): object {
  return rows.length === 0 ? {} : { [name]: rows.map(({ text = '' }) => text) };
}

/** What is no number stays as it was typed, so that the check names it. */
function numberOf(typed = ''): number | string {
  const text = typed.trim();
  const value = Number(text);
  return text === '' || Number.isNaN(value) ? text : value;
}

function programOf(form: ExerciseForm): object {
  return { language: form.fields['language'] ?? '', code: `${blockOf(form, 'code')}\n` };
}

function inputOf(form: ExerciseForm): object {
  const stdin = blockOf(form, 'stdin');
  return stdin === '' ? {} : { stdin: `${stdin}\n` };
}

function outputOf(form: ExerciseForm): object {
  const output = blockOf(form, 'output');
  return output === '' ? {} : { output };
}

function slipsOf(form: ExerciseForm): object {
  const slips = rowsOf(form, 'slips').map(({ answer = '', why = '' }) => [answer, why]);
  return slips.length === 0 ? {} : { slips: Object.fromEntries(slips) as object };
}

function unitsOf(form: ExerciseForm): object {
  const units = textOf(form, 'unit')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return units.length === 0 ? {} : { unit: units };
}

function choicesOf(form: ExerciseForm): object {
  const choices = rowsOf(form, 'choices').map(({ text = '', right = '', why = '' }) => ({
    text,
    ...(right !== '' && { right: true }),
    ...(why !== '' && { why }),
  }));
  return { choices };
}

const placed = (form: ExerciseForm): Row[] => rowsOf(form, 'pieces').filter(({ slot }) => slot !== '');

/** The rows of one blank are all that is accepted there. */
function gapOf(form: ExerciseForm): object {
  const accepted = new Map<string, string[]>();
  for (const { slot = '', text = '' } of placed(form))
    accepted.set(slot, [...(accepted.get(slot) ?? []), text]);
  const blanks = [...accepted].map(([slot, texts]) => [
    slot,
    { accept: texts.length > 1 ? texts : texts[0] },
  ]);
  return { ...programOf(form), blanks: Object.fromEntries(blanks) as object };
}

function pieceReasons(form: ExerciseForm): object {
  const wrong = rowsOf(form, 'pieces').filter(({ slot = '' }) => slot === '');
  return Object.fromEntries(wrong.map(({ text = '', why = '' }) => [text, why]));
}
