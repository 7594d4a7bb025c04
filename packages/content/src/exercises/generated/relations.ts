import type { Random } from '../../random.ts';
import {
  allowedBy,
  candidateKeys,
  closureOf,
  closureSteps,
  type Columns,
  columnsOf,
  type Dependency,
  dependencyText,
  FORMS,
  namesOf,
  normalForm,
  partialDependency,
  primeColumns,
  type Relation,
  subsetsOf,
} from './dependencies.ts';
import { choiceField, type Field, type Instance, type Shown, YES_OR_NO, yesOrNo } from './instance.ts';
import { areSets } from './typed-columns.ts';

/** A relation of five columns that satisfies a wish. */
export function relationWith(random: Random, isWanted: (relation: Relation) => boolean): Relation {
  for (;;) {
    const relation = randomRelation(random);
    if (isWanted(relation)) return relation;
  }
}

function randomRelation(random: Random): Relation {
  const letters = ['A', 'B', 'C', 'D', 'E'];
  const rights = new Map<Columns, Columns>();
  for (let count = random.int(3, 4); count > 0; count -= 1) {
    const names = random.shuffle(letters);
    const width = random.pick([1, 1, 2]);
    const left = columnsOf(names.slice(0, width).join(''));
    const right = columnsOf(names.slice(width, width + random.pick([1, 1, 2])).join(''));
    rights.set(left, (rights.get(left) ?? 0) | right);
  }
  const dependencies = [...rights].map(([left, right]): Dependency => ({ left, right }));
  return { all: columnsOf(letters.join('')), dependencies };
}

/** What is given of a relation. */
export function relationShown({ all, dependencies }: Relation): Shown {
  const columns = namesOf(all).split('').join(', ');
  return {
    kind: 'sentence',
    word: 'relation',
    values: { columns, dependencies: listed(dependencies) },
  };
}

export function listed(dependencies: readonly Dependency[]): string {
  return dependencies.map(dependencyText).join(', ');
}

/** Sets as they are read: `AB, CD`; a dash where there is none. */
export function setsText(sets: readonly Columns[]): string {
  return sets.map(namesOf).join(', ') || '–';
}

/** A field for sets of columns, in any order. */
function setsField(name: string, label: Field['label'], right: readonly Columns[]): Field {
  return { name, label, input: 'text', isRight: (typed) => areSets(typed, right) };
}

export function closureInstance(random: Random): Instance {
  const wanted = random.pick([true, false, false]);
  let columns = 0;
  const relation = relationWith(random, ({ all, dependencies }) => {
    columns = columnsOf(random.shuffle(['A', 'B', 'C', 'D', 'E']).slice(0, random.int(1, 2)).join(''));
    const steps = closureSteps(columns, dependencies);
    return steps.length >= 2 && (steps.at(-1)?.found === all) === wanted;
  });
  const { all, dependencies } = relation;
  const steps = closureSteps(columns, dependencies);
  const found = closureOf(columns, dependencies);
  const isRight = (typed: string): boolean => typed.length < 100 && columnsOf(typed) === found;
  return {
    given: [
      relationShown(relation),
      { kind: 'sentence', word: 'wantedClosure', values: { columns: namesOf(columns) } },
    ],
    fields: [
      { name: 'closure', label: 'closure', input: 'text', isRight },
      choiceField('superkey', 'isSuperkey', { options: YES_OR_NO, right: found === all ? 'yes' : 'no' }),
    ],
    solution: [
      {
        kind: 'table',
        caption: 'oneAfterAnother',
        head: [{ word: 'usedDependency' }, { word: 'foundSoFar' }],
        rows: [
          ['–', namesOf(columns)],
          ...steps.map((step) => [dependencyText(step.used), namesOf(step.found)]),
        ],
      },
      {
        kind: 'sentence',
        word: found === all ? 'closureOfAll' : 'closureOfSome',
        values: { columns: namesOf(columns), closure: namesOf(found), missing: namesOf(all & ~found) },
      },
    ],
  };
}

