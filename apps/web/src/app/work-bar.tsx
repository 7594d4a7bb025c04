import type { User } from '@abhyas/contract/auth';
import { PRODUCT } from '@abhyas/contract/product';
import MenuIcon from 'lucide-react/icons/menu';
import { useEffect, type Ref } from 'react';
import { Link, useNavigate } from 'react-router';

import { texts } from '../lib/texts.ts';
import { markRoot, useRootMark } from '../lib/use-root-mark.ts';
import { Mark } from '../ui/kolam/mark.tsx';
import { Menu } from '../ui/menu.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NAV_ITEMS } from './nav-items.ts';

type Props = { readonly user: User; readonly slot: Ref<HTMLDivElement> };

/**
 * The top bar over a screen that fills the window: one row, in which the screen's own title and controls stand too.
 * While somebody types on a phone its height belongs to what is typed.
 */
export function WorkBar({ user, slot }: Props) {
  useRootMark('work-bar');
  useTypingMark();
  return (
    <header
      data-print="hidden"
      className="isolate flex h-12 shrink-0 items-center gap-1 border-b border-line bg-paper px-1 max-learn:short:in-[[data-typing]]:hidden learn:h-11 learn:px-2"
    >
      <Link
        to="/"
        aria-label={PRODUCT}
        className="grid size-11 shrink-0 place-items-center rounded-small max-learn:hidden"
      >
        <Mark size={28} />
      </Link>
      <MainMenu hasNews={user.notif} />
      <div ref={slot} className="flex min-w-0 grow items-center gap-1" />
      <AccountMenu user={user} narrow />
    </header>
  );
}

/** Marks the page's root while an editor has the focus. */
function useTypingMark(): void {
  useEffect(() => {
    const mark = (): void => markRoot('typing', document.activeElement?.matches('.cm-content') ?? false);
    mark();
    document.addEventListener('focusin', mark);
    document.addEventListener('focusout', mark);
    return () => {
      document.removeEventListener('focusin', mark);
      document.removeEventListener('focusout', mark);
      markRoot('typing', false);
    };
  }, []);
}

function MainMenu({ hasNews }: { readonly hasNews: boolean }) {
  const navigate = useNavigate();
  const words = texts.frame.nav;
  const trigger = (
    <button
      type="button"
      aria-label={words.menu}
      title={words.menu}
      className="relative grid size-11 shrink-0 place-items-center rounded-small text-soft hover:bg-sunken hover:text-ink"
    >
      <MenuIcon size={22} aria-hidden="true" />
      {hasNews && <span aria-hidden="true" className="absolute top-2 right-2 size-2 rounded-full bg-bad" />}
    </button>
  );
  const items = NAV_ITEMS.map(({ to, name, Icon }) => ({
    name: name === 'notifications' && hasNews ? `${words[name]} (${words.newBadge})` : words[name],
    icon: <Icon size={18} aria-hidden />,
    onSelect: () => void navigate(to),
  }));
  return (
    <nav aria-label={words.main} className="shrink-0">
      <Menu trigger={trigger} items={items} />
    </nav>
  );
}
