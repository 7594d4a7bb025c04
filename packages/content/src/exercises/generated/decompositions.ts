import type { Random } from '../../random.ts';
import {
  breaksBoyceCodd,
  divide,
  type Division,
  isEquivalent,
  isLossless,
  isMinimal,
  isPreserved,
  minimalCover,
  synthesise,
  withoutContained,
} from './decomposing.ts';
import {
  candidateKeys,
  closureOf,
  type Columns,
  columnsOf,
  type Dependency,
  dependencyText,
  namesOf,
  normalForm,
  projected,
  type Relation,
} from './dependencies.ts';
import { choiceField, type Instance, type Shown, YES_OR_NO, yesOrNo } from './instance.ts';
import { listed, relationShown, relationWith, setsText } from './relations.ts';
import { dependenciesIn, setsIn } from './typed-columns.ts';

/** Whether tables hold exactly the columns of the relation. */
function coversAll(tables: readonly Columns[], all: Columns): boolean {
  return tables.reduce((sum, table) => sum | table, 0) === all;
}

/** Whether tables are a lossless decomposition into BCNF. */
function isBoyceCoddDecomposition(relation: Relation, tables: readonly Columns[]): boolean {
  return (
    coversAll(tables, relation.all) &&
    tables.every((table) => breaksBoyceCodd(table, relation.dependencies) === undefined) &&
    isLossless(relation, tables)
  );
}

/** Whether tables are a lossless decomposition into 3NF in which all dependencies are preserved. */
function isThirdFormDecomposition(relation: Relation, tables: readonly Columns[]): boolean {
  const { all, dependencies } = relation;
  return (
    coversAll(tables, all) &&
    tables.every((table) => ['3NF', 'BCNF'].includes(normalForm(projected(table, dependencies)))) &&
    dependencies.every((each) => isPreserved(each, tables, dependencies)) &&
    isLossless(relation, tables)
  );
}

/** More tables than columns are never needed; the chase of an endless list would take long. */
const MOST_TABLES = 8;

function tablesField(relation: Relation, isRight: typeof isBoyceCoddDecomposition) {
  return {
    name: 'tables',
    label: 'tables',
    input: 'text',
    isRight: (typed: string): boolean => {
      const tables = withoutContained(setsIn(typed));
      return tables.length <= MOST_TABLES && isRight(relation, tables);
    },
  } as const;
}

export function boyceCoddInstance(random: Random): Instance {
  const relation = relationWith(random, (each) => {
    const { divisions } = divide(each);
    return divisions.length >= 1 && divisions.length <= 3 && candidateKeys(each).length <= 3;
  });
  const { divisions, tables } = divide(relation);
  const lost = relation.dependencies.filter((each) => !isPreserved(each, tables, relation.dependencies));
  return {
    given: [relationShown(relation)],
    fields: [tablesField(relation, isBoyceCoddDecomposition)],
    solution: [
      { kind: 'sentence', word: 'keysAre', values: { keys: setsText(candidateKeys(relation)) } },
      divisionsShown(divisions),
      { kind: 'sentence', word: 'oneResult', values: { tables: setsText(tables) } },
      lost.length > 0
        ? { kind: 'sentence', word: 'lostDependencies', values: { dependencies: listed(lost) } }
        : { kind: 'sentence', word: 'allPreserved', values: {} },
    ],
  };
}

function divisionsShown(divisions: readonly Division[]): Shown {
  return {
    kind: 'table',
    caption: 'divisions',
    head: [{ word: 'dividedTable' }, { word: 'brokenBy' }, { word: 'becomes' }],
    rows: divisions.map(({ table, by, into }) => [namesOf(table), dependencyText(by), setsText(into)]),
  };
}

export function synthesisInstance(random: Random): Instance {
  const needsKey = random.pick([true, false]);
  const relation = relationWith(
    random,
    (each) =>
      synthesise(each).needsKey === needsKey &&
      synthesise(each).tables.length >= 2 &&
      ['1NF', '2NF'].includes(normalForm(each)),
  );
  const { cover, ofLeftSides, key, tables } = synthesise(relation);
  return {
    given: [relationShown(relation)],
    fields: [tablesField(relation, isThirdFormDecomposition)],
    solution: [
      { kind: 'sentence', word: 'coverIs', values: { dependencies: listed(cover) } },
      { kind: 'sentence', word: 'ofLeftSides', values: { tables: setsText(ofLeftSides) } },
      { kind: 'sentence', word: 'keysAre', values: { keys: setsText(candidateKeys(relation)) } },
      needsKey
        ? { kind: 'sentence', word: 'keyAdded', values: { key: namesOf(key) } }
        : { kind: 'sentence', word: 'keyThere', values: {} },
      { kind: 'sentence', word: 'oneResult', values: { tables: setsText(tables) } },
    ],
  };
}

