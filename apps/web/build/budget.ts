import { brotliCompressSync, constants } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

import { filesFor } from './files-for.ts';

const KIB = 1024;
/** The frame of every screen, which the page's first script fetches. */
const FRAME = ['/index.html', '/app/start.tsx'];

type Budget = {
  /** What a person opens. */
  readonly name: string;
  /** Ends of the modules whose chunks are fetched for it, each with all that it imports. */
  readonly modules: readonly string[];
  readonly kib: number;
};

/** Brotli-compressed JavaScript a screen may fetch (issue "The face", point 6). Over it, the build fails. */
const BUDGETS: readonly Budget[] = [
  { name: 'the landing page', modules: ['/landing.html'], kib: 75 },
  { name: "the app's frame", modules: FRAME, kib: 150 },
  { name: 'the login screen', modules: [...FRAME, '/login.page.tsx'], kib: 200 },
  { name: 'the dashboard', modules: [...FRAME, '/dashboard.page.tsx'], kib: 200 },
  { name: 'the learning screens', modules: [...FRAME, '/lesson.page.tsx'], kib: 200 },
  {
    name: 'the problem screen',
    modules: [...FRAME, '/problem.page.tsx', '/code-editor.tsx', '/lang-cpp/dist/index.js'],
    kib: 350,
  },
];

export function budget(): Plugin {
  return {
    name: 'abhyas:budget',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const sizes = BUDGETS.map((entry) => ({ ...entry, used: sizeOf(entry.modules, bundle) / KIB }));
      const lines = sizes.map(({ name, used, kib }) => `  ${name}: ${used.toFixed(1)} of ${kib} KiB`);
      this.info(`JavaScript in brotli\n${lines.join('\n')}`);
      const over = sizes.filter(({ used, kib }) => used > kib);
      if (over.length > 0) this.error(`over the budget: ${over.map(({ name }) => name).join(', ')}`);
    },
  };
}

function sizeOf(modules: readonly string[], bundle: Rolldown.OutputBundle): number {
  const files = filesFor(bundle, (id) => modules.some((end) => id.endsWith(end)));
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return chunks
    .filter(({ fileName }) => files.has(fileName))
    .reduce((sum, { code }) => sum + brotliBytes(code), 0);
}

function brotliBytes(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
