import { readFileSync } from 'node:fs';

import type { Plugin, Rolldown } from 'vite';

const ROUTES = new URL('../src/app/routes.tsx', import.meta.url);
const SCREEN = /screen\(\s*'([^']+)',\s*async \(\) => \(await import\('\.\.\/(\S+)'\)\)/g;

/**
 * Writes into the app's page which files each screen needs, so that public/early.js asks for those of the
 * screen that is being opened together with the frame, not after it.
 */
export function screensAhead(): Plugin {
  return {
    name: 'abhyas:screens-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, filename }) {
        if (!bundle || !filename.endsWith('/index.html')) return [];
        const children = JSON.stringify(filesOfScreens(Object.values(bundle)));
        const attrs = { type: 'application/json', id: 'screens' };
        return [{ tag: 'script', attrs, children, injectTo: 'head-prepend' as const }];
      },
    },
  };
}

/** By the path of the route: every file that its screen needs and the frame does not. */
function filesOfScreens(outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = (end: string): Set<string> => {
    const first = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
    const files = new Set(first.map(({ fileName }) => fileName));
    // A set that grows while it is walked: imports of imports are reached too.
    for (const file of files) for (const imported of byFile.get(file)?.imports ?? []) files.add(imported);
    return files;
  };
  const frame = reached('/apps/web/index.html');
  const screens = [...readFileSync(ROUTES, 'utf8').matchAll(SCREEN)];
  return screens.map(([, path, module = '']) => [
    path,
    ...[...reached(`/${module}`)].filter((file) => !frame.has(file)).map((file) => `/${file}`),
  ]);
}
