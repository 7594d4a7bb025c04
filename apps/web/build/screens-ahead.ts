import type { Plugin, Rolldown } from 'vite';

import type { Declared } from './declared-screens.ts';
import { filesFor, isFrame } from './files-for.ts';

/**
 * Writes into the app's page which files and which data each screen needs, so that public/early.js asks for
 * those of the screen that is being opened together with the frame, not after it.
 */
export function screensAhead(declared: Declared): Plugin {
  return {
    name: 'abhyas:screens-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!bundle || !filename.endsWith('/index.html')) return [];
        const children = JSON.stringify(screensOf(declared, bundle));
        const attrs = { type: 'application/json', id: 'screens' };
        return [
          { tag: 'script', attrs, children, injectTo: 'head-prepend' as const },
          ...restOfFrame(bundle, html),
        ];
      },
    },
  };
}

/** For each screen: every file that it needs and the frame does not, and what its first view reads. */
function screensOf({ screens, frame }: Declared, bundle: Rolldown.OutputBundle) {
  const ofFrame = filesFor(bundle, isFrame);
  return screens.map(({ path, module, reads }) => ({
    path,
    files: [...filesFor(bundle, (id) => id === module)]
      .filter((file) => !ofFrame.has(file))
      .map((file) => `/${file}`),
    calls: reads.length === 0 ? [] : [...frame.reads, ...reads],
  }));
}

/** The program's first script asks for the rest of the frame only when it runs: the page names it before. */
function restOfFrame(bundle: Rolldown.OutputBundle, html: string) {
  const files = [...filesFor(bundle, isFrame)].filter((file) => !html.includes(`"/${file}"`));
  return files.map((file) => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
    injectTo: 'head' as const,
  }));
}
