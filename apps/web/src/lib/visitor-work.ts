import { updateProblem, type CodeByKey } from '@abhyas/contract/practice';
import { CODE_KEYS, type CodeKey } from '@abhyas/languages/code-keys';

import { storageKeys } from '../config.ts';
import { call } from './api-client.ts';
import { readStored, removeStored, store, storedKeys } from './storage.ts';

const PREFIX = `${storageKeys.visitorCode}:`;

/** What a visitor has written for a problem, by key of language. */
export function visitorCode(assetId: string): CodeByKey {
  const kept = CODE_KEYS.map((key) => [key, readStored(keyFor(assetId, key))] as const);
  return Object.fromEntries(kept.filter(([, code]) => code !== null)) as CodeByKey;
}

/** Keeps it on the device until there is an account. */
export function keepVisitorCode(assetId: string, key: CodeKey, code: string): void {
  store(keyFor(assetId, key), code);
}

/**
 * Hands what was written without an account to the one that has just been signed in to. A text that the account holds
 * already stays; this one is then found among its versions. What could not be sent waits for the next sign-in.
 */
export async function handOverVisitorWork(): Promise<void> {
  const sent = storedKeys(PREFIX).map(async (name) => {
    const [assetId = '', key = ''] = name.slice(PREFIX.length).split(':');
    const code = readStored(name);
    if (code === null || !CODE_KEYS.includes(key as CodeKey)) return;
    await call(updateProblem, {
      params: { assetId },
      body: { code: { [key]: code }, base: { [key]: 0 } },
    });
    removeStored(name);
  });
  await Promise.allSettled(sent);
}

const keyFor = (assetId: string, key: CodeKey): string => `${PREFIX}${assetId}:${key}`;
