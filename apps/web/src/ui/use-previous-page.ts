import { useLocation, useNavigate } from 'react-router';

/**
 * Goes to the previous page, or to `nearest` where none of this product's pages lies before this one. The browser is
 * asked: to the router every page that was loaded by its address is the first one, also after a reload.
 */
export function usePreviousPage(nearest: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // Firefox and Safari have had it only since 2025, whatever the types say.
    const navigation = window.navigation as Navigation | undefined;
    const hasPrevious = navigation?.canGoBack ?? key !== 'default';
    if (hasPrevious) void navigate(-1);
    else void navigate(nearest);
  };
}

/** Whether the page before this one, in this tab, was the one at `path`. */
export function cameFrom(path: string): boolean {
  const navigation = window.navigation as Navigation | undefined;
  const at = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[at - 1]?.url;
  return before !== undefined && before !== null && new URL(before).pathname === path;
}
