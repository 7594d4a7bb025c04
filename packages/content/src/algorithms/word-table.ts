import { itemAt, type Grid, type Tone } from './picture.ts';

/** A table with a row for each beginning of one word and a column for each beginning of another. */
export class WordTable {
  readonly #first: string;
  readonly #second: string;
  readonly #cells: (number | undefined)[][];

  constructor(first: string, second: string) {
    this.#first = first;
    this.#second = second;
    this.#cells = Array.from({ length: first.length + 1 }, () =>
      Array.from({ length: second.length + 1 }, () => undefined),
    );
  }

  at(i: number, j: number): number {
    return itemAt(this.#cells, i)[j] ?? 0;
  }

  write(i: number, j: number, value: number): void {
    itemAt(this.#cells, i)[j] = value;
  }

  picture(tone: (i: number, j: number) => Tone | undefined = () => undefined): Grid {
    return {
      kind: 'grid',
      title: 'table',
      columns: ['–', ...this.#second.split('')],
      rows: this.#cells.map((cells, i) => ({
        name: i === 0 ? '–' : (this.#first[i - 1] ?? ''),
        cells: cells.map((value, j) => ({ text: String(value ?? ''), tone: tone(i, j) })),
      })),
    };
  }
}

/** A mark for one cell, and another one for those that it was computed from. */
export function cellTone(cell: Place, from: readonly Place[], good: boolean) {
  return (i: number, j: number): Tone | undefined => {
    if (i === cell[0] && j === cell[1]) return good ? 'good' : 'now';
    return from.some(([row, column]) => row === i && column === j) ? 'done' : undefined;
  };
}

export type Place = readonly [number, number];
