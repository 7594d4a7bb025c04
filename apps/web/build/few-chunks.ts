import { fileURLToPath } from 'node:url';

import type { Rolldown } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const LANDING = source('features/landing/landing.entry.tsx');
const MAIN = source('main.tsx');
const APP = source('app/start.tsx');
const ROUTES = source('app/routes.tsx');

/** Learners never open the console: it fetches its own. */
const CONSOLE = '/features/admin/';
/** What so many screens have in common is fetched once, with the first of them. */
const SCREENS_IN_COMMON = 4;
/** The screens that are opened all the time: what two of them share goes with one of two files. */
const ROOMS = /\/features\/learning\/pages\/(?:dashboard|learn|topic)\.page\.tsx$/;
const STUDY = /\/features\/(?:learning\/pages\/lesson|practice\/pages\/(?:practise|problem))\.page\.tsx$/;

const OURS = /\/(?:apps\/web\/src|packages\/(?:contract|languages))\/.*\.tsx?$/;
/** The package's index names all icons; which of them a module draws stands in its own import. */
const IMPORTED_ICONS = /import \{([^}]+)\} from ["']lucide-react["']/;
const ICON = /\/node_modules\/lucide-react\/.*\/icons\/([\w-]+)\.m?js$/;

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/**
 * Few files for the first screen. Left alone, the bundler makes one for each set of screens that share
 * something, some seventy, and a slow phone is busier with asking for them than with running them.
 * `base` is what the landing page and the app share, `frame` what else every screen of the app needs,
 * `parts` what many screens need, `study` what only those of lessons and problems share, `icons` those that
 * several draw.
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
      { debugName: 'first and many screens', name: chunkOf },
      { name: 'icons', test: ICON, minShareCount: 2 },
    ],
  };
}

function divide(graph: Graph): ReadonlyMap<string, string> {
  const landing = reachedFrom(LANDING, graph);
  const app = reachedFrom(APP, graph);
  const chunks = partsOfScreens(graph);
  for (const id of chunks.keys()) if (landing.has(id)) chunks.set(id, 'base');
  for (const id of app) chunks.set(id, landing.has(id) ? 'base' : 'frame');
  // It begins before the frame does (main.tsx), so nothing of it may live there.
  for (const id of reachedFrom(MAIN, graph)) if (id !== MAIN) chunks.set(id, 'base');
  const icons = { base: iconsOf(landing, graph), frame: iconsOf(app, graph) };
  for (const id of new Set([...landing, ...app])) {
    if (!ICON.test(id)) continue;
    if (icons.base.has(id)) chunks.set(id, 'base');
    else if (icons.frame.has(id)) chunks.set(id, 'frame');
    else chunks.delete(id);
  }
  return chunks;
}

/** The icons that these modules draw. */
function iconsOf(modules: ReadonlySet<string>, graph: Graph): ReadonlySet<string> {
  const codes = [...modules].filter((id) => OURS.test(id)).map((id) => graph.getModuleInfo(id)?.code ?? '');
  const names = codes.flatMap((code) => IMPORTED_ICONS.exec(code)?.[1]?.split(',') ?? []);
  const files = new Set(
    names.map((name) =>
      name
        .trim()
        .replaceAll(/\B[A-Z]/g, '-$&')
        .toLowerCase(),
    ),
  );
  return new Set([...modules].filter((id) => files.has(ICON.exec(id)?.[1] ?? '')));
}

function partsOfScreens(graph: Graph): Map<string, string> {
  const screens = (graph.getModuleInfo(ROUTES)?.dynamicallyImportedIds ?? []).filter(
    (id) => !id.includes(CONSOLE),
  );
  const reached = screens.map((screen) => ({ screen, ids: reachedFrom(screen, graph) }));
  const parts = new Map<string, string>();
  for (const id of new Set(reached.flatMap(({ ids }) => [...ids]))) {
    if (!OURS.test(id) || screens.includes(id)) continue;
    const users = reached.filter(({ ids }) => ids.has(id)).map(({ screen }) => screen);
    const rooms = users.filter((screen) => ROOMS.test(screen)).length;
    const study = users.filter((screen) => STUDY.test(screen)).length;
    if (users.length >= SCREENS_IN_COMMON || rooms > 1 || (rooms > 0 && study > 0)) parts.set(id, 'parts');
    else if (study > 1) parts.set(id, 'study');
  }
  return parts;
}

function reachedFrom(entry: string, graph: Graph): Set<string> {
  const reached = new Set([entry]);
  // A set that grows while it is walked: imports of imports are reached too.
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
