import { olderTexts } from './older-texts.ts';
import { SyncedText } from './synced-text.ts';
import { readAccountText, sendToAccount } from './text-calls.ts';
import { isUnsent, nameIn, parseRecord, storedName, type TextName, type TextRecord } from './text-record.ts';
import type { AccountText } from './text-state.ts';
import { onForgotten, prefixOf, readStoredTexts, updateStored, type Stored } from './text-store.ts';

/** A text that is open in this page, and how many components show it. */
type Open = { readonly name: TextName; readonly text: SyncedText; shown: number };
const open = new Map<string, Open>();

/** Fetched behind the text: nothing of it is needed to read and to type. */
const watching = () => import('./watch-others.ts');
const watch = (): void =>
  void watching()
    .then(({ watchOthers }) => watchOthers([...open.values()]))
    .catch(() => undefined);

const page = Math.random().toString(36).slice(2, 12);

let channel: BroadcastChannel | null | undefined;

/**
 * Other tabs of this browser; where there is no way to tell them, the account brings texts together. Opened with the
 * first text: the build, which reads the queries too, would never end while a channel is open.
 */
function tabs(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('abhyas-texts');
  channel?.addEventListener('message', ({ data }) => open.get(String(data))?.text.meetTabs());
  return channel;
}

function create(
  name: TextName,
  account: AccountText | undefined,
  stored: TextRecord | undefined | 'late',
): SyncedText {
  const key = storedName(name);
  return new SyncedText({
    account,
    stored,
    page,
    send: (body, leaving) => sendToAccount(name, body, leaving),
    update: (rev, change) => updateStored(key, rev, change),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tellTabs: () => tabs()?.postMessage(key),
  });
}

type Records = ReadonlyMap<string, TextRecord>;
/** The stored records of texts, by name, read before they are opened; `late`: they come after the text is opened. */
export type HeldTexts = Records | 'late';

/** A browser whose database does not answer must not hold up a screen that has the account's text. */
const READ_WITHIN_MS = 2000;

const inTime = (reading: Promise<Records>): Promise<HeldTexts> =>
  Promise.race([
    reading,
    new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), READ_WITHIN_MS)),
  ]);

/** Reads the stored texts of an account for one asset, or for all, for a screen that does not need them. */
export const readHeldTexts = (accountId: string, assetId?: string): Promise<HeldTexts> =>
  inTime(readRecords(accountId, assetId));

async function readRecords(accountId: string, assetId?: string): Promise<Records> {
  const prefix = prefixOf(accountId) + (assetId === undefined ? '' : `${assetId}:`);
  await olderTexts(accountId);
  const held = new Map<string, TextRecord>();
  // Where nothing can be read, nothing is held.
  const found = await readStoredTexts(prefix).catch(() => new Map<string, Stored>());
  for (const [name, stored] of found) {
    const record = parseRecord(stored);
    if (record) held.set(name, record);
  }
  return held;
}

/** The text with a name, shared by all components that show it. Opening only reads; `holdOpen` sends. */
export function openText(name: TextName, account: AccountText | undefined, held: HeldTexts): SyncedText {
  const key = storedName(name);
  return open.get(key)?.text ?? create(name, account, held === 'late' ? held : held.get(key));
}

onForgotten((prefix) => {
  for (const [key, { text }] of open) if (key.startsWith(prefix)) text.discard();
});

function leave(): void {
  for (const { text } of open.values()) text.leave();
}

/** Stores and sends all open texts when the page is hidden or left. */
function followPage(): void {
  window.addEventListener('pagehide', leave);
  // Somebody who switches to another window expects the text there.
  window.addEventListener('blur', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    watch();
  });
  window.addEventListener('beforeunload', (event) => {
    if ([...open.values()].some(({ text }) => text.isNowhere)) event.preventDefault();
  });
}

let isFollowed = false;

/** Keeps a text open while a component shows it. Returns a function that lets it go. */
export function holdOpen(name: TextName, text: SyncedText): () => void {
  const key = storedName(name);
  // From now on, listen to other tabs.
  tabs();
  if (!isFollowed) followPage();
  isFollowed = true;
  const known = open.get(key) ?? { name, text, shown: 0 };
  open.set(key, known);
  known.shown += 1;
  // The record that was read may be older than what is stored by now.
  text.meetTabs();
  void text.flush();
  const forget = text.subscribe(watch);
  watch();
  return () => {
    forget();
    known.shown -= 1;
    if (known.shown > 0) return;
    text.leave();
    open.delete(key);
    watch();
  };
}

/** `account` is undefined where only this device could be asked. */
export type FetchedText = { readonly account: AccountText | undefined; readonly held: HeldTexts };

/** A text of the account that has a call of its own, and what this device has stored of it. */
export async function fetchText(name: TextName): Promise<FetchedText> {
  const reading = readRecords(name.accountId, name.assetId);
  const held = await inTime(reading);
  try {
    return { account: await readAccountText(name), held };
  } catch (error) {
    // Offline, go on with what this device has stored, whenever it comes: what is unsent of it stays so.
    const records = await reading;
    if (!records.has(storedName(name))) throw error;
    return { account: undefined, held: records };
  }
}

/**
 * Sends what only this device has: from open texts, and from others that were typed offline. True when all is sent.
 * @param isMeant Others of the account's texts are left alone.
 */
export async function sendAll(
  accountId: string,
  isMeant: (name: TextName) => boolean = () => true,
): Promise<boolean> {
  const held = await readHeldTexts(accountId);
  const shown = [...open].filter(([, { name }]) => isMeant(name));
  const texts = new Map(shown.map(([key, { text }]) => [key, text]));
  for (const [name, record] of held === 'late' ? [] : held) {
    const parts = nameIn(accountId, name);
    if (parts && isMeant(parts) && !texts.has(name) && isUnsent(record))
      texts.set(name, create(parts, undefined, record));
  }
  const sent = await Promise.all([...texts.values()].map((text) => text.flush()));
  // What has not been read may hold something more.
  return held !== 'late' && sent.every(Boolean);
}
