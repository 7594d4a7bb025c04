import { useDraggable } from '@dnd-kit/core';

import { cx } from '../../../lib/classes.ts';
import type { DemoItem } from '../demo.rules.ts';

type Props = {
  readonly item: DemoItem;
  /** Chosen by a tap, waiting for the blank to be tapped. */
  readonly chosen: boolean;
  readonly onChoose: (itemId: string) => void;
};

const looks =
  'block min-h-11 w-full rounded-small border bg-raised px-3 py-2 text-left font-code text-[0.9375rem] touch-manipulation';

/** An option that can be dragged, tapped, or carried with the keyboard. */
export function DemoItemView({ item, chosen, onChoose }: Props) {
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({ id: item.id, data: item });
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-pressed={chosen}
      aria-roledescription={undefined}
      onClick={(event) => {
        event.stopPropagation();
        onChoose(item.id);
      }}
      className={cx(
        looks,
        'cursor-grab',
        chosen ? 'border-link bg-link-soft' : 'border-edge hover:border-link',
        isDragging && 'opacity-40',
      )}
    >
      {item.content}
    </button>
  );
}

/** What is seen under the pointer while dragging. */
export function DemoItemGhost({ item }: { readonly item: DemoItem }) {
  return (
    <div className={cx(looks, 'cursor-grabbing border-link bg-link-soft shadow-float')}>{item.content}</div>
  );
}
