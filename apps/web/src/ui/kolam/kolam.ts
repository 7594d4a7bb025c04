/**
 * Kolams: a grid of dots and one line that loops around every dot and closes.
 *
 * The model is that of mirror curves (P. Gerdes; the "sikku kolam" of Tamil Nadu is the same thing):
 * each dot sits in a square cell, and the line runs through the middles of the cells' sides, turning
 * a quarter around a dot in each step. What happens at a side between two dots decides the pattern:
 *   cross  the line passes to the neighbour, crossing itself
 *   wall   the line is thrown back and stays with its dot
 *   join   the line slides along to the neighbour without crossing
 * A drawing is accepted only when all quarters of all dots lie on one closed line.
 */

type SideState = 'cross' | 'wall' | 'join';

export type KolamDot = { readonly x: number; readonly y: number };

export type Kolam = {
  /** Width and height of the drawing in its own units; a cell is 2 units wide. */
  readonly size: number;
  readonly dots: readonly KolamDot[];
  /** One closed SVG path. */
  readonly path: string;
  /** The middles of sides in the order in which the line visits them, for tests. */
  readonly visits: readonly KolamDot[];
};

/** The four sides of a cell, clockwise from the top. */
const SIDES = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;
type SideIndex = 0 | 1 | 2 | 3;

/** A quarter turn around the dot of a cell, from the middle of one side to that of the next. */
type Quarter = { readonly cell: string; readonly from: SideIndex; readonly to: SideIndex };

type Shape = { readonly width: number; readonly cells: ReadonlySet<string> };

/** Tries before giving up; the tests find a kolam for every id well within it. */
const MAX_ATTEMPTS = 600;
const drawn = new Map<string, Kolam>();

/** The kolam that belongs to an id: the same id gives the same kolam, always. */
export function kolamFor(id: string): Kolam {
  const known = drawn.get(id);
  if (known) return known;
  const kolam = draw(id);
  drawn.set(id, kolam);
  return kolam;
}

function draw(id: string): Kolam {
  const random = randomFrom(id);
  const shape = SHAPES[Math.floor(random() * SHAPES.length)] ?? SHAPES[0];
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const states = pickStates(shape, random);
    const line = trace(shape, states);
    if (line.length === shape.cells.size * 4) return toKolam(shape, states, line);
  }
  throw new Error(`no kolam found for ${id}`);
}

/** Mulberry32 over an FNV-1a hash: small, fast, the same everywhere. Not for secrets. */
function randomFrom(text: string): () => number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return () => {
    hash = (hash + 0x6d2b79f5) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const cellKey = (x: number, y: number): string => `${x},${y}`;

function cellAt(cell: string): KolamDot {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return { x, y };
}

/** A square of dots without the corners nearer than `cut` steps: half the width makes a diamond. */
function grid(width: number, cut: number): Shape {
  const cells = new Set<string>();
  const last = width - 1;
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (Math.min(x, last - x) + Math.min(y, last - y) >= cut) cells.add(cellKey(x, y));
    }
  }
  return { width, cells };
}

/** Shapes whose turned-in-quarters patterns can close into one line. */
const SHAPES = [grid(5, 2), grid(7, 3), grid(5, 1), grid(7, 2), grid(5, 0)] as const;

/** The side of a cell, named the same from both cells that share it. */
function sideKey(cell: string, side: SideIndex): string {
  const { x, y } = cellAt(cell);
  return cellKey(2 * x + 1 + SIDES[side].dx, 2 * y + 1 + SIDES[side].dy);
}

function neighbour(cell: string, side: SideIndex): string {
  const { x, y } = cellAt(cell);
  return cellKey(x + SIDES[side].dx, y + SIDES[side].dy);
}

