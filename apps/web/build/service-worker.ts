import { readFileSync } from 'node:fs';

import type { Plugin, Rolldown } from 'vite';

import type { Declared } from './declared-screens.ts';
import { filesFor, isFrame } from './files-for.ts';

const SOURCE = new URL('../src/service-worker.js', import.meta.url);

/** Writes `sw.js`, and `offline-shell.json`: the files that it fetches when it is installed. */
export function serviceWorker(declared: Declared): Plugin {
  return {
    name: 'abhyas:service-worker',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const reads = JSON.stringify(keptReads(declared), null, 2);
      const worker = readFileSync(SOURCE, 'utf8').replace('= __KEPT_READS__', `= ${reads}`);
      const shell = JSON.stringify(shellOf(declared, bundle).map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
      this.emitFile({ type: 'asset', fileName: 'offline-shell.json', source: shell });
    },
  };
}

/** By method, the addresses whose answers are kept; a parameter at the end is a star, as URLPattern has it. */
function keptReads({ screens }: Declared): Record<string, string[]> {
  const reads: Record<string, string[]> = {};
  for (const read of new Set(screens.flatMap(({ kept }) => kept))) {
    const [method = '', path = ''] = read.split(' ');
    (reads[method] ??= []).push(path.replace(/:\w+$/, '*'));
  }
  return reads;
}

function shellOf({ screens, frame }: Declared, bundle: Rolldown.OutputBundle): readonly string[] {
  const pages = new Set(screens.filter(({ precached }) => precached).map(({ module }) => module));
  const isPart = (id: string): boolean => frame.precached.some((part) => id.endsWith(`/src/${part}`));
  const kept = filesFor(bundle, (id) => isFrame(id) || pages.has(id) || isPart(id));
  const styles = Object.keys(bundle).filter((file) => /\.(?:css|woff2)$/.test(file));
  return [...kept, ...styles];
}
