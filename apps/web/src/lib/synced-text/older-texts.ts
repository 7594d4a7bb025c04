import { storedKeys } from '../storage.ts';
import { hasJournal } from './journal.ts';
import { namedAlone, openStore, prefixOf } from './text-store.ts';

const taken = new Map<string, Promise<void>>();

/** Takes over what earlier releases left of an account on this device; once for each page. */
export function olderTexts(accountId: string): Promise<void> {
  const known = taken.get(accountId) ?? takeOver(prefixOf(accountId)).catch(() => undefined);
  taken.set(accountId, known);
  return known;
}

/** Few devices have something: what takes it over is fetched for them alone. */
async function takeOver(prefix: string): Promise<void> {
  if (!(await hasAlone(prefix)) && storedKeys(prefix).length === 0 && !(await hasJournal())) return;
  const { takeOverTexts } = await import('./take-over.ts');
  await takeOverTexts(prefix);
}

async function hasAlone(prefix: string): Promise<boolean> {
  const store = await openStore('readonly');
  const found = store?.count(namedAlone(prefix));
  return new Promise((resolve) => {
    if (!found) return resolve(false);
    found.addEventListener('error', () => resolve(false));
    found.addEventListener('success', () => resolve(found.result > 0));
  });
}
