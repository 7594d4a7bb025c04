import { brotliCompressSync, constants } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

import type { Declared } from './declared-screens.ts';
import { filesFor, isFrame } from './files-for.ts';

const KIB = 1024;
/** The landing page is no screen of the app. */
const LANDING_KIB = 75;
const isLanding = (moduleId: string): boolean => moduleId.endsWith('/landing.html');

type Budget = {
  /** What a person opens. */
  readonly name: string;
  /** Whether a module is fetched for it. */
  readonly isFor: (moduleId: string) => boolean;
  readonly kib: number;
};

/** Holds the brotli-compressed JavaScript of the landing page and of each screen against its budget. Over it, the build fails. */
export function budget(declared: Declared): Plugin {
  const budgets = budgetsOf(declared);
  return {
    name: 'abhyas:budget',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const sizes = budgets.map((entry) => ({ ...entry, used: sizeOf(entry.isFor, bundle) / KIB }));
      const lines = sizes.map(({ name, used, kib }) => `  ${name}: ${used.toFixed(1)} of ${kib} KiB`);
      this.info(`JavaScript in brotli\n${lines.join('\n')}`);
      const over = sizes.filter(({ used, kib }) => used > kib);
      if (over.length > 0) this.error(`over the budget: ${over.map(({ name }) => name).join(', ')}`);
    },
  };
}

function budgetsOf({ screens, frame }: Declared): readonly Budget[] {
  return [
    { name: 'the landing page', isFor: isLanding, kib: LANDING_KIB },
    ...(frame.budget ? [{ name: "the app's frame", isFor: isFrame, kib: frame.budget.kib }] : []),
    ...screens.flatMap(({ path, module, budget }) => {
      const isPart = (id: string): boolean => budget?.with?.some((part) => id.includes(`/${part}`)) ?? false;
      return budget
        ? [{ name: path, isFor: (id: string) => isFrame(id) || id === module || isPart(id), kib: budget.kib }]
        : [];
    }),
  ];
}

function sizeOf(isFor: Budget['isFor'], bundle: Rolldown.OutputBundle): number {
  const files = filesFor(bundle, isFor);
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return chunks
    .filter(({ fileName }) => files.has(fileName))
    .reduce((sum, { code }) => sum + brotliBytes(code), 0);
}

export function brotliBytes(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
