import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createBuilder, type Plugin, type Rolldown } from 'vite';

import { brotliBytes } from './budget.ts';

const CONFIG = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
/** A person fetches the texts of one language. */
const OTHER_LANGUAGES = /\/messages\/(?!en\/)[a-z]+\//;

/** What stands in a module's place, by the end of the module's name. */
export type Emptied = Readonly<Record<string, string>>;

/** All JavaScript of a build in brotli, in bytes; some of its modules may be emptied, to learn what they weigh. */
export async function weigh(emptied: Emptied = {}): Promise<number> {
  const outDir = await mkdtemp(join(tmpdir(), 'abhyas-weigh-'));
  let bytes = 0;
  const scales: Plugin = {
    name: 'abhyas:weigh',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => Object.entries(emptied).find(([end]) => id.endsWith(end))?.[1],
    writeBundle: (_options, bundle) => {
      bytes = bytesOf(bundle);
    },
  };
  try {
    const builder = await createBuilder({
      configFile: CONFIG,
      logLevel: 'error',
      plugins: [scales],
      build: { outDir, emptyOutDir: true },
    });
    const { client } = builder.environments;
    if (!client) throw new Error('nothing is built for browsers');
    await builder.build(client);
    return bytes;
  } finally {
    await rm(outDir, { recursive: true });
  }
}

function bytesOf(bundle: Rolldown.OutputBundle): number {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return chunks
    .filter(({ moduleIds }) => !moduleIds.some((id) => OTHER_LANGUAGES.test(id)))
    .reduce((sum, { code }) => sum + brotliBytes(code), 0);
}
