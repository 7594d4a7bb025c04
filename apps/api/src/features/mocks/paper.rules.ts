import { createHash } from 'node:crypto';

import { isNumber, isOutput } from '@abhyas/content/exercises/answers';
import type { DrawnExercise } from '@abhyas/content/exercises/drawn';
import type { Mock, MockItem } from '@abhyas/content/release';
import type { PageLanguage } from '@abhyas/contract/page-language';
import { MOCK_KINDS, type MockGiven, type MockKind, type MockQuestion } from '@abhyas/contract/mocks';

import { costOf, type Outcome, type Worth } from './marks.rules.ts';

/** An item with its place in the test. */
export type Placed = Worth & {
  readonly id: string;
  readonly section: number;
  readonly kind: MockKind;
  readonly item: MockItem;
};

/** The test with its words in a language, as far as there are some. */
export function mockIn(mock: Mock, language: PageLanguage): Mock {
  return language === 'en' ? mock : { ...mock, ...mock.translations?.[language] };
}

/** All items in the order of the file. */
export function placedIn({ sections }: Pick<Mock, 'sections'>): Placed[] {
  return sections.flatMap(({ groups }, section) =>
    groups.flatMap(({ marks, penalty, items }) =>
      items.map((item): Placed => {
        const kind = kindOf(item);
        // Only guessing at one of a few choices costs something.
        return { id: item.id, section, marks, penalty: kind === 'single' ? penalty : undefined, kind, item };
      }),
    ),
  );
}

const KINDS: readonly string[] = MOCK_KINDS;
const isKind = (kind: string): kind is MockKind => KINDS.includes(kind);

function kindOf({ exercise }: MockItem): MockKind {
  return exercise && isKind(exercise.kind) ? exercise.kind : 'problem';
}

/** An order of `count` things that depends on nothing but the seed. */
export function shuffled(count: number, seed: string): number[] {
  const lotOf = (at: number): string => createHash('sha256').update(`${seed} ${at}`).digest('hex');
  return Array.from({ length: count }, (_each, at) => ({ at, lot: lotOf(at) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ at }) => at);
}

/** The ids of the items in the order of one attempt: those that are worth the same change places, sections do not. */
export function orderFor({ sections }: Pick<Mock, 'sections'>, attemptId: string): string[] {
  return sections.flatMap(({ groups }, section) =>
    groups.flatMap(({ items }, group) =>
      shuffled(items.length, `${attemptId} ${section} ${group}`).flatMap((at) => items[at]?.id ?? []),
    ),
  );
}

/** Where each shown choice stands in the file. There the right ones come first, so no browser learns of that order. */
export function placesOf({ id, item }: Placed, attemptId: string): number[] {
  const { exercise } = item;
  if (exercise?.kind === 'single' || exercise?.kind === 'multi')
    return shuffled(exercise.choices.length, `${attemptId} ${id}`);
  if (exercise?.kind === 'match')
    return shuffled(exercise.pairs.length + exercise.extra.length, `${attemptId} ${id}`);
  return [];
}

/** Everything that may be chosen, in the order of the file. */
function choicesOf(exercise: DrawnExercise | undefined): string[] {
  if (exercise?.kind === 'single' || exercise?.kind === 'multi')
    return exercise.choices.map(({ text }) => text);
  if (exercise?.kind === 'match') return [...exercise.pairs.map(({ right }) => right), ...exercise.extra];
  return [];
}

/** An item as it is asked: nothing in it says what is right. */
export function questionOf(placed: Placed, attemptId: string): MockQuestion {
  const { id, kind, marks, item } = placed;
  const { exercise } = item;
  const choices = choicesOf(exercise);
  const unit = exercise?.kind === 'numeric' ? exercise.units[0] : undefined;
  return {
    itemId: id,
    kind,
    points: marks,
    costs: costOf(placed),
    html: item.html ?? '',
    choices: placesOf(placed, attemptId).map((at) => choices[at] ?? ''),
    lefts: exercise?.kind === 'match' ? exercise.pairs.map(({ left }) => left) : [],
    ...(unit !== undefined && { unit }),
  };
}

export function isAnswered(given: MockGiven | null): given is MockGiven {
  if (given === null) return false;
  return (
    given.written === true || (given.text ?? '').trim() !== '' || (given.chosen ?? []).some((at) => at >= 0)
  );
}

/** What comes of an answer; of a program its tests tell. */
export function outcomeOf(placed: Placed, given: MockGiven | null, attemptId: string): Outcome {
  if (!isAnswered(given) || placed.kind === 'problem') return 'left';
  return isRight(placed, given, attemptId) ? 'right' : 'wrong';
}

function isRight(placed: Placed, { text = '', chosen = [] }: MockGiven, attemptId: string): boolean {
  const { exercise } = placed.item;
  if (exercise?.kind === 'numeric') return isNumber(exercise, text);
  if (exercise?.kind === 'predict') return isOutput(exercise.accept, text);
  const places = placesOf(placed, attemptId);
  return areRight(
    exercise,
    chosen.map((at) => places[at] ?? -1),
  );
}

/** @param chosen by their places in the file */
function areRight(exercise: DrawnExercise | undefined, chosen: readonly number[]): boolean {
  if (exercise?.kind === 'match') return exercise.pairs.every((_pair, at) => chosen[at] === at);
  if (exercise?.kind !== 'single' && exercise?.kind !== 'multi') return false;
  return exercise.choices.every(({ right }, at) => right === chosen.includes(at));
}
