import { staffMessages } from '@abhyas/contract/messages.staff';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { NavLink } from 'react-router';

import { cx } from '../../../lib/classes.ts';
import type { ConsoleArea } from '../console-area.ts';
import { useCurrentInSight } from '../../../staff/use-current-in-sight.ts';

/** The areas of the console: a column beside the screen, and on small screens a row that scrolls sideways. */
export function AdminNav({ areas }: { readonly areas: readonly ConsoleArea[] }) {
  const { shell } = staffMessages;
  const nav = useCurrentInSight();
  return (
    <nav
      ref={nav}
      aria-label={shell.nav}
      data-print="hidden"
      className="flex shrink-0 gap-1 overflow-x-auto border-b border-line px-4 py-2 wide:w-56 wide:flex-col wide:overflow-visible wide:border-r wide:border-b-0 wide:py-9"
    >
      <Item to="/admin" end Icon={LayoutGrid} name={shell.overview} />
      {areas.map(({ path, title, Icon }) => (
        <Item key={path} to={`/admin/${path}`} Icon={Icon} name={title} />
      ))}
    </nav>
  );
}

type ItemProps = Pick<ConsoleArea, 'Icon'> & {
  readonly to: string;
  readonly name: string;
  readonly end?: boolean;
};

function Item({ to, name, Icon, end = false }: ItemProps) {
  return (
    <NavLink
      to={to}
      end={end}
      className={({ isActive }) =>
        cx(
          'flex min-h-11 items-center gap-2.5 rounded-small px-3 font-[540] whitespace-nowrap hover:text-link',
          isActive ? 'bg-link-soft text-link' : 'text-soft',
        )
      }
    >
      <Icon size={18} aria-hidden />
      {name}
    </NavLink>
  );
}
