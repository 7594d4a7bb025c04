import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';

/** A carried option stands a little inside the zone it is over. */
const INSET_X = 8;
const INSET_Y = 6;

/**
 * Arrow keys carry an option from zone to zone instead of pixel by pixel: down and right to the next
 * zone in the order of the page, up and left to the one before.
 */
export const toNextDropZone: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code] ?? 0;
  if (step === 0) return undefined;
  event.preventDefault();
  const zones = context.droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = context.droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .toSorted((one, other) => one.rect.top - other.rect.top || one.rect.left - other.rect.left);
  const here = zones.findIndex(({ id }) => id === context.over?.id);
  const next = zones[(here + step + zones.length) % zones.length];
  return next ? { x: next.rect.left + INSET_X, y: next.rect.top + INSET_Y } : currentCoordinates;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * The zone in which the upper left corner of a carried option stands: at first the one it was picked up from, then
 * wherever the arrows carried it. Blanks may be narrower than the option, so middles would tell wrongly. Where the page
 * has scrolled meanwhile and the corner is in none, the nearest zone counts.
 */
export const dropZoneAtCorner: CollisionDetection = ({
  droppableContainers,
  droppableRects,
  collisionRect,
}) => {
  const found = droppableContainers.flatMap((droppableContainer) => {
    const rect = droppableRects.get(droppableContainer.id);
    if (!rect) return [];
    const x = collisionRect.left - rect.left;
    const y = collisionRect.top - rect.top;
    const isInside = x >= 0 && y >= 0 && x <= rect.width && y <= rect.height;
    const value = isInside ? 0 : Math.hypot(x - INSET_X, y - INSET_Y);
    return [{ id: droppableContainer.id, data: { droppableContainer, value } }];
  });
  return found.sort((one, other) => one.data.value - other.data.value);
};
