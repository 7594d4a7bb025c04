import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** For a row of links that scrolls sideways on small screens: the one that is open is never out of sight. */
export function useCurrentInSight(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const links = [...(row.current?.querySelectorAll('a') ?? [])];
    const current = links.findLast((link) => `${pathname}/`.startsWith(`${link.pathname}/`));
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return row;
}
