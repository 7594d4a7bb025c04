import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { smallSchool } from '@abhyas/content/testing/small-school';

/** Writes a school of one lesson, which is published in a moment, where the courses take a minute. Returns the folder. */
export async function writeSmallSchool(folder: string): Promise<string> {
  for (const [path, text] of Object.entries(smallSchool())) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
