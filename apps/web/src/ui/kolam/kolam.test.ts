import { describe, expect, test } from 'vitest';

import { kolamFor } from './kolam.ts';

const IDS = Array.from({ length: 300 }, (_, index) => `topic-${index}`);
const key = ({ x, y }: { x: number; y: number }): string => `${x},${y}`;

describe('a kolam', () => {
  test('is the same for the same id and differs between ids', () => {
    expect(kolamFor('java').path).toBe(kolamFor('java').path);
    expect(new Set(IDS.map((id) => kolamFor(id).path)).size).toBeGreaterThan(200);
  });

  test.each(IDS)('%s is one closed line around every dot', (id) => {
    const { dots, visits, path } = kolamFor(id);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith('Z')).toBe(true);
    const end = path.slice(0, -1).split('C').at(-1)?.trim().split(' ').slice(-2).join(' ');
    expect(path.startsWith(`M${end}C`)).toBe(true);
    const quarters = visits.map((from, index) => {
      const to = visits[(index + 1) % visits.length] ?? from;
      return [key(from), key(to)].sort().join(' ');
    });
    expect(new Set(quarters).size).toBe(quarters.length);
    const aroundDots = dots.flatMap(({ x, y }) => {
      const sides = [key({ x, y: y - 1 }), key({ x: x + 1, y }), key({ x, y: y + 1 }), key({ x: x - 1, y })];
      return sides.map((side, index) => [side, sides[(index + 1) % 4] ?? ''].sort().join(' '));
    });
    expect(new Set(aroundDots)).toEqual(new Set(quarters));
  });

  test.each(IDS)('%s looks the same after a quarter turn', (id) => {
    const { path, size } = kolamFor(id);
    const pieces = segments(path);
    const turned = pieces.map((points) => points.map(({ x, y }) => ({ x: size - y, y: x })));
    expect(new Set(turned.map(undirected))).toEqual(new Set(pieces.map(undirected)));
  });
});

type Point = { x: number; y: number };

/** The curves of a path as lists of four points. */
function segments(path: string): Point[][] {
  const [start = '', ...curves] = path.slice(1, -1).split('C');
  let from = points(start)[0] ?? { x: 0, y: 0 };
  return curves.map((curve) => {
    const rest = points(curve);
    const segment = [from, ...rest];
    from = rest.at(-1) ?? from;
    return segment;
  });
}

function points(text: string): Point[] {
  const numbers = text.trim().split(' ').map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));
}

function undirected(segment: Point[]): string {
  const text = segment.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`);
  const forth = text.join(' ');
  const back = text.toReversed().join(' ');
  return forth < back ? forth : back;
}
