import { newerTexts } from '@abhyas/contract/practice-texts';

import { call } from '../api-client.ts';
import type { SyncedText } from './synced-text.ts';
import { readAccountText } from './text-calls.ts';
import type { TextName } from './text-record.ts';
import { retryDelay } from './text-state.ts';

type Open = { readonly name: TextName; readonly text: SyncedText };

/** How long the server holds a waiting call. */
const WAIT_MS = 45_000;
/** The most texts in one call. */
const WATCHED_MAX = 40;
/** The shortest pause after something came. */
const AGAIN_MS = 500;

let watching: { readonly what: string; readonly ended: AbortController } | undefined;

const toWatch = ({ name: { assetId, part }, text: { version } }: Open) => ({ assetId, part, version });

/**
 * Brings what is typed on other devices to this one while nobody types here: whoever types learns it from the answers
 * to what is sent. To be called whenever the open texts, or their state, may have changed.
 */
export function watchOthers(open: readonly Open[]): void {
  const isQuiet = document.visibilityState === 'visible' && !open.some(isTyped);
  const saved = isQuiet ? open.filter(({ text }) => text.state.mark === 'saved').slice(0, WATCHED_MAX) : [];
  const what = JSON.stringify(saved.map(({ name }) => [name.assetId, name.part]));
  if (watching?.what === what) return;
  watching?.ended.abort();
  watching = { what, ended: new AbortController() };
  if (saved.length > 0) void watch(saved, watching.ended.signal);
}

const isTyped = ({ text }: Open): boolean => text.state.mark === 'unsaved';

async function watch(open: readonly Open[], ended: AbortSignal): Promise<void> {
  let failures = 0;
  while (!ended.aborted) {
    try {
      const texts = open.map(toWatch);
      const newer = await call(newerTexts, { body: { texts, waitMs: WAIT_MS } }, { signal: ended });
      await Promise.all(newer.texts.map(async (place) => meet(open, place)));
      failures = 0;
    } catch {
      failures += 1;
    }
    if (ended.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, failures > 0 ? retryDelay(failures) : AGAIN_MS));
  }
}

type OpenKey = { readonly assetId: string; readonly part: string };

async function meet(open: readonly Open[], { assetId, part }: OpenKey): Promise<void> {
  const known = open.find(({ name }) => name.assetId === assetId && name.part === part);
  if (known) await known.text.meetAccount(await readAccountText(known.name));
}
