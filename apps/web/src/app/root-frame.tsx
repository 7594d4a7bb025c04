import { type ReactNode, useReducer, useState, ViewTransition } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';

import { texts } from '../lib/texts.ts';
import { CookieBanner } from '../ui/cookie-banner.tsx';
import { scrollKey } from './scroll-key.ts';

/** Around every screen: the way past the top bar, the fade from screen to screen, the cookie banner. */
export function RootFrame() {
  const screenId = useMatches().at(-1)?.id ?? '';
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
      {left ? (
        <Fading key={screenId}>
          <Outlet />
        </Fading>
      ) : (
        // The first screen of a visit replaces nothing: it is there at once.
        <Outlet />
      )}
      <CookieBanner />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** FRAME-7. */
function Fading({ children }: { readonly children: ReactNode }) {
  // React keeps the effects of what fades in back until it has faded in, unless something else is to be drawn. Without
  // them nothing is asked for, no editor made, and what is clicked tells nobody.
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  return (
    <ViewTransition default="none" enter="screen" exit="screen" onEnter={drawAnew}>
      {children}
    </ViewTransition>
  );
}
