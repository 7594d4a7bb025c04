import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { PartCache, LoadedPart } from './loaded-part.ts';
import { writeWhole } from '../files/write-whole.ts';
import { loaderVersion } from '../loader-version.ts';

/** Beside the other things that this checkout makes of itself; never a part of it. */
const CACHE = fileURLToPath(new URL('../../../../.cache/content', import.meta.url));

/**
 * Keeps what the assets of content folders came to, a file for each, so that who changes one lesson does not wait for
 * all the others. What other versions of the loader kept is removed; what cannot be kept is read again.
 */
export async function partsOnDisk(cache = CACHE): Promise<PartCache> {
  const version = await loaderVersion();
  const folder = join(cache, version);
  const fileOf = (key: string): string => join(folder, `${key}.json`);
  await removeOthers(cache, version);
  return {
    read: async (keys) => {
      const parts = await Promise.all(keys.map(async (key) => [key, await readPart(fileOf(key))] as const));
      return new Map(parts.flatMap(([key, part]) => (part ? [[key, part]] : [])));
    },
    write: async (parts) => {
      try {
        await mkdir(folder, { recursive: true });
        for (const [key, part] of parts) await writeWhole(fileOf(key), JSON.stringify(part));
      } catch {
        // A disk that is full or may not be written to costs time and nothing else.
      }
    },
  };
}

async function readPart(file: string): Promise<LoadedPart | undefined> {
  try {
    // Written above only.
    return JSON.parse(await readFile(file, 'utf8')) as LoadedPart;
  } catch {
    return undefined;
  }
}

async function removeOthers(cache: string, version: string): Promise<void> {
  const versions = await readdir(cache).catch(() => []);
  const old = versions.filter((name) => name !== version);
  await Promise.all(
    old.map((name) => rm(join(cache, name), { recursive: true, force: true }).catch(() => undefined)),
  );
}