/** States for all inner sides, the same under quarter turns of the whole drawing. */
function pickStates(shape: Shape, random: () => number): Map<string, SideState> {
  const states = new Map<string, SideState>();
  const turn = 2 * shape.width;
  const wallShare = 0.12 + random() * 0.2;
  const joinShare = random() * 0.2;
  for (const cell of shape.cells) {
    for (const side of [1, 2] as const) {
      if (!shape.cells.has(neighbour(cell, side)) || states.has(sideKey(cell, side))) continue;
      const chance = random();
      const state = chance < wallShare ? 'wall' : chance < wallShare + joinShare ? 'join' : 'cross';
      let { x, y } = cellAt(sideKey(cell, side));
      for (let step = 0; step < 4; step += 1) {
        states.set(cellKey(x, y), state);
        [x, y] = [turn - y, x];
      }
    }
  }
  return states;
}

const following = (side: SideIndex, by: number): SideIndex => ((side + by + 4) % 4) as SideIndex;

/** Follows the line from the first dot until it is back where it began. */
function trace(shape: Shape, states: ReadonlyMap<string, SideState>): Quarter[] {
  const [first = ''] = shape.cells;
  const start: Quarter = { cell: first, from: 3, to: 0 };
  const line: Quarter[] = [];
  let here = start;
  do {
    line.push(here);
    here = next(here, states);
  } while (here.cell !== start.cell || here.from !== start.from || here.to !== start.to);
  const undirected = new Set(
    line.map(({ cell, from, to }) => `${cell}:${(to - from + 4) % 4 === 1 ? from : to}`),
  );
  return undirected.size === line.length ? line : [];
}

function next({ cell, from, to }: Quarter, states: ReadonlyMap<string, SideState>): Quarter {
  const state = states.get(sideKey(cell, to)) ?? 'wall';
  const turn = (to - from + 4) % 4 === 1 ? 1 : -1;
  if (state === 'wall') return { cell, from: to, to: following(to, turn) };
  const beyond = neighbour(cell, to);
  const entered = following(to, 2);
  // Passing straight through a crossing bends the other way around the next dot; a join keeps to its side.
  return { cell: beyond, from: entered, to: following(entered, state === 'cross' ? -turn : turn) };
}

const CURVE = 0.5523;
const round = (value: number): number => Math.round(value * 1000) / 1000;

function toKolam(shape: Shape, states: ReadonlyMap<string, SideState>, line: readonly Quarter[]): Kolam {
  const visits = line.map(({ cell, from }) => cellAt(sideKey(cell, from)));
  const pieces = line.map((quarter) => {
    const begin = cellAt(sideKey(quarter.cell, quarter.from));
    const end = cellAt(sideKey(quarter.cell, quarter.to));
    const leave = direction(quarter, 'from', states);
    const arrive = direction(quarter, 'to', states);
    const c1 = `${round(begin.x + leave.x * CURVE)} ${round(begin.y + leave.y * CURVE)}`;
    const c2 = `${round(end.x - arrive.x * CURVE)} ${round(end.y - arrive.y * CURVE)}`;
    return `C${c1} ${c2} ${end.x} ${end.y}`;
  });
  const [origin = { x: 0, y: 0 }] = visits;
  return {
    size: 2 * shape.width,
    dots: [...shape.cells].map((cell) => ({ x: 2 * cellAt(cell).x + 1, y: 2 * cellAt(cell).y + 1 })),
    path: `M${origin.x} ${origin.y}${pieces.join('')}Z`,
    visits,
  };
}

/** Which way the line runs at one end of a quarter: slanted in a crossing, along a wall, through a join. */
function direction(quarter: Quarter, end: 'from' | 'to', states: ReadonlyMap<string, SideState>): KolamDot {
  const out = SIDES[quarter.from];
  const into = SIDES[quarter.to];
  const state = states.get(sideKey(quarter.cell, quarter[end])) ?? 'wall';
  if (state === 'cross') return { x: (into.dx - out.dx) * 0.75, y: (into.dy - out.dy) * 0.75 };
  const alongWall = end === 'from' ? { x: into.dx, y: into.dy } : { x: -out.dx, y: -out.dy };
  const through = end === 'from' ? { x: -out.dx, y: -out.dy } : { x: into.dx, y: into.dy };
  return state === 'wall' ? alongWall : through;
}
