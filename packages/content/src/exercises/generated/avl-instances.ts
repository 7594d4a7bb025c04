import type { Random } from '../../random.ts';
import { plainSigns } from '../answers.ts';
import { type AvlNode, type Grown, insertAvl, preorder } from './avl.ts';
import { type Instance, numbersIn, type Shown, type TreeNode } from './instance.ts';

type Step = Grown & { readonly key: number };

/** Keys are put into an empty tree; at least two rotations are needed, and not only single ones. */
export function avlInstance(random: Random): Instance {
  let steps: Step[] = [];
  while (!isWorthwhile(steps)) steps = stepsOf(random.shuffle(TENS).slice(0, random.int(7, 8)));
  const root = steps.at(-1)?.root ?? null;
  const kinds = steps.flatMap(({ rotation }) => rotation?.kind ?? []);
  return {
    given: [
      { kind: 'sentence', word: 'insertKeys', values: { keys: steps.map(({ key }) => key).join(', ') } },
    ],
    fields: [
      {
        name: 'rotations',
        label: 'rotations',
        input: 'text',
        isRight: (typed) => rotationsIn(typed).join() === kinds.join(),
      },
      {
        name: 'preorder',
        label: 'preorder',
        input: 'text',
        isRight: (typed) => numbersIn(typed).join() === preorder(root).join(),
      },
    ],
    solution: [
      {
        kind: 'table',
        caption: 'oneAfterAnother',
        head: [{ word: 'key' }, { word: 'unbalancedAt' }, { word: 'rotation' }],
        rows: steps.map(({ key, rotation }) => [
          String(key),
          String(rotation?.at ?? '–'),
          rotation?.kind ?? '–',
        ]),
      },
      ...steps.filter(({ rotation }, at) => rotation || at === steps.length - 1).map(treeAfter),
      { kind: 'sentence', word: 'preorderIs', values: { sum: preorder(root).join(', ') } },
    ],
  };
}

const TENS = [10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90];

function stepsOf(keys: readonly number[]): Step[] {
  return keys.reduce<Step[]>(
    (steps, key) => [...steps, { key, ...insertAvl(steps.at(-1)?.root ?? null, key) }],
    [],
  );
}

function isWorthwhile(steps: readonly Step[]): boolean {
  const kinds = steps.flatMap(({ rotation }) => rotation?.kind ?? []);
  return kinds.length >= 2 && kinds.length <= 3 && kinds.some((kind) => kind === 'LR' || kind === 'RL');
}

/** The names of rotations as they are typed, in one line. */
function rotationsIn(typed: string): string[] {
  return (
    plainSigns(typed.slice(0, 200))
      .toUpperCase()
      .match(/[LR]{2}/g) ?? []
  );
}

function treeAfter({ key, root }: Step): Shown {
  return { kind: 'tree', caption: 'treeAfter', values: { key }, root: drawn(root) };
}

function drawn({ key, left, right }: AvlNode): TreeNode {
  const children = left || right ? [left && drawn(left), right && drawn(right)] : [];
  return { label: String(key), children };
}
