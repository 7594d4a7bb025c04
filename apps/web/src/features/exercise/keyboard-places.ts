import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/**
 * Arrow keys carry an option from place to place instead of pixel by pixel: down and right to the next
 * place in the order of the page, up and left to the one before.
 */
export const toNextPlace: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code] ?? 0;
  if (step === 0) return undefined;
  event.preventDefault();
  const places = context.droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = context.droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .toSorted((one, other) => one.rect.top - other.rect.top || one.rect.left - other.rect.left);
  const here = places.findIndex(({ id }) => id === context.over?.id);
  const next = places[(here + step + places.length) % places.length];
  return next ? { x: next.rect.left + 8, y: next.rect.top + 6 } : currentCoordinates;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
