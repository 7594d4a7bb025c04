import { itemRow, type Item, type Picture, type Title, type Tone, type TreeNode } from './picture.ts';

type Heap = { readonly items: readonly Item[]; readonly size: number; readonly title: Title };

/** A heap as the tree that it stands for, and as the list in which it is kept. The first `size` items belong to it. */
export function heapPictures(
  { items, size, title }: Heap,
  tone: (at: number) => Tone | undefined,
): readonly Picture[] {
  const nodes = items.slice(0, size).map(({ key, value }, at): TreeNode => ({
    id: key,
    text: String(value),
    tone: tone(at),
    parent: at === 0 ? undefined : items[Math.floor((at - 1) / 2)]?.key,
    side: at === 0 ? undefined : at % 2 === 1 ? 'left' : 'right',
  }));
  return [{ kind: 'tree', title: 'tree', nodes }, itemRow(title, items, { tone })];
}
