import { useState, ViewTransition } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';

import { texts } from '../lib/texts.ts';
import { CookieBanner } from '../ui/cookie-banner.tsx';

/** Around every screen: the way past the top bar, the fade from screen to screen, the cookie banner. */
export function RootFrame() {
  const screenId = useMatches().at(-1)?.id ?? '';
  // The first screen of a visit replaces nothing: it is there at once.
  const [first] = useState(screenId);
  const [left, setLeft] = useState(false);
  if (!left && screenId !== first) setLeft(true);
  return (
    <>
      <a
        href="#content"
        className="sr-only z-[70] rounded-card bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {texts.frame.nav.skip}
      </a>
      <ViewTransition key={screenId} default="none" enter={left ? 'screen' : 'none'} exit="screen">
        <Outlet />
      </ViewTransition>
      <CookieBanner />
      <ScrollRestoration />
    </>
  );
}
