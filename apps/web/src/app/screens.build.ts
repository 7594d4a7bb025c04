import type { Declared, DeclaredScreen } from '../../build/declared-screens.ts';
import type { DataOf, Screen } from './screen.ts';
import { frame, learnerScreens, publicScreens, visitorScreens } from './screens.ts';

/** The screens as the build needs them. It runs this in Node, with pages that only name their files (build/declared-screens.ts). */
export const declared: Declared = {
  screens: await Promise.all([...publicScreens, ...visitorScreens, ...learnerScreens].map(declaredOf)),
  frame: { ...frame, ...(await readsOf('', frame.data)) },
};

async function declaredOf(screen: Screen): Promise<DeclaredScreen> {
  const { path, page, data, precached = false, shares, budget } = screen;
  const { file } = (await page()) as { file: string };
  return { path, module: file, precached, shares, budget, ...(await readsOf(path, data)) };
}

/** The queries are made with the names of the parameters in place of their values. */
async function readsOf(path: string, data?: DataOf): Promise<Pick<DeclaredScreen, 'reads' | 'kept'>> {
  const names = path.match(/:\w+/g) ?? [];
  const queries = (await data?.(Object.fromEntries(names.map((name) => [name.slice(1), name])))) ?? [];
  const addresses = queries.map(({ reads, kept }) => {
    if (reads === undefined) throw new Error(`a query of ${path} does not say what it reads (lib/read.ts)`);
    return { reads: decodeURIComponent(reads), kept };
  });
  return {
    reads: addresses.map(({ reads }) => reads),
    kept: addresses.flatMap(({ reads, kept }) => (kept ? [reads] : [])),
  };
}
