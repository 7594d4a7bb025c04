import { cloneElement, lazy, Suspense, useState, type ButtonHTMLAttributes, type ReactElement } from 'react';

import type { MenuItem } from './menu-item.ts';

type Props = {
  /** The button that opens the menu. */
  readonly trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  readonly items: readonly MenuItem[];
};

const loadMenu = () => import('./menu-items.tsx');
const LazyMenu = lazy(async () => ({ default: (await loadMenu()).OpenableMenu }));

/** A dropdown menu. Its code is fetched when a pointer comes near, or at last when the button is pressed. */
export function Menu({ trigger, items }: Props) {
  const [pressed, setPressed] = useState<'by hand' | 'by key'>();
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void loadMenu(),
    // A click that comes of a key has no count of clicks.
    onClick: ({ detail }) => setPressed(detail === 0 ? 'by key' : 'by hand'),
  });
  if (!pressed) return closed;
  return (
    <Suspense fallback={closed}>
      <LazyMenu trigger={trigger} items={items} startsAtFirst={pressed === 'by key'} />
    </Suspense>
  );
}
