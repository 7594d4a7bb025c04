import type { User } from '@abhyas/contract/auth';
import Bell from 'lucide-react/icons/bell';
import ChevronDown from 'lucide-react/icons/chevron-down';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import House from 'lucide-react/icons/house';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import SquareCode from 'lucide-react/icons/square-code';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentType } from 'react';
import { Link, NavLink, useNavigate, type NavigateFunction } from 'react-router';

import { useLogout } from '../features/auth/session.ts';
import { cx } from '../lib/classes.ts';
import { texts } from '../lib/texts.ts';
import { Avatar } from '../ui/avatar.tsx';
import { NewBadge } from '../ui/badge.tsx';
import { Wordmark } from '../ui/kolam/mark.tsx';
import type { MenuItem } from '../ui/menu-item.ts';
import { Menu } from '../ui/menu.tsx';
import { PRODUCT } from '@abhyas/contract/product';

type NavItem = {
  readonly to: string;
  readonly name: keyof Pick<
    typeof texts.frame.nav,
    'home' | 'learn' | 'practise' | 'support' | 'notifications'
  >;
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': true }>;
};

const ITEMS: readonly NavItem[] = [
  { to: '/dashboard', name: 'home', Icon: House },
  { to: '/learn', name: 'learn', Icon: GraduationCap },
  { to: '/practise', name: 'practise', Icon: SquareCode },
  { to: '/support', name: 'support', Icon: LifeBuoy },
  { to: '/notifications', name: 'notifications', Icon: Bell },
];

/**
 * The common top bar (FRAME-9). On phones its links stand at the foot, within the thumb's reach.
 * When letters are so large that the names would be cut off there, larger icons stand alone, with the names for screen readers.
 * A short window, such as one with a keyboard over it, keeps its height for what is read and written: there it scrolls away, links and all.
 */
export function TopBar({ user }: { readonly user: User }) {
  return (
    <header data-print="hidden" className="sticky top-0 z-30 border-b short:relative border-line bg-paper">
      <div className="mx-auto flex h-15 max-w-page items-center gap-2 px-4 in-[body:has([data-page=full])]:max-w-none max-learn:short:h-auto max-learn:short:flex-wrap learn:px-8">
        <div className="mr-4 flex max-learn:@container max-learn:grow">
          <Link to="/" aria-label={PRODUCT} className="rounded-small text-ink">
            <Wordmark className="@max-[12rem]:[&>span]:sr-only" />
          </Link>
        </div>
        <nav
          aria-label={texts.frame.nav.main}
          data-foot-nav
          className={cx(
            'fixed inset-x-0 bottom-0 z-30 flex justify-around border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] max-learn:@container',
            'max-learn:short:static max-learn:short:order-last max-learn:short:basis-full',
            'learn:static learn:shrink-0 learn:justify-start learn:gap-1 learn:border-0 learn:pb-0',
          )}
        >
          {ITEMS.map((item) => (
            <NavItemLink key={item.to} item={item} isNew={item.name === 'notifications' && user.notif} />
          ))}
        </nav>
        <AccountMenu user={user} />
      </div>
    </header>
  );
}

function NavItemLink({
  item: { to, name, Icon },
  isNew,
}: {
  readonly item: NavItem;
  readonly isNew: boolean;
}) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        cx(
          'relative flex min-w-0 grow flex-col items-center gap-0.5 rounded-small px-1 py-1.5 text-[0.75rem] font-[540]',
          'learn:grow-0 learn:flex-row learn:gap-2 learn:px-3 learn:py-2 learn:text-base hover:text-link',
          isActive ? 'text-link' : 'text-soft',
        )
      }
    >
      <span className="learn:hidden @max-[17rem]:[&_svg]:size-6">
        <Icon size={22} aria-hidden />
      </span>
      <span className="max-w-full truncate @max-[17rem]:sr-only">{texts.frame.nav[name]}</span>
      {isNew && (
        <span className="absolute top-0.5 left-[calc(50%+1px)] origin-top-left scale-90 learn:static learn:scale-100">
          <NewBadge>{texts.frame.nav.newBadge}</NewBadge>
        </span>
      )}
    </NavLink>
  );
}

/** The way into the console, for the staff only. */
function consoleItem(navigate: NavigateFunction): MenuItem {
  return {
    name: texts.frame.nav.console,
    icon: <PanelsTopLeft size={18} aria-hidden="true" />,
    onSelect: () => void navigate('/admin'),
  };
}

function AccountMenu({ user }: { readonly user: User }) {
  const navigate = useNavigate();
  const logout = useLogout();
  const trigger = (
    <button
      type="button"
      className="ml-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-full py-1 pr-2 pl-1 hover:bg-sunken"
    >
      <Avatar name={user.sUserName} colour={user.userColor} />
      <span className="sr-only">{texts.frame.nav.account}: </span>
      <span title={user.sUserName} className="sr-only max-w-40 min-w-0 truncate font-[550] phone:not-sr-only">
        {user.sUserName}
      </span>
      <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-soft" />
    </button>
  );
  return (
    <Menu
      trigger={trigger}
      items={[
        {
          name: texts.frame.nav.myAccount,
          icon: <UserRound size={18} aria-hidden="true" />,
          onSelect: () => void navigate('/myaccount'),
        },
        ...(user.staff ? [consoleItem(navigate)] : []),
        {
          name: texts.frame.nav.logout,
          icon: <LogOut size={18} aria-hidden="true" />,
          onSelect: () => void logout(),
        },
      ]}
    />
  );
}
