import type { Location } from 'react-router';

import { randomUuid } from '../lib/random-uuid.ts';

let ownKey: string | undefined;

/**
 * By what the router remembers where an entry of the tab's history was scrolled to. To the router every entry that
 * began with a page load is 'default', so a page that is opened again would begin where another one was left. Such an
 * entry is therefore named here, and keeps its name when it is loaded again.
 */
export function scrollKey({ key }: Location): string {
  if (key !== 'default') return key;
  ownKey ??= keyOfEntry();
  return ownKey;
}

function keyOfEntry(): string {
  const state = window.history.state as { readonly scrollKey?: string } | null;
  if (state?.scrollKey !== undefined) return state.scrollKey;
  const made = randomUuid();
  window.history.replaceState({ ...state, scrollKey: made }, '');
  return made;
}
