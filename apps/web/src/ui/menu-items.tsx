import { DropdownMenu as Primitive } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';

import { cx } from '../lib/classes.ts';
import type { MenuItem } from './menu-item.ts';

type Props = {
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  /** The keyboard opened it, and goes on at its first item. */
  readonly startsAtFirst: boolean;
};

/** The menu itself: drawn by `Menu` when its button was pressed, so it opens at once. */
export function OpenableMenu({ trigger, items, startsAtFirst }: Props) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the library, which has not seen the key that opened it and brings the keyboard to the menu's frame.
    const timer = startsAtFirst ? window.setTimeout(() => first.current?.focus()) : undefined;
    return () => window.clearTimeout(timer);
  }, [startsAtFirst]);
  return (
    <Primitive.Root modal={false} defaultOpen>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-48 rounded-card border border-line bg-raised p-1.5 shadow-float data-[state=open]:animate-[fade-in_120ms]"
        >
          {items.map(({ name, onSelect, icon, danger = false }, index) => (
            <Primitive.Item
              ref={index === 0 ? first : null}
              key={name}
              onSelect={onSelect}
              className={cx(
                'flex min-h-10 cursor-pointer touch:min-h-11 items-center gap-2.5 rounded-small px-2.5 outline-none data-highlighted:bg-link-soft',
                danger && 'text-bad',
              )}
            >
              {icon}
              {name}
            </Primitive.Item>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
