import { readFileSync } from 'node:fs';

import type { Plugin, Rolldown } from 'vite';

import { callsAhead } from './calls-ahead.ts';
import { filesFor } from './files-for.ts';

const ROUTES = new URL('../src/app/routes.tsx', import.meta.url);
const SCREEN = /screen\(\s*'([^']+)',\s*async \(\) => \(await import\('\.\.\/(\S+)'\)\)/g;

/**
 * Writes into the app's page which files and which data each screen needs, so that public/early.js asks for
 * those of the screen that is being opened together with the frame, not after it.
 */
export function screensAhead(): Plugin {
  return {
    name: 'abhyas:screens-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!bundle || !filename.endsWith('/index.html')) return [];
        const children = JSON.stringify(screensOf(bundle));
        const attrs = { type: 'application/json', id: 'screens' };
        return [
          { tag: 'script', attrs, children, injectTo: 'head-prepend' as const },
          ...restOfFrame(bundle, html),
        ];
      },
    },
  };
}

const FRAME = /\/apps\/web\/(?:index\.html|src\/app\/start\.tsx)$/;

/** For each route: every file that its screen needs and the frame does not, and the calls of its first view. */
function screensOf(bundle: Rolldown.OutputBundle) {
  const frame = filesFor(bundle, (id) => FRAME.test(id));
  const screens = [...readFileSync(ROUTES, 'utf8').matchAll(SCREEN)];
  return screens.map(([, path = '', module = '']) => ({
    path,
    files: [...filesFor(bundle, (id) => id.endsWith(`/${module}`))]
      .filter((file) => !frame.has(file))
      .map((file) => `/${file}`),
    calls: callsAhead(path),
  }));
}

/** The program's first script asks for the rest of the frame only when it runs: the page names it before. */
function restOfFrame(bundle: Rolldown.OutputBundle, html: string) {
  const files = [...filesFor(bundle, (id) => FRAME.test(id))].filter((file) => !html.includes(`"/${file}"`));
  return files.map((file) => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
    injectTo: 'head' as const,
  }));
}
