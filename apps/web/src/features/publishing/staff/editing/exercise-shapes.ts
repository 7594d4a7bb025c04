import type { ExerciseForm, FormKind, Row } from '@abhyas/content/forms/exercise-contents';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { RECORDED_LANGUAGES } from './languages.ts';

const { exercise: words, text } = staffMessages.editors;

/**
 * How a field is typed into: `program` is the editor for code, `slot` the choice of a blank of the program, `codeLine`
 * that of one of its lines, `recorded` that of a language whose steps can be recorded, `sort` that of what is generated.
 */
export type FieldShape = {
  readonly name: string;
  readonly label: string;
  readonly as: 'line' | 'code' | 'program' | 'language' | 'recorded' | 'check' | 'slot' | 'codeLine' | 'sort';
  readonly hint?: string;
  /** Absent: always. */
  readonly shownIf?: (row: Row) => boolean;
};

/** A list of rows that grows: choices, pairs, slips. */
export type ListShape = {
  readonly name: string;
  readonly title: string;
  /** The name of one row, with `{number}`. */
  readonly row: string;
  readonly add: string;
  /** How many rows a new exercise begins with. */
  readonly begins: number;
  readonly fields: readonly FieldShape[];
};

export type Shape = {
  readonly fields: readonly FieldShape[];
  readonly lists: readonly ListShape[];
};

const LANGUAGE: FieldShape = { name: 'language', label: text.codeLanguage, as: 'language' };
const CODE: FieldShape = { name: 'code', label: words.code, as: 'program' };
const STDIN: FieldShape = { name: 'stdin', label: text.codeInput, as: 'code' };
const OUTPUT: FieldShape = { name: 'output', label: words.output, hint: text.codeOutputHint, as: 'code' };
const WHY: FieldShape = { name: 'why', label: words.why, as: 'line' };

const BLANKS: FieldShape = { ...CODE, hint: words.codeHint };
const PROGRAM = [LANGUAGE, CODE, STDIN];

const SLIPS: ListShape = {
  name: 'slips',
  title: words.slips,
  row: words.slip,
  add: words.addSlip,
  begins: 0,
  fields: [{ name: 'answer', label: words.slipAnswer, as: 'line' }, WHY],
};

const CHOICES: ListShape = {
  name: 'choices',
  title: words.choices,
  row: words.choice,
  add: words.addChoice,
  begins: 3,
  fields: [
    { name: 'text', label: words.choiceText, as: 'line' },
    { name: 'right', label: words.choiceRight, as: 'check' },
    { ...WHY, shownIf: ({ right }) => right !== 'yes' },
  ],
};

const PIECES: ListShape = {
  name: 'pieces',
  title: words.pieces,
  row: words.piece,
  add: words.addPiece,
  begins: 2,
  fields: [
    { name: 'text', label: words.pieceText, as: 'code' },
    { name: 'slot', label: words.pieceSlot, as: 'slot' },
    { ...WHY, shownIf: ({ slot = '' }) => slot === '' },
  ],
};

/** What the form of each kind asks for, between the question and the explanation. */
export const SHAPES: Readonly<Record<FormKind, Shape>> = {
  pieces: { fields: [LANGUAGE, BLANKS, OUTPUT], lists: [PIECES] },
  gap: {
    fields: [LANGUAGE, BLANKS, STDIN, OUTPUT],
    lists: [
      {
        ...PIECES,
        title: words.answers,
        row: words.answer,
        add: words.addAnswer,
        fields: [
          { name: 'slot', label: words.pieceSlot, as: 'slot' },
          { name: 'text', label: words.answerText, as: 'code' },
        ],
      },
    ],
  },
  single: { fields: [], lists: [CHOICES] },
  multi: { fields: [], lists: [CHOICES] },
  match: {
    fields: [],
    lists: [
      {
        name: 'pairs',
        title: words.pairs,
        row: words.pair,
        add: words.addPair,
        begins: 2,
        fields: [
          { name: 'left', label: words.pairLeft, as: 'line' },
          { name: 'right', label: words.pairRight, as: 'line' },
          { ...WHY, label: words.pairWhy },
        ],
      },
      {
        name: 'extra',
        title: words.extra,
        row: words.extraOne,
        add: words.addExtra,
        begins: 0,
        fields: [{ name: 'text', label: words.extraText, as: 'line' }],
      },
    ],
  },
  order: {
    fields: [],
    lists: [
      {
        name: 'steps',
        title: words.steps,
        row: words.step,
        add: words.addStep,
        begins: 3,
        fields: [{ name: 'text', label: words.stepText, as: 'line' }],
      },
    ],
  },
  numeric: {
    fields: [
      { name: 'answer', label: words.number, as: 'line', hint: words.numberHint },
      { name: 'tolerance', label: words.tolerance, as: 'line', hint: words.toleranceHint },
      { name: 'unit', label: words.unit, as: 'line', hint: words.unitHint },
    ],
    lists: [SLIPS],
  },
  predict: { fields: [...PROGRAM, { ...OUTPUT, label: words.prints }], lists: [SLIPS] },
  trace: {
    fields: [
      { ...LANGUAGE, as: 'recorded' },
      CODE,
      STDIN,
      { name: 'line', label: words.tracedLine, hint: words.lineHint, as: 'codeLine' },
      { name: 'variables', label: words.variables, hint: words.variablesHint, as: 'line' },
      { name: 'given', label: words.given, hint: words.givenHint, as: 'line' },
    ],
    lists: [SLIPS],
  },
  fix: {
    fields: [
      ...PROGRAM,
      { name: 'line', label: words.line, hint: words.lineHint, as: 'codeLine' },
      { name: 'right', label: words.lineRight, as: 'code' },
      { ...OUTPUT, label: words.mended },
    ],
    lists: [SLIPS],
  },
  parsons: {
    fields: [LANGUAGE, { ...CODE, hint: words.linesHint }, OUTPUT],
    lists: [
      {
        name: 'distractors',
        title: words.distractors,
        row: words.distractor,
        add: words.addDistractor,
        begins: 0,
        fields: [
          { name: 'line', label: words.distractorLine, as: 'code' },
          { name: 'instead', label: words.distractorInstead, as: 'code' },
          WHY,
        ],
      },
    ],
  },
  generated: {
    fields: [{ name: 'generate', label: words.generate, as: 'sort' }],
    lists: [],
  },
};

const emptyRow = ({ fields }: ListShape): Row =>
  Object.fromEntries(fields.map(({ name, as }) => [name, as === 'slot' ? '1' : '']));

/** An empty form of a kind. What was typed into fields that it has too is kept. */
export function formOf(kind: FormKind, before: Row = { language: 'c' }): ExerciseForm {
  const lists = SHAPES[kind].lists.map((list) => [
    list.name,
    Array.from({ length: list.begins }, () => emptyRow(list)),
  ]);
  const { language = '' } = before;
  const isRecorded = RECORDED_LANGUAGES.some(({ value }) => value === language);
  const fields = kind === 'trace' && !isRecorded ? { ...before, language: 'c' } : before;
  return { kind, fields, lists: Object.fromEntries(lists) as ExerciseForm['lists'] };
}

/** One more row of a list, empty. */
export const withRow = (list: ListShape, rows: readonly Row[]): Row[] => [...rows, emptyRow(list)];
