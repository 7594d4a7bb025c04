import { plainSigns, typedNumber } from '../answers.ts';
import type { Word } from './words.ts';

export type { Word };

/** What stands in a cell: itself, or a word of the pages. */
export type Cell = string | { readonly word: Word };

/** A piece of work of a processor core, from one moment to another; without a name the core is idle. */
export type Slice = { readonly name: string; readonly from: number; readonly to: number };

/** A node of a tree that is drawn; null where a child could be and is not. */
export type TreeNode = { readonly label: string; readonly children: readonly (TreeNode | null)[] };

/** A graph that is drawn: nodes in columns and rows, edges with what is written at them. */
export type DrawnGraph = {
  readonly nodes: readonly { readonly name: string; readonly column: number; readonly row: number }[];
  readonly edges: readonly { readonly from: string; readonly to: string; readonly label: string }[];
  readonly isDirected: boolean;
};

/** What is shown of an instance: before it is answered, and as its worked solution. */
export type Shown =
  | {
      readonly kind: 'table';
      readonly caption: Word;
      readonly head: readonly Cell[];
      readonly rows: readonly (readonly Cell[])[];
    }
  | { readonly kind: 'gantt'; readonly slices: readonly Slice[] }
  | {
      readonly kind: 'tree';
      readonly caption: Word;
      readonly values: Readonly<Record<string, string | number>>;
      readonly root: TreeNode;
    }
  | ({ readonly kind: 'graph'; readonly caption: Word } & DrawnGraph)
  | {
      readonly kind: 'sentence';
      readonly word: Word;
      readonly values: Readonly<Record<string, string | number>>;
    };

/** Something to be answered. */
export type Field = {
  readonly name: string;
  readonly label: Word;
  /** What one may choose between, where nothing is typed. */
  readonly options?: readonly Cell[];
  readonly input: 'number' | 'text' | 'choice';
  /** The answer may stay empty. */
  readonly optional?: true;
  readonly isRight: (typed: string) => boolean;
};

/** One exercise out of many of its sort. */
export type Instance = {
  readonly given: readonly Shown[];
  readonly fields: readonly Field[];
  readonly solution: readonly Shown[];
};

/** A field for a number; fractions may be rounded to two places. */
export function numberField(name: string, label: Word, right: number): Field {
  const isRight = (typed: string): boolean => Math.abs((typedNumber(typed)?.value ?? NaN) - right) < 0.0051;
  return { name, label, input: 'number', isRight };
}

/** Yes and no, as what one may choose between. */
export const YES_OR_NO = [{ word: 'yes' }, { word: 'no' }] as const;

export function yesOrNo(isYes: boolean): Cell {
  return { word: isYes ? 'yes' : 'no' };
}

/** A choice as it is kept: a text itself, or the name of its word. */
export function choiceName(option: Cell): string {
  return typeof option === 'string' ? option : option.word;
}

type Choice = { readonly options: readonly Cell[]; readonly right: string };

/** A field in which one of a few answers is chosen. */
export function choiceField(name: string, label: Word, { options, right }: Choice): Field {
  return { name, label, input: 'choice', options, isRight: (chosen) => chosen === right };
}

/** The names in a list as it is typed: `P1, P2`, `P1 -> P2` or `1 2`, without the letter before the number. */
export function numbersIn(typed: string): number[] {
  return (plainSigns(typed).slice(0, 200).match(/\d+/g) ?? []).map(Number);
}

/** A number as it is written: at most two decimal places. */
export function written(value: number): string {
  return String(Math.round(value * 100) / 100);
}
