import { setTimeout as sleep } from 'node:timers/promises';

import { parseRecord } from '../../../apps/web/src/lib/synced-text/text-record.ts';
import { SyncedText } from '../../../apps/web/src/lib/synced-text/synced-text.ts';
import type { AccountText, TextParts } from '../../../apps/web/src/lib/synced-text/text-state.ts';
import type { Change, Stored } from '../../../apps/web/src/lib/synced-text/text-store.ts';

/** About as long as a browser takes to have a record on its disk. */
const WRITING_MS = 3;

let pages = 0;

/** A learner's computer with one tab: what the browser has stored outlives the tab. The code of the text is the product's own. */
export class Device {
  readonly #send: TextParts['send'];
  #stored: Stored = { head: undefined, base: undefined };
  #writing: Promise<unknown> = Promise.resolve();
  #tab = 0;

  constructor(send: TextParts['send']) {
    this.#send = send;
  }

  /** @param account as the server has it; undefined without a connection */
  open(account: AccountText | undefined): SyncedText {
    pages += 1;
    this.#tab += 1;
    const tab = this.#tab;
    const isAlive = (): boolean => tab === this.#tab;
    const text = new SyncedText({
      account,
      stored: parseRecord(this.#stored),
      page: `chaos${pages}`,
      send: async (sent, leaving) => ofLiving(isAlive, await this.#send(sent, leaving)),
      update: (rev, change) => this.#update(isAlive, rev, change),
      tellTabs: () => undefined,
    });
    // As on the workspace of an exam (`useOwnTextInConflict`).
    text.subscribe(() => {
      if (text.state.mark === 'conflict') void text.restore(text.code).catch(() => undefined);
    });
    void text.flush();
    return text;
  }

  /** The tab is gone in this moment: what it has not stored is lost, what it had sent may arrive. */
  kill(): void {
    this.#tab += 1;
  }

  #update(isAlive: () => boolean, rev: number, change: Change): Promise<boolean> {
    const done = this.#writing.then(async () => {
      await sleep(WRITING_MS);
      await ofLiving(isAlive, undefined);
      const storedRev = this.#stored.head?.rev ?? 0;
      // One tab at a time: only a new one finds something newer than it knows.
      const next = change(storedRev === rev ? 'same' : this.#stored);
      const base = next?.base ?? this.#stored.base;
      if (next) this.#stored = structuredClone({ ...next, base }) as Stored;
      return true;
    });
    // Of a tab that was killed nobody waits.
    this.#writing = Promise.race([done.catch(() => undefined), sleep(WRITING_MS * 4)]);
    return done;
  }
}

/** A program that is gone goes no further. */
function ofLiving<T>(isAlive: () => boolean, value: T): Promise<T> {
  return isAlive() ? Promise.resolve(value) : new Promise(() => undefined);
}
