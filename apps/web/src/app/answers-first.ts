import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router';

import { sessionToken } from '../lib/session-token.ts';
import { queryClient } from './query-client.ts';
import type { DataOf } from './screen.ts';

/** How long the screen that is left stays for the answers of the next one, rather than that one is drawn twice. */
const MAX_WAIT_MS = 200;

/** The first screen of a visit has its answers by another way: public/early.js. */
let visitBegan = false;

/** From now on screens are opened from within the app. */
export function beginVisit(): void {
  visitBegan = true;
}

/**
 * Asks for what a screen shows as soon as it is on its way, beside its code, and lets it wait a moment for the
 * answers. What comes after the first drawing is shown only when the screens have faded (0127, 0130).
 */
export function answersFirst(data: DataOf): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader: async ({ params }: LoaderFunctionArgs) => {
      if (visitBegan && sessionToken() !== null) {
        await aMomentFor(ask(data, params));
      }
      return null;
    },
    // A filter in the address asks for nothing new.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** Waits for answers, but not for long. */
export async function aMomentFor(answers: Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([answers, timeout]);
}

async function ask(data: DataOf, params: Params): Promise<void> {
  // Where this code cannot be had, the screen asks by itself.
  const queries = await data(params).catch(() => []);
  await Promise.all(queries.map((query) => query.ask(queryClient)));
}
