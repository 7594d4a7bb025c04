import type { ClassMarks, MarkCategory } from '@abhyas/contract/assignments-totals.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { randomUuid } from '../../../lib/random-uuid.ts';
import { wholeNumber } from './form.rules.ts';

/** A category as its form has it. */
export type EnteredCategory = {
  /** Of the form alone: where an assignment counts. */
  readonly key: string;
  readonly name: string;
  readonly weight: string;
  /** Empty: all count. */
  readonly best: string;
};

export type EnteredWeights = {
  readonly categories: readonly EnteredCategory[];
  /** The key of the category of each assignment that has one. */
  readonly categoryKeys: ReadonlyMap<string, string>;
};

const USUAL_WEIGHTS = ['40', '20', '40'];

export function freshCategory(name = '', weight = ''): EnteredCategory {
  return { key: randomUuid(), name, weight, best: '' };
}

/** The categories of the class; for a class without any, those that most lab courses have. */
export function weightsOf({ categories }: Pick<ClassMarks, 'categories'>): EnteredWeights {
  if (categories.length === 0) {
    const usual = staffMessages.assignments.weights.usual;
    return {
      categories: usual.map((name, at) => freshCategory(name, USUAL_WEIGHTS[at])),
      categoryKeys: new Map(),
    };
  }
  const known = categories.map(({ name, weight, bestOf }) => ({
    ...freshCategory(name, String(weight)),
    best: bestOf === undefined ? '' : String(bestOf),
  }));
  const keys = categories.flatMap(({ assignmentIds }, at) =>
    assignmentIds.map((id) => [id, known[at]?.key ?? ''] as const),
  );
  return { categories: known, categoryKeys: new Map(keys) };
}

/** The sum of the weights; anything that is not a number counts as 0. */
export const sumOf = ({ categories }: EnteredWeights): number =>
  categories.reduce((sum, { weight }) => sum + (wholeNumber(weight, 100) ?? 0), 0);

/** What is sent; undefined while a name is missing, a number is none, or the weights have another sum. */
export function readWeights(entered: EnteredWeights): MarkCategory[] | undefined {
  const read = entered.categories.map((category) => readCategory(category, entered.categoryKeys));
  const whole = read.filter((category) => category !== undefined);
  const fits = whole.length === 0 || sumOf(entered) === 100;
  return whole.length === read.length && fits ? whole : undefined;
}

function readCategory(
  { key, name, weight: written, best }: EnteredCategory,
  categoryKeys: EnteredWeights['categoryKeys'],
): MarkCategory | undefined {
  const weight = wholeNumber(written, 100);
  const bestOf = best.trim() === '' ? undefined : (wholeNumber(best, 100) ?? 0);
  if (name.trim() === '' || !weight || bestOf === 0) return undefined;
  const assignmentIds = [...categoryKeys].flatMap(([id, own]) => (own === key ? id : []));
  return { name, weight, ...(bestOf !== undefined && { bestOf }), assignmentIds };
}
