import type { ComponentType } from 'react';
import type { LoaderFunction, Params } from 'react-router';

import type { ScreenData } from './screen-data.ts';

/** Queries by the parameters of a screen's address. They are imported when asked for: the frame carries none of them. */
export type DataOf = (params: Params) => Promise<readonly ScreenData[]>;

type About = {
  /** Who is sent elsewhere. */
  readonly gate?: LoaderFunction;
  /**
   * What its first view shows: asked for beside its code, and before the program itself when a visit begins with it.
   * Only reads, whose parameters are those of the path.
   */
  readonly data?: DataOf;
  /** It fits the window and scrolls inside its panes; the frame's top bar folds into one with its own. */
  readonly fills?: 'window';
  /** Its code comes with the first visit, whatever screen that opens, for a time without a connection. */
  readonly precached?: true;
  /** Where the modules go that it shares with other screens (build/chunking.ts). */
  readonly shares?: 'parts' | 'study' | 'nothing';
  /** Brotli-compressed JavaScript that it may fetch, with modules that it fetches later. Over it, the build fails. */
  readonly budget?: { readonly kib: number; readonly with?: readonly string[] };
};

/** All that the router (routes.tsx) and the build (screens.build.ts) know of a screen. */
export type Screen = About & {
  readonly path: string;
  readonly page: () => Promise<unknown>;
  readonly component: () => Promise<ComponentType>;
};

/** `page` is fetched when the screen is first opened; `show` picks what is drawn. */
export function screen<Page>(
  path: string,
  declared: About & { page: () => Promise<Page>; show: (page: Page) => ComponentType },
): Screen {
  const { page, show, ...about } = declared;
  return { path, page, component: async () => show(await page()), ...about };
}
