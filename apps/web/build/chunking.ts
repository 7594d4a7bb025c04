import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Rolldown } from 'vite';

import type { Declared, DeclaredScreen } from './declared-screens.ts';

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const LANDING = source('features/landing/landing.entry.tsx');
const MAIN = source('main.tsx');
const APP = source('app/start.tsx');

/** What so many screens have in common is fetched once, with the first of them. */
const SCREENS_IN_COMMON = 6;

const OURS = /\/(?:apps\/web\/src|packages\/(?:contract|languages))\/.*\.tsx?$/;
/** What cleans HTML comes with the screens that draw some. */
const CLEANER = /\/(?:apps\/web\/src\/(?:ui\/prose\.tsx|lib\/clean-html\.ts)|node_modules\/dompurify\/.*)$/;
const ICON = /\/node_modules\/lucide-react\//;
/** Of the bar that moves among steps (features/tracing), which comes with parts that no first screen has. */
const PLAYER =
  /\/node_modules\/lucide-react\/.*\/(?:chevron-first|chevron-last|pause|skip-back|skip-forward)\.m?js$/;
const STAFF = /\/src\/(?:.*\/)?staff\//;
const WIDGET = /\/node_modules\/@radix-ui\//;

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/**
 * Few files for the first screen. Left alone, the bundler makes one for each set of screens that share
 * something, some seventy, and a slow phone is busier with asking for them than with running them.
 * `base` is what the landing page and the app share, `frame` what else every screen of the app needs,
 * `parts` what many screens need, `study` what only those of lessons and problems share, `widgets` what menus, windows
 * and tabs are made of, `lesson` and so on what one of them shares with parts that come later and with the console,
 * `player` the icons of its bar, `icons` those that several draw, `staff-icons` those of the console, `cleaner` what makes HTML safe.
 */
export function codeSplitting({ screens }: Declared): Rolldown.CodeSplittingOptions {
  let chunks: ReadonlyMap<string, string> | undefined;
  const chunkOf = (id: string, graph: Graph): string | null => {
    chunks ??= divide(screens, graph);
    return chunks.get(id) ?? null;
  };
  return {
    // Packages that are one file naming all their parts would bring all of them along.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'cleaner', test: CLEANER },
      { debugName: 'first and many screens', name: chunkOf },
      { name: 'player', test: PLAYER },
      { debugName: 'icons', name: iconsOf, test: ICON, minShareCount: 2 },
      { name: 'widgets', test: WIDGET, minShareCount: 2 },
    ],
  };
}

/** Learners do not fetch what only the console draws. */
function iconsOf(id: string, graph: Graph): string {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.every((importer) => STAFF.test(importer)) ? 'staff-icons' : 'icons';
}

function divide(screens: readonly DeclaredScreen[], graph: Graph): ReadonlyMap<string, string> {
  const landing = reachedFrom(LANDING, graph);
  const app = reachedFrom(APP, graph);
  const chunks = partsOfScreens(screens, graph);
  for (const id of chunks.keys()) if (landing.has(id)) chunks.set(id, 'base');
  for (const id of app) chunks.set(id, landing.has(id) ? 'base' : 'frame');
  // Else it would fetch those of all screens.
  for (const id of landing) if (ICON.test(id)) chunks.set(id, 'base');
  // It begins before the frame does (main.tsx), so nothing of it may live there.
  for (const id of reachedFrom(MAIN, graph)) if (id !== MAIN) chunks.set(id, 'base');
  return chunks;
}

function partsOfScreens(screens: readonly DeclaredScreen[], graph: Graph): Map<string, string> {
  const reached = screens
    .filter(({ shares }) => shares !== 'nothing')
    .map((screen) => ({ ...screen, ids: reachedFrom(screen.module, graph) }));
  return new Map([...ownParts(reached, graph), ...sharedParts(reached)]);
}

type Reached = readonly (DeclaredScreen & { readonly ids: ReadonlySet<string> })[];

/** What several screens reach. */
function sharedParts(screens: Reached): Map<string, string> {
  const parts = new Map<string, string>();
  for (const id of new Set(screens.flatMap(({ ids }) => [...ids]))) {
    if (!OURS.test(id) || screens.some(({ module }) => module === id)) continue;
    const users = screens.filter(({ ids }) => ids.has(id));
    const rooms = users.filter(({ shares }) => shares === 'parts').length;
    const study = users.filter(({ shares }) => shares === 'study').length;
    const pages = new Set(users.map(({ module }) => module)).size;
    if (pages >= SCREENS_IN_COMMON || rooms > 1 || (rooms > 0 && study > 0)) parts.set(id, 'parts');
    else if (study > 1) parts.set(id, 'study');
  }
  return parts;
}

/** What a screen of study shares with the console or with a part that is fetched later: that has a file anyway. */
function ownParts(screens: Reached, graph: Graph): [string, string][] {
  const app = reachedFrom(APP, graph);
  const later = fetchedLater(graph);
  return screens
    .filter(({ shares }) => shares === 'study')
    .flatMap(({ module, ids }) => {
      const elsewhere = reachedFromAll(
        [...later].filter((id) => id !== module),
        graph,
      );
      const others = screens.filter((other) => other.module !== module);
      const name = basename(module, '.page.tsx');
      return [...ids]
        .filter((id) => OURS.test(id) && elsewhere.has(id) && !app.has(id))
        .map((id): [string, string] => [id, others.some((other) => other.ids.has(id)) ? 'study' : name]);
    });
}

/** All that begins a file of its own: screens, and what they fetch when it is wanted. */
function fetchedLater(graph: Graph): ReadonlySet<string> {
  const later = new Set(lazyIn(reachedFrom(APP, graph), graph));
  for (const id of later) for (const next of lazyIn(reachedFrom(id, graph), graph)) later.add(next);
  return later;
}

function lazyIn(modules: ReadonlySet<string>, graph: Graph): ReadonlySet<string> {
  return new Set([...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
}

function reachedFromAll(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  return new Set(entries.flatMap((entry) => [...reachedFrom(entry, graph)]));
}

function reachedFrom(entry: string, graph: Graph): Set<string> {
  const reached = new Set([entry]);
  // A set that grows while it is walked: imports of imports are reached too.
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
