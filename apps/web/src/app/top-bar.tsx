import type { User } from '@abhyas/contract/auth';
import { PRODUCT } from '@abhyas/contract/product';
import { Link, NavLink } from 'react-router';

import { cx } from '../lib/classes.ts';
import { texts } from '../lib/texts.ts';
import { useRootMark } from '../lib/use-root-mark.ts';
import { NewBadge } from '../ui/badge.tsx';
import { Wordmark } from '../ui/kolam/mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NAV_ITEMS, type NavItem } from './nav-items.ts';

/**
 * The common top bar (FRAME-9). On phones its links are at the foot, within the thumb's reach.
 * When letters are so large that the names would be cut off there, larger icons stand alone, with the names for screen readers.
 * A short window, such as one with a keyboard over it, keeps its height for what is read and written: there it scrolls away, links and all.
 */
export function TopBar({ user }: { readonly user: User }) {
  useRootMark('foot-nav');
  return (
    <header data-print="hidden" className="sticky top-0 z-30 border-b short:relative border-line bg-paper">
      <div className="mx-auto flex h-15 max-w-page items-center gap-2 px-4 in-[[data-full-page]]:max-w-none max-learn:short:h-auto max-learn:short:flex-wrap learn:px-8">
        <div className="mr-4 flex items-center max-learn:@container max-learn:grow">
          <Link to="/" aria-label={PRODUCT} className="rounded-small text-ink touch:py-0.5">
            <Wordmark className="@max-[12rem]:[&>span]:sr-only" />
          </Link>
          {user.logo && <img src={user.logo} alt="" className="ml-3 h-9 max-w-32 rounded-small bg-white" />}
        </div>
        <nav
          aria-label={texts.frame.nav.main}
          className={cx(
            'fixed inset-x-0 bottom-0 z-30 flex justify-around border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] max-learn:@container',
            'max-learn:short:static max-learn:short:order-last max-learn:short:basis-full',
            'learn:static learn:shrink-0 learn:justify-start learn:gap-1 learn:border-0 learn:pb-0',
          )}
        >
          {NAV_ITEMS.map((item) => (
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