export function coverInstance(random: Random): Instance {
  const relation = relationWith(random, ({ dependencies }) => {
    const { single, reduced, cover } = minimalCover(dependencies);
    return cover.length < single.length && cover.length >= 2 && (!isMinimal(reduced) || single.length >= 5);
  });
  const { dependencies } = relation;
  const { single, reduced, cover } = minimalCover(dependencies);
  const isRight = (typed: string): boolean => {
    const found = dependenciesIn(typed);
    return found.length <= 12 && isEquivalent(found, dependencies) && isMinimal(found);
  };
  return {
    given: [relationShown(relation)],
    fields: [{ name: 'cover', label: 'minimalCover', input: 'text', isRight }],
    solution: [
      { kind: 'sentence', word: 'singleRights', values: { dependencies: listed(single) } },
      { kind: 'sentence', word: 'reducedLefts', values: { dependencies: listed(reduced) } },
      { kind: 'sentence', word: 'withoutRest', values: { dependencies: listed(cover) } },
    ],
  };
}

export function losslessInstance(random: Random): Instance {
  const [lossless, preserving] = [random.pick([true, false]), random.pick([true, false])];
  let tables: Columns[] = [];
  const relation = relationWith(random, (each) => {
    tables = randomPair(random);
    return isLossless(each, tables) === lossless && isPreserving(each, tables) === preserving;
  });
  const [first = 0, second = 0] = tables;
  const common = first & second;
  const closure = closureOf(common, relation.dependencies);
  return {
    given: [
      relationShown(relation),
      { kind: 'sentence', word: 'dividedInto', values: { tables: setsText(tables) } },
    ],
    fields: [
      {
        name: 'common',
        label: 'closureOfCommon',
        input: 'text',
        isRight: (typed) => typed.length < 100 && columnsOf(typed) === closure,
      },
      choiceField('lossless', 'isLossless', { options: YES_OR_NO, right: lossless ? 'yes' : 'no' }),
      choiceField('preserving', 'isPreserving', { options: YES_OR_NO, right: preserving ? 'yes' : 'no' }),
    ],
    solution: [
      {
        kind: 'sentence',
        word: lossless ? 'commonIsKey' : 'commonIsNoKey',
        values: { common: namesOf(common), closure: namesOf(closure), tables: setsText(tables) },
      },
      {
        kind: 'table',
        caption: 'checkedInside',
        head: [{ word: 'dependency' }, ...tables.map(namesOf), { word: 'isPreserved' }],
        rows: relation.dependencies.map((each) => insideRow(each, tables, relation)),
      },
      ...tables.map((table) => insideShown(table, relation)),
    ],
  };
}

function isPreserving({ dependencies }: Relation, tables: readonly Columns[]): boolean {
  return dependencies.every((each) => isPreserved(each, tables, dependencies));
}

/** Two tables with all columns, that share one or two. */
function randomPair(random: Random): Columns[] {
  const letters = random.shuffle(['A', 'B', 'C', 'D', 'E']);
  const shared = random.int(1, 2);
  const cut = random.int(shared + 1, 4);
  return [letters.slice(0, cut), [...letters.slice(0, shared), ...letters.slice(cut)]].map((each) =>
    columnsOf(each.join('')),
  );
}

function insideRow(each: Dependency, tables: readonly Columns[], { dependencies }: Relation) {
  const isInside = (table: Columns): boolean => ((each.left | each.right) & ~table) === 0;
  return [
    dependencyText(each),
    ...tables.map((table) => yesOrNo(isInside(table))),
    yesOrNo(isPreserved(each, tables, dependencies)),
  ];
}

/** What holds inside a table, without what follows from the rest. */
function insideShown(table: Columns, { dependencies }: Relation): Shown {
  const { cover } = minimalCover(projected(table, dependencies).dependencies);
  const values = { table: namesOf(table), dependencies: listed(cover) || '–' };
  return { kind: 'sentence', word: 'holdsInside', values };
}
