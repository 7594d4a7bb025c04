import { faultLine } from '../files/faults.ts';
import { buildRelease } from '../load-content.ts';
import type { Release } from '../release.ts';
import { indexRelease } from '../release-index.ts';
import { folderOf } from './small-school.ts';

type Files = Readonly<Record<string, string>>;

/** What the check says of a content folder, a line for each fault. */
export async function faultsOf(files: Files): Promise<string[]> {
  const content = await buildRelease(folderOf(files));
  return content.ok ? [] : content.faults.map(faultLine);
}

/** @throws what is wrong with the folder, when something is */
export async function releaseOf(files: Files): Promise<Release> {
  const content = await buildRelease(folderOf(files));
  if (!content.ok) throw new Error(content.faults.map(faultLine).join('\n'));
  return content.bundle.release;
}

/** One item of the release of a content folder. */
export async function assetOf<T>(files: Files, id: string): Promise<T> {
  return indexRelease(await releaseOf(files)).assets.get(id) as T;
}
