/** What a moment of an algorithm is drawn from. All of it are values: a moment never changes afterwards. */

/** How a part is marked: looked at now, in its final place, out of the question, taken or found, refused. */
export type Tone = 'now' | 'done' | 'out' | 'good' | 'bad';

/** What stands above a picture: a word of the pages (messages/en/algorithms.ts). */
export type Title =
  | 'values'
  | 'merged'
  | 'count'
  | 'begin'
  | 'result'
  | 'hand'
  | 'heap'
  | 'tree'
  | 'trie'
  | 'parts'
  | 'graph'
  | 'queue'
  | 'stack'
  | 'text'
  | 'pattern'
  | 'borders'
  | 'list'
  | 'slots'
  | 'table'
  | 'board'
  | 'calls'
  | 'order'
  | 'edges'
  | 'distances'
  | 'places'
  | 'coins'
  | 'fewest'
  | 'numbers';

export type Cell = {
  readonly text: string;
  readonly tone?: Tone | undefined;
  /** Who it is: a cell that is elsewhere in the next moment moves there. */
  readonly key?: number;
};

/** A name at a place of a row, as `low` or `i`. */
export type Pointer = { readonly name: string; readonly at: number };

export type Row = {
  readonly kind: 'row';
  readonly title: Title;
  readonly cells: readonly Cell[];
  readonly pointers?: readonly Pointer[];
};

export type Grid = {
  readonly kind: 'grid';
  readonly title: Title;
  /** Names of the columns; empty where the rows are lists of their own length. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[];
};

export type TreeNode = {
  readonly id: number;
  readonly text: string;
  /** Beside the node, as its balance. */
  readonly note?: string;
  readonly tone?: Tone | undefined;
  /** Unset for a root. */
  readonly parent?: number | undefined;
  /** Of a node with two places for children: which of them it takes. */
  readonly side?: 'left' | 'right' | undefined;
};

export type Tree = { readonly kind: 'tree'; readonly title: Title; readonly nodes: readonly TreeNode[] };

export type GraphNode = {
  readonly name: string;
  readonly note?: string;
  readonly tone?: Tone | undefined;
};

export type GraphEdge = {
  readonly from: string;
  readonly to: string;
  readonly weight?: number | undefined;
  readonly tone?: Tone | undefined;
};

export type Graph = {
  readonly kind: 'graph';
  readonly title: Title;
  readonly isDirected: boolean;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
};

/** Nodes side by side, each with an arrow to the one that it refers to. */
export type Chain = {
  readonly kind: 'chain';
  readonly title: Title;
  readonly nodes: readonly (Cell & { readonly next: number | null })[];
  readonly pointers: readonly Pointer[];
};

export type Picture = Row | Grid | Tree | Graph | Chain;

type Look = {
  readonly tone?: (at: number) => Tone | undefined;
  readonly pointers?: Readonly<Record<string, number | undefined>>;
};

/** Values side by side, marked by place. A pointer without a place is not drawn. */
export function row(title: Title, texts: readonly (string | number)[], look: Look = {}): Row {
  return {
    kind: 'row',
    title,
    cells: texts.map((text, at) => ({ text: String(text), tone: look.tone?.(at) })),
    pointers: pointersOf(look.pointers),
  };
}

/** The same for items that change places: each keeps its own key. */
export function itemRow(title: Title, items: readonly Item[], look: Look = {}): Row {
  const { cells, ...rest } = row(
    title,
    items.map(({ value }) => value),
    look,
  );
  return { ...rest, cells: cells.map((cell, at) => ({ ...cell, key: items[at]?.key ?? at })) };
}

/** A value that is followed while it moves. */
export type Item = { readonly key: number; readonly value: number };

export function itemsOf(values: readonly number[]): Item[] {
  return values.map((value, key) => ({ key, value }));
}

/** What stands at a place that there is. */
export function itemAt<T>(items: readonly T[], at: number): T {
  const item = items[at];
  if (item === undefined) throw new RangeError(`nothing at ${at}`);
  return item;
}

export function valueAt(items: readonly Item[], at: number): number {
  return itemAt(items, at).value;
}

export function swap(items: Item[], a: number, b: number): void {
  const [first, second] = [itemAt(items, a), itemAt(items, b)];
  items[a] = second;
  items[b] = first;
}

/** A mark for some places, else another one or none. */
export function marked(places: readonly number[], tone: Tone, other?: (at: number) => Tone | undefined) {
  return (at: number): Tone | undefined => (places.includes(at) ? tone : other?.(at));
}

function pointersOf(pointers: Look['pointers'] = {}): Pointer[] {
  return Object.entries(pointers).flatMap(([name, at]) => (at === undefined ? [] : [{ name, at }]));
}
