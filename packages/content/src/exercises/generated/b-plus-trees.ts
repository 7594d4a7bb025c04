import type { Random } from '../../random.ts';
import { plainSigns } from '../answers.ts';
import {
  type BNode,
  type Changed,
  EMPTY_TREE,
  type Event,
  insert,
  leavesOf,
  levelsOf,
  remove,
} from './b-plus-tree.ts';
import {
  type Cell,
  type Field,
  type Instance,
  numberField,
  numbersIn,
  type Shown,
  type TreeNode,
} from './instance.ts';

type Step = Changed & { readonly key: number };

/** Applies a change for one key after another. */
function stepsOf(
  root: BNode,
  keys: readonly number[],
  change: (root: BNode, key: number) => Changed,
): Step[] {
  return keys.reduce<Step[]>(
    (steps, key) => [...steps, { key, ...change(steps.at(-1)?.root ?? root, key) }],
    [],
  );
}

/** Different keys that are not too near to each other. */
function randomKeys(random: Random, count: number): number[] {
  const all = Array.from({ length: 30 }, (_each, at) => 3 * at + random.int(1, 3));
  return random.shuffle(all).slice(0, count);
}

const has = (steps: readonly Step[], kind: Event['kind']): boolean =>
  steps.some(({ events }) => events.some((event) => event.kind === kind));

export function insertionInstance(random: Random): Instance {
  const count = random.int(8, 10);
  const steps = wished(
    () => stepsOf(EMPTY_TREE, randomKeys(random, count), insert),
    ['leaf-split', 'inner-split'],
  );
  const root = steps.at(-1)?.root ?? EMPTY_TREE;
  return {
    given: [
      { kind: 'sentence', word: 'insertKeys', values: { keys: steps.map(({ key }) => key).join(', ') } },
    ],
    fields: [levelsField(root), rootField(root), leavesField(root)],
    solution: [
      {
        kind: 'table',
        caption: 'oneAfterAnother',
        head: [{ word: 'key' }, { word: 'leaf' }, { word: 'copiedUp' }, { word: 'movedUp' }],
        rows: steps.map(insertionRow),
      },
      ...steps.filter(({ events }) => events.length > 1 || events[0]?.kind === 'leaf-split').map(treeAfter),
      ...lastTree(steps),
    ],
  };
}

/** The tree at the end, where the last key did not split anything and it has not been drawn. */
function lastTree(steps: readonly Step[]): Shown[] {
  const last = steps.at(-1);
  return last?.events.every(({ kind }) => kind === 'placed') ? [treeAfter(last)] : [];
}

/** Steps in which each of these happens. */
function wished(make: () => Step[], kinds: readonly Event['kind'][]): Step[] {
  for (;;) {
    const steps = make();
    if (kinds.every((kind) => has(steps, kind))) return steps;
  }
}

function insertionRow({ key, events }: Step): Cell[] {
  const leaves = events.flatMap((event) => {
    if (event.kind === 'placed') return [event.leaf];
    return event.kind === 'leaf-split' ? [event.left, event.right] : [];
  });
  const ups = (kind: Event['kind']): string =>
    events.flatMap((event) => ('up' in event && event.kind === kind ? [event.up] : [])).join(', ') || '–';
  return [String(key), leavesText(leaves), ups('leaf-split'), ups('inner-split')];
}

export function deletionInstance(random: Random): Instance {
  let start = EMPTY_TREE;
  const make = (): Step[] => {
    const keys = randomKeys(random, random.int(8, 10));
    start = stepsOf(EMPTY_TREE, keys, insert).at(-1)?.root ?? EMPTY_TREE;
    return stepsOf(start, random.shuffle(keys).slice(0, 3), remove);
  };
  const steps = wished(make, [random.pick(['borrowed-left', 'borrowed-right']), 'merged']);
  const root = steps.at(-1)?.root ?? EMPTY_TREE;
  return {
    given: [
      { kind: 'tree', caption: 'theTree', values: {}, root: drawn(start) },
      { kind: 'sentence', word: 'deleteKeys', values: { keys: steps.map(({ key }) => key).join(', ') } },
    ],
    fields: [levelsField(root), leavesField(root)],
    solution: [
      {
        kind: 'table',
        caption: 'oneAfterAnother',
        head: [{ word: 'key' }, { word: 'leafWithoutIt' }, { word: 'leaves' }, { word: 'innerNodes' }],
        rows: steps.map(deletionRow),
      },
      ...steps.map(treeAfter),
    ],
  };
}

function deletionRow({ key, events }: Step): Cell[] {
  const leaf = events.flatMap((event) => (event.kind === 'removed' ? [event.leaf] : []));
  const done = (level: 'leaf' | 'inner'): Cell => {
    const event = events.find((each) => 'level' in each && each.level === level);
    return WORDS_OF_EVENTS.get(event?.kind) ?? '–';
  };
  return [String(key), leavesText(leaf), done('leaf'), done('inner')];
}

const WORDS_OF_EVENTS: ReadonlyMap<Event['kind'] | undefined, Cell> = new Map([
  ['borrowed-left', { word: 'borrowedLeft' }],
  ['borrowed-right', { word: 'borrowedRight' }],
  ['merged', { word: 'merged' }],
]);

function treeAfter({ key, root }: Step): Shown {
  return { kind: 'tree', caption: 'treeAfter', values: { key }, root: drawn(root) };
}

function drawn({ keys, children }: BNode): TreeNode {
  return { label: keys.join(' '), children: children.map(drawn) };
}

function levelsField(root: BNode): Field {
  return numberField('levels', 'levels', levelsOf(root));
}

function rootField({ keys }: BNode): Field {
  const isRight = (typed: string): boolean => numbersIn(typed).join() === keys.join();
  return { name: 'root', label: 'rootKeys', input: 'text', isRight };
}

function leavesField(root: BNode): Field {
  const right = leavesText(leavesOf(root));
  return {
    name: 'leaves',
    label: 'allLeaves',
    input: 'text',
    isRight: (typed) => leavesText(leavesIn(typed)) === right,
  };
}

function leavesText(leaves: readonly (readonly number[])[]): string {
  return leaves.map((keys) => `[${keys.join(' ')}]`).join(' ');
}

/** Leaves as they are typed: `[5 8] [10 12]`, `5 8 | 10 12` or `5 8, 10 12`. */
function leavesIn(typed: string): number[][] {
  const text = plainSigns(typed.slice(0, 300));
  const between = /[[\](){}|;/→>]/.test(text) ? /[[\](){}|;/→>]/ : /,/;
  return text
    .split(between)
    .map(numbersIn)
    .filter((keys) => keys.length > 0);
}
