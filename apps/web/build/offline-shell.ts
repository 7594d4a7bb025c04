import type { Plugin, Rolldown } from 'vite';

import { filesFor } from './files-for.ts';

/** Modules whose chunks are kept on the device from the first visit: the frame, lessons, alerts, menus, dialogs. */
const KEPT =
  /(?:\/apps\/web\/index\.html|\/app\/(?:start\.tsx|screen-answers\.ts)|\/ui\/(?:toast|menu-items|dialog-window)\.tsx|\/features\/(?:offline|learning)\/pages\/[\w.-]+)$/;

/** Writes `offline-shell.json`: the files that the service worker (public/sw.js) fetches when it is installed. */
export function offlineShell(): Plugin {
  return {
    name: 'abhyas:offline-shell',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const source = JSON.stringify(filesOf(bundle).map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName: 'offline-shell.json', source });
    },
  };
}

function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const kept = filesFor(bundle, (id) => KEPT.test(id));
  const styles = Object.keys(bundle).filter((file) => /\.(?:css|woff2)$/.test(file));
  return [...kept, ...styles];
}
