import type { MarkCategory } from '@abhyas/contract/assignments-totals.staff';

import { AppError } from '../../platform/errors.ts';
import { normaliseLine } from '../auth/auth.rules.ts';

const NAME_MAX = 60;

/**
 * Categories as they are kept. `known` are the assignments of the class.
 * @throws AppError for weights that do not add up to 100, names that are missing or twice, and assignments that are in two
 * categories or not of the class
 */
export function checkedCategories(
  asked: readonly MarkCategory[],
  known: ReadonlySet<string>,
): MarkCategory[] {
  const categories = asked.map((category) => ({ ...category, name: normaliseLine(category.name) }));
  const names = new Set(categories.map(({ name }) => name.toLowerCase()));
  if (names.size < categories.length || categories.some(({ name }) => !fits(name)))
    throw new AppError('assignments.category-name', { values: { max: NAME_MAX }, field: 'categories' });
  const sum = categories.reduce((total, { weight }) => total + weight, 0);
  if (categories.length > 0 && sum !== 100)
    throw new AppError('assignments.weights', { values: { sum }, field: 'categories' });
  const placed = categories.flatMap(({ assignmentIds }) => assignmentIds);
  if (new Set(placed).size < placed.length || !placed.every((id) => known.has(id)))
    throw new AppError('assignments.category-assignment', { field: 'categories' });
  return categories;
}

const fits = (name: string) => name !== '' && Array.from(name).length <= NAME_MAX;
