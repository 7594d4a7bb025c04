import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

import { cx } from '../lib/classes.ts';

type Props = {
  /** One button: what opens the menu. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
};

/** A dropdown menu; fill it with MenuItem. */
export function Menu({ trigger, children, align = 'end' }: Props) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-48 rounded-card border border-line bg-raised p-1.5 shadow-float data-[state=open]:animate-[fade-in_120ms]"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

type ItemProps = {
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly danger?: boolean;
};

export function MenuItem({ onSelect, icon, children, danger = false }: ItemProps) {
  return (
    <Primitive.Item
      onSelect={onSelect}
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-small px-2.5 outline-none data-highlighted:bg-link-soft',
        danger && 'text-bad',
      )}
    >
      {icon}
      {children}
    </Primitive.Item>
  );
}
