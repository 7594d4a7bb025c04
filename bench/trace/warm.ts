import { glob } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';

const WARM_WITHIN_MS = 300_000;

/** Waits until the runner of a product has compiled all headers ahead, those for recorded programs last of all. */
export async function headersAreAhead(dataDir: string): Promise<void> {
  const until = performance.now() + WARM_WITHIN_MS;
  while ((await countAhead(dataDir)) < headersOfAll()) {
    if (performance.now() > until) throw new Error('the headers are not compiled');
    await sleep(1000);
  }
}

async function countAhead(dataDir: string): Promise<number> {
  const found = new Set<string>();
  for await (const file of glob(`${dataDir}/runner/**/*.gch`)) found.add(file);
  return found.size;
}

/** Each standard's most telling header is compiled once more for programs that are recorded. */
function headersOfAll(): number {
  return LANGUAGES.map((_, index) => toolchainAt(index as LanguageIndex).build)
    .map((build) => (build.kind === 'native' ? build.precompiledHeaders.length : 0))
    .reduce((sum, count) => sum + (count > 0 ? count + 1 : 0), 0);
}
