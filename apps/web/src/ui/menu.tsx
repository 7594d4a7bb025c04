import { cloneElement, lazy, Suspense, useState, type ButtonHTMLAttributes, type ReactElement } from 'react';

import type { MenuItem } from './menu-item.ts';

type Props = {
  /** The button that opens the menu. */
  readonly trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  readonly items: readonly MenuItem[];
};

const loadMenu = () => import('./menu-items.tsx');
const LazyMenu = lazy(async () => ({ default: (await loadMenu()).OpenableMenu }));

/** A dropdown menu. Its code is fetched when a pointer comes near or the button is pressed. */
export function Menu({ trigger, items }: Props) {
  const [wanted, setWanted] = useState<'not' | 'near' | 'pressed'>('not');
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => setWanted('near'),
    onClick: () => setWanted('pressed'),
  });
  if (wanted === 'not') return closed;
  return (
    <Suspense fallback={closed}>
      <LazyMenu trigger={trigger} items={items} openAtOnce={wanted === 'pressed'} />
    </Suspense>
  );
}
