import { memo, useLayoutEffect, useRef, useState } from 'react';

type Arrow = { readonly key: string; readonly path: string };

const NONE: readonly Arrow[] = [];

/**
 * Draws an arrow from each reference beside it to its object. It says nothing that the names do not say. Where they are
 * is looked up at each step (`at`), and when the picture has become larger or smaller.
 */
export const Arrows = memo(({ at }: { readonly at: number }) => {
  const [arrows, setArrows] = useState(NONE);
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const area = drawing.current?.parentElement;
    if (!area) return undefined;
    const draw = () => setArrows((drawn) => asBefore(drawn, arrowsIn(area)));
    const watch = new ResizeObserver(draw);
    watch.observe(area);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    const area = drawing.current?.parentElement;
    if (area) setArrows((drawn) => asBefore(drawn, arrowsIn(area)));
  }, [at]);
  return (
    <svg
      ref={drawing}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <defs>
        <marker
          id="arrow-head"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8Z" fill="var(--color-link)" />
        </marker>
      </defs>
      {arrows.map(({ key, path }) => (
        <path
          key={key}
          d={path}
          fill="none"
          stroke="var(--color-link)"
          strokeWidth="1.5"
          markerEnd="url(#arrow-head)"
        />
      ))}
    </svg>
  );
});

/** Those that are drawn when the new ones are no others: the observer tells of the first size as well. */
function asBefore(drawn: readonly Arrow[], next: readonly Arrow[]): readonly Arrow[] {
  const isSame = drawn.length === next.length && drawn.every(({ path }, at) => path === next[at]?.path);
  return isSame ? drawn : next;
}

function arrowsIn(area: HTMLElement): readonly Arrow[] {
  const points = [...area.querySelectorAll<HTMLElement>('[data-points-to]')];
  // Where nothing is to be drawn the browser need not lay out the page before its time.
  if (points.length === 0) return NONE;
  const origin = area.getBoundingClientRect();
  return points.flatMap((point, index) => {
    const object = elementAt(area, point.dataset['pointsTo'] ?? '');
    if (!object) return [];
    const from = point.getBoundingClientRect();
    const to = object.getBoundingClientRect();
    const [x, y] = [from.x + from.width / 2 - origin.x, from.y + from.height / 2 - origin.y];
    return [{ key: String(index), path: curve({ x, y }, entryOf(to, origin, x)) }];
  });
}

/** A cell that is not shown is pointed to by its object. */
function elementAt(area: HTMLElement, location: string): Element | null {
  const [object = ''] = location.split(' ');
  return (
    area.querySelector(`[data-location="${CSS.escape(location)}"]`) ??
    area.querySelector(`[data-location="${CSS.escape(object)}"]`)
  );
}

type Point = { readonly x: number; readonly y: number };

/** At its left edge when one comes from there, else at its top. */
function entryOf(box: DOMRect, origin: DOMRect, fromX: number): Point {
  const left = box.x - origin.x;
  return fromX < left
    ? { x: left, y: box.y - origin.y + 14 }
    : { x: left + Math.min(24, box.width / 2), y: box.y - origin.y };
}

function curve(from: Point, to: Point): string {
  const bend = Math.max(18, Math.abs(to.x - from.x) / 2);
  const isLeftToRight = to.x > from.x;
  const second = isLeftToRight ? `${to.x - bend} ${to.y}` : `${to.x} ${to.y - 24}`;
  return `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${second} ${to.x} ${to.y}`;
}