/** Sets that are tried by hand: those that hold what must be in, and no key. */
function triedFor(relation: Relation): readonly Columns[] {
  const { core, never } = sorted(relation);
  const keys = candidateKeys(relation);
  return subsetsOf(relation.all & ~core & ~never)
    .map((part) => part | core)
    .filter((part) => part !== 0)
    .filter((part) => !keys.some((key) => key !== part && (key & ~part) === 0));
}

/** Columns that are in every key, since they are on no right side, and those in none, since they are on right sides alone. */
function sorted({ all, dependencies }: Relation): { readonly core: Columns; readonly never: Columns } {
  const rights = dependencies.reduce((sum, { right }) => sum | right, 0);
  const lefts = dependencies.reduce((sum, { left }) => sum | left, 0);
  return { core: all & ~rights, never: rights & ~lefts };
}

export function keysInstance(random: Random): Instance {
  const count = random.pick([1, 2, 2, 3, 3, 4]);
  const relation = relationWith(
    random,
    (each) => candidateKeys(each).length === count && triedFor(each).length <= 11,
  );
  const { all, dependencies } = relation;
  const keys = candidateKeys(relation);
  const { core, never } = sorted(relation);
  return {
    given: [relationShown(relation)],
    fields: [setsField('keys', 'candidateKeys', keys)],
    solution: [
      {
        kind: 'sentence',
        word: 'sortedColumns',
        values: { core: namesOf(core) || '–', never: namesOf(never) || '–' },
      },
      {
        kind: 'table',
        caption: 'triedSets',
        head: [{ word: 'set' }, { word: 'closure' }, { word: 'isKey' }],
        rows: triedFor(relation).map((part) => {
          const found = closureOf(part, dependencies);
          return [namesOf(part), namesOf(found), yesOrNo(found === all)];
        }),
      },
      keysShown(relation),
    ],
  };
}

function keysShown(relation: Relation): Shown {
  const values = {
    keys: setsText(candidateKeys(relation)),
    prime: namesOf(primeColumns(relation)).split('').join(', '),
  };
  return { kind: 'sentence', word: 'keysAndPrime', values };
}

export function normalFormInstance(random: Random): Instance {
  const form = random.pick(FORMS);
  const relation = relationWith(
    random,
    (each) => normalForm(each) === form && candidateKeys(each).length <= 4,
  );
  return {
    given: [relationShown(relation)],
    fields: [
      setsField('keys', 'candidateKeys', candidateKeys(relation)),
      choiceField('form', 'highestForm', { options: FORMS, right: form }),
    ],
    solution: [
      keysShown(relation),
      {
        kind: 'table',
        caption: 'eachDependency',
        head: [
          { word: 'dependency' },
          { word: 'closureOfLeft' },
          { word: 'leftIsSuperkey' },
          { word: 'rightIsPrime' },
          { word: 'allowedBy' },
        ],
        rows: relation.dependencies.map((each) => judged(each, relation)),
      },
      ...(form === '1NF' || form === '2NF' ? [partialShown(relation)] : []),
      { kind: 'sentence', word: 'highestForm', values: { sum: form } },
    ],
  };
}

function judged(dependency: Dependency, relation: Relation) {
  const closure = closureOf(dependency.left, relation.dependencies);
  const isPrime = (dependency.right & ~primeColumns(relation)) === 0;
  const allowed = allowedBy(dependency, relation);
  return [
    dependencyText(dependency),
    namesOf(closure),
    yesOrNo(closure === relation.all),
    yesOrNo(isPrime),
    allowed ?? { word: 'notThird' as const },
  ];
}

function partialShown(relation: Relation): Shown {
  const found = partialDependency(relation);
  if (!found) return { kind: 'sentence', word: 'noPartial', values: {} };
  const { part, key, extra } = found;
  const closure = closureOf(part, relation.dependencies);
  return {
    kind: 'sentence',
    word: 'partial',
    values: { part: namesOf(part), key: namesOf(key), closure: namesOf(closure), extra: namesOf(extra) },
  };
}
