import { memo, useLayoutEffect, useRef } from 'react';

/**
 * Draws an arrow from each reference beside it to its object. It says nothing that the names do not say. Where they are
 * is looked up at each step (`at`), and when the picture has become larger or smaller.
 */
export const Arrows = memo(({ at }: { readonly at: number }) => {
  const [drawing, lines, heads] = [
    useRef<SVGSVGElement>(null),
    useRef<SVGPathElement>(null),
    useRef<SVGPathElement>(null),
  ];
  useLayoutEffect(() => {
    const area = drawing.current?.parentElement;
    if (!area) return undefined;
    // Told anew at each step, an observer answers between the layout of this frame and its painting. To ask for places
    // before would lay out the page an extra time.
    const watch = new ResizeObserver(() => {
      const arrows = arrowsIn(area);
      draw(lines.current, arrows.map(line));
      draw(heads.current, arrows.map(head));
    });
    watch.observe(area);
    return () => watch.disconnect();
  }, [at, drawing, lines, heads]);
  return (
    <svg
      ref={drawing}
      data-testid="arrows"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <path ref={lines} className="fill-none stroke-link stroke-[1.5]" />
      <path ref={heads} className="fill-link" />
    </svg>
  );
});

/** Nothing is drawn anew where the arrows are as they were. */
function draw(drawn: SVGPathElement | null, paths: readonly string[]): void {
  const path = paths.join('');
  if (drawn && drawn.getAttribute('d') !== path) drawn.setAttribute('d', path);
}

type Point = { readonly x: number; readonly y: number };

/** It comes in at the left edge of a box, or else at its top. */
type Arrow = { readonly from: Point; readonly to: Point; readonly isAtLeft: boolean };

function arrowsIn(area: HTMLElement): readonly Arrow[] {
  const origin = area.getBoundingClientRect();
  return [...area.querySelectorAll<HTMLElement>('[data-points-to]')].flatMap((point) => {
    const object = elementAt(area, point.dataset['pointsTo'] ?? '');
    if (!object) return [];
    const start = point.getBoundingClientRect();
    const box = object.getBoundingClientRect();
    const from = { x: start.x + start.width / 2 - origin.x, y: start.y + start.height / 2 - origin.y };
    const [left, top] = [box.x - origin.x, box.y - origin.y];
    const isAtLeft = from.x < left;
    const to = isAtLeft ? { x: left, y: top + 14 } : { x: left + Math.min(24, box.width / 2), y: top };
    return [{ from, to, isAtLeft }];
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

function line({ from, to, isAtLeft }: Arrow): string {
  const bend = Math.max(18, Math.abs(to.x - from.x) / 2);
  const second = isAtLeft ? `${to.x - bend} ${to.y}` : `${to.x} ${to.y - 24}`;
  return `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${second} ${to.x} ${to.y}`;
}

/** The line comes from the left or from above: its head looks to the right or down. */
function head({ to: { x, y }, isAtLeft }: Arrow): string {
  return isAtLeft ? `M${x + 1} ${y}l-9 -5v10Z` : `M${x} ${y + 1}l-5 -9h10Z`;
}
