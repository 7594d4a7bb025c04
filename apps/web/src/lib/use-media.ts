import { useMemo, useSyncExternalStore } from 'react';

/** True while the window fits a media query such as `(max-width: 1200px)`. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => {
    const list = window.matchMedia(query);
    return {
      matches: () => list.matches,
      subscribe: (listener: () => void) => {
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
    };
  }, [query]);
  return useSyncExternalStore(media.subscribe, media.matches);
}
