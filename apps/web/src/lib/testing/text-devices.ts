import type { SendTextReply, SentText } from '@abhyas/contract/practice-texts';
import { difference, hashOf, isAmong, rebase, textOf, type Edit } from '@abhyas/contract/text-changes';
import { ChangeSet } from '@codemirror/state';
import { vi } from 'vitest';

import { ApiError } from '../api-error.ts';
import { SyncedText } from '../synced-text/synced-text.ts';
import { parseRecord, type TextRecord } from '../synced-text/text-record.ts';
import type { Change, Stored, Written } from '../synced-text/text-store.ts';

let pages = 0;

/** The account's side of one text, by the rules of the contract. */
export class Account {
  code = '';
  isReachable = true;
  /** Answers get lost, though what was sent has arrived. */
  losesAnswers = false;
  readonly sent: SentText[] = [];
  requests = 0;
  bytes = 0;
  readonly aside: string[] = [];
  /** The text of each version and the edits that led to it. */
  readonly log: { readonly code: string; readonly edits: readonly Edit[] }[] = [{ code: '', edits: [] }];

  get version(): number {
    return this.log.length - 1;
  }

  readonly send = async (sent: SentText): Promise<SendTextReply> => {
    this.requests += 1;
    this.sent.push(sent);
    this.bytes += JSON.stringify(sent).length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (!this.isReachable) throw new ApiError({ status: 0, offline: true });
    const reply = structuredClone(this.#take(structuredClone(sent)));
    if (this.losesAnswers) throw new ApiError({ status: 0, offline: true });
    return reply;
  };

  #take(sent: SentText): SendTextReply {
    const since = this.log.slice(sent.base + 1).flatMap(({ edits }) => edits);
    const base = this.log[sent.base]?.code ?? '';
    if ('whole' in sent) {
      const arrived = since.some(({ id }) => id === sent.id);
      const isMine = since.every(({ id }) => isAmong(sent.holds, id));
      if (arrived) return this.#taken([], sent.whole);
      const mine = { id: sent.id, changes: difference(isMine ? this.code : base, sent.whole) };
      const { left, touching } = rebase([mine], isMine ? [] : since);
      if (touching && this.code !== sent.whole) return this.#conflict(sent.whole);
      return this.#taken(this.code === sent.whole ? [] : left, sent.whole);
    }
    const mine = sent.edits.map(([name, , , changes]) => ({
      id: typeof name === 'number' ? `${sent.page}:${name}` : name,
      changes: ChangeSet.fromJSON(changes),
    }));
    const text = mine.reduce((now, { changes }) => changes.apply(now), textOf(base)).toString();
    if (hashOf(text) !== sent.hash) return { state: 'whole' };
    const { left, touching } = rebase(mine, since);
    if (touching) return this.#conflict(text);
    const own = new Set(mine.map(({ id }) => id));
    const before = since.map(({ id, changes }) =>
      own.has(id) ? { id } : { changes: changes.toJSON() as never },
    );
    return { ...this.#taken(left, undefined), before } as SendTextReply;
  }

  #taken(edits: readonly Edit[], whole: string | undefined): SendTextReply {
    if (edits.length > 0) this.change(edits);
    const isOther = whole !== undefined && whole !== this.code;
    return { state: 'taken', version: this.version, before: [], ...(isOther && { text: this.code }) };
  }

  #conflict(text: string): SendTextReply {
    this.aside.push(text);
    const conflict = { code: this.code, version: this.version, savedAt: new Date().toISOString() };
    return { state: 'conflict', conflict };
  }

  change(edits: readonly Edit[]): void {
    this.code = edits.reduce((now, { changes }) => changes.apply(now), textOf(this.code)).toString();
    this.log.push({ code: this.code, edits });
  }

  /** Another device has written. */
  write(code: string): void {
    this.change([{ id: `other:${this.version}`, changes: difference(this.code, code) }]);
  }
}

/** One browser: its tabs share what it holds, one transaction after the other. */
export class Browser {
  stored: Stored | undefined;
  isFull = false;
  readonly tabs: SyncedText[] = [];
  #busy: Promise<unknown> = Promise.resolve();
  readonly #account: Account;

  constructor(account: Account) {
    this.#account = account;
  }

  readonly #update = (rev: number, change: Change): Promise<boolean> => {
    const before = this.#busy;
    const done = (async () => {
      await before;
      await new Promise((resolve) => setTimeout(resolve, 3));
      const next = this.#made(rev, change);
      if (this.isFull) return false;
      const base = next?.base ?? this.stored?.base;
      if (next) this.stored = structuredClone({ ...next, base }) as Stored;
      return true;
    })();
    this.#busy = done;
    return done;
  };

  #made(rev: number, change: Change): Written | null {
    const storedRev = this.stored?.head?.rev ?? 0;
    if (storedRev <= rev) return change(storedRev === rev ? 'same' : undefined);
    return change(this.stored);
  }

  /** What it holds, as a page reads it. */
  get record(): TextRecord | undefined {
    return this.stored && parseRecord(this.stored);
  }

  open(isConnected = true): SyncedText {
    const { code, version } = this.#account;
    pages += 1;
    const text: SyncedText = new SyncedText({
      account: isConnected ? { code, version } : undefined,
      stored: this.record,
      page: `page${pages}`,
      send: this.#account.send,
      update: this.#update,
      tellTabs: () => {
        for (const tab of this.tabs) if (tab !== text) tab.meetTabs();
      },
    });
    this.tabs.push(text);
    void text.flush();
    return text;
  }

  /** The process is gone; what it holds stays. */
  kill(): void {
    this.tabs.length = 0;
    this.#busy = new Promise(() => undefined);
    this.#busy = Promise.resolve();
  }
}

/** Types something into a text, as its editor would. */
export function type(text: SyncedText, at: number, insert: string): void {
  const from = Math.min(at, text.doc.length);
  text.edit(ChangeSet.of({ from, insert: textOf(insert) }, text.doc.length), 'type');
}

export const typeAtEnd = (text: SyncedText, insert: string): void => type(text, text.doc.length, insert);

/** Lets time pass on the fake clock. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
