import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A route whose screen is fetched when it is first opened. `before`: what is done meanwhile. */
export function screen(
  path: string,
  load: () => Promise<ComponentType>,
  before: Pick<RouteObject, 'loader' | 'shouldRevalidate'> = {},
): RouteObject {
  return {
    path,
    ...before,
    lazy: async () => ({ Component: await load() }),
  };
}
