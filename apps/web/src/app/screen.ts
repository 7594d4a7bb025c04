import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A route whose screen is fetched when it is first opened. */
export function screen(
  path: string,
  load: () => Promise<ComponentType>,
  gate?: RouteObject['loader'],
): RouteObject {
  return {
    path,
    ...(gate === undefined ? {} : { loader: gate }),
    lazy: async () => ({ Component: await load() }),
  };
}
