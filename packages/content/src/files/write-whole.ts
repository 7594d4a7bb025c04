import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file whole or not at all, whoever reads it meanwhile or ends us in the middle. Its folder has to be there. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, text);
  await rename(partial, file);
}
