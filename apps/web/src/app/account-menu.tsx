import type { User } from '@abhyas/contract/auth';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import UserRound from 'lucide-react/icons/user-round';
import { useNavigate, type NavigateFunction } from 'react-router';

import { useLogout } from '../features/auth/session.ts';
import { cx } from '../lib/classes.ts';
import { texts } from '../lib/texts.ts';
import { Avatar } from '../ui/avatar.tsx';
import type { MenuItem } from '../ui/menu-item.ts';
import { Menu } from '../ui/menu.tsx';

/** The way into the console, for the staff only. */
function consoleItem(navigate: NavigateFunction): MenuItem {
  return {
    name: texts.frame.nav.console,
    icon: <PanelsTopLeft size={18} aria-hidden="true" />,
    onSelect: () => void navigate('/admin'),
  };
}

type AccountProps = {
  readonly user: User;
  /** The avatar alone; the name is for screen readers. */
  readonly narrow?: boolean;
};

export function AccountMenu({ user, narrow = false }: AccountProps) {
  const navigate = useNavigate();
  const logout = useLogout();
  const trigger = (
    <button
      type="button"
      className={cx(
        'ml-auto flex min-h-11 items-center gap-2.5 rounded-full pl-1 hover:bg-sunken',
        narrow ? 'shrink-0 pr-1' : 'min-w-0 py-1 pr-2',
      )}
    >
      <Avatar name={user.sUserName} colour={user.userColor} />
      <span className="sr-only">{texts.frame.nav.account}: </span>
      <span
        title={user.sUserName}
        className={cx('sr-only', !narrow && 'max-w-40 min-w-0 truncate font-medium phone:not-sr-only')}
      >
        {user.sUserName}
      </span>
      {!narrow && <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-soft" />}
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
