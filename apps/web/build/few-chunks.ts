import { fileURLToPath } from 'node:url';

import type { Rolldown } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const LANDING = source('features/landing/landing.entry.tsx');
const APP = source('main.tsx');
const ROUTES = source('app/routes.tsx');

/** Learners never open the console: it fetches its own. */
const CONSOLE = '/features/admin/';
/** What so many screens have in common is fetched once, with the first of them. */
const SCREENS_IN_COMMON = 4;

const OURS = /\/(?:apps\/web\/src|packages\/(?:contract|languages))\/.*\.tsx?$/;
/** It brings a package of its own along: only screens that open one fetch it. */
const DIALOG = '/ui/dialog.tsx';
/** One file names all icons: which are drawn is known only after the bundler has dropped the others. */
const ICONS = /\/node_modules\/lucide-react\//;

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/**
 * Few files for the first screen. Left alone, the bundler makes one for each set of screens that share
 * something, some seventy, and a slow phone is busier with asking for them than with running them.
 * `base` is what the landing page and the app share, `frame` what else every screen of the app needs,
 * `parts` what many screens need, `icons` those that several draw.
 */
export function fewChunks(): Rolldown.CodeSplittingOptions {
  let chunks: ReadonlyMap<string, string> | undefined;
  const chunkOf = (id: string, graph: Graph): string | null => {
    chunks ??= divide(graph);
    return chunks.get(id) ?? null;
  };
  return {
    // Packages that are one file naming all their parts would bring all of them along.
    includeDependenciesRecursively: false,
    groups: [
      { debugName: 'first screen', tags: ['$initial'], name: chunkOf },
      { debugName: 'many screens', test: OURS, name: chunkOf },
      { name: 'icons', test: ICONS, minShareCount: 2 },
    ],
  };
}

function divide(graph: Graph): ReadonlyMap<string, string> {
  const landing = reachedFrom(LANDING, graph);
  const app = reachedFrom(APP, graph);
  const parts = partsOfScreens(graph);
  const chunks = new Map<string, string>();
  for (const id of parts) chunks.set(id, landing.has(id) ? 'base' : 'parts');
  for (const id of app) chunks.set(id, landing.has(id) ? 'base' : 'frame');
  chunks.delete(APP);
  return chunks;
}

function partsOfScreens(graph: Graph): ReadonlySet<string> {
  const screens = (graph.getModuleInfo(ROUTES)?.dynamicallyImportedIds ?? []).filter(
    (id) => !id.includes(CONSOLE),
  );
  const reached = screens.map((screen) => reachedFrom(screen, graph));
  const all = new Set(
    reached.flatMap((ids) => [...ids]).filter((id) => OURS.test(id) && !id.endsWith(DIALOG)),
  );
  return new Set([...all].filter((id) => reached.filter((ids) => ids.has(id)).length >= SCREENS_IN_COMMON));
}

function reachedFrom(entry: string, graph: Graph): Set<string> {
  const reached = new Set([entry]);
  // A set that grows while it is walked: imports of imports are reached too.
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
