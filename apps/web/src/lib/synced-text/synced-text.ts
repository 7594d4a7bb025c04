import type { EditKind, SendTextReply, SentText } from '@abhyas/contract/practice-texts';
import { difference, rebase, textOf } from '@abhyas/contract/text-changes';
import type { ChangeSet, Text } from '@codemirror/state';

import { timings } from '../../config.ts';
import {
  onlyHere,
  refusalOf,
  retryDelay,
  SAVED,
  UNSAVED,
  type AccountText,
  type Follower,
  type TextParts,
  type TextState,
} from './text-state.ts';
import { afterAnswer, toSend, withinBounds, type Shared } from './text-exchange.ts';
import { fromKept, isUnsent, parseRecord, toRecord, type LocalEdit, type TextRecord } from './text-record.ts';

/** What another tab has typed and does not send, as when it was closed in that moment, this one sends after a while. */
const OTHERS_SEND_MS = 3000;

/** Numbers the edits of this page, of all its texts. */
let editCount = 0;

/**
 * One text of an account: what is typed is on this device at once and in the account within a second. The account
 * orders the edits of all devices, the device those of its tabs; edits that come from there are brought before
 * one's own, which are never replaced (decision 0183). Knows nothing of React, nor of an editor.
 */
export class SyncedText {
  readonly #parts: TextParts;
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Set<Follower>();
  #doc: Text;
  /** The text as the device holds it; `#fresh` leads from there to `#doc`. */
  #held: Text;
  #fresh: LocalEdit[] = [];
  #rev: number;
  #shared: Shared;
  #state: TextState = SAVED;
  #isHeld = true;
  #isOver = false;
  #keeping: Promise<unknown> = Promise.resolve();
  #isKeepingSoon = false;
  #sending: Promise<boolean> | undefined;
  /** Requests, also such as outlive the page. */
  #underWay = 0;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #othersTimer: ReturnType<typeof setTimeout> | undefined;
  #sentAtMs = -Infinity;
  #editedAtMs = -Infinity;
  #failures = 0;
  #failure: unknown;
  /** The text that the account has put aside in a conflict. */
  #aside: string | undefined;

  constructor(parts: TextParts) {
    const { account, stored } = parts;
    const isMine =
      stored !== undefined &&
      (account === undefined ||
        (isUnsent(stored) ? stored.code !== account.code : stored.version >= account.version));
    const { code, version } = isMine ? stored : (account ?? { code: '', version: 0 });
    this.#parts = parts;
    this.#rev = stored?.rev ?? 0;
    this.#doc = textOf(code);
    this.#held = this.#doc;
    this.#shared = {
      version,
      unsent: isMine ? stored.unsent.map(fromKept) : [],
      whole: isMine ? stored.whole : null,
    };
    if (this.#isBehind()) this.#state = UNSAVED;
  }

  get doc(): Text {
    return this.#doc;
  }

  get code(): string {
    return this.#doc.toString();
  }

  /** The account's version on which the text stands. */
  get version(): number {
    return this.#shared.version;
  }

  get state(): TextState {
    return this.#state;
  }

  /** Whether closing the page now would lose something: neither the account nor the device has it. */
  get isNowhere(): boolean {
    return !this.#isHeld && this.#isBehind();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls back with every change that did not come by `edit`, for the editor that shows the text. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** The learner has edited the text, in the editor that shows it. */
  edit(changes: ChangeSet, kind: EditKind): void {
    this.#doc = changes.apply(this.#doc);
    editCount += 1;
    this.#fresh.push({ id: `${this.#parts.page}:${editCount}`, kind, atMs: Date.now(), changes });
    this.#editedAtMs = performance.now();
    if (this.#state.mark === 'saved' || this.#state.mark === 'refused') this.#mark(UNSAVED);
    if (!this.#isKeepingSoon) void this.#keep();
    this.#isKeepingSoon = true;
    this.#sendSoon();
  }

  /** Puts another text in the place of this one, as an edit. */
  write(code: string, kind: EditKind): void {
    const changes = difference(this.code, code);
    if (changes.empty) return;
    this.edit(changes, kind);
    for (const follower of this.#followers) follower(changes, true);
    this.#tell();
  }

  /** The account was looked up. True when the text has given way to one that another device has brought there. */
  async meetAccount(account: AccountText): Promise<boolean> {
    let isReplaced = false;
    if (account.version <= this.#shared.version) return false;
    await this.#keep(() => {
      if (this.#isBehind() || account.version <= this.#shared.version) return;
      isReplaced = account.code !== this.code;
      this.#replace(account);
    });
    return isReplaced;
  }

  /** The account itself has replaced the text, as by a reset. */
  async takeFromAccount(account: AccountText): Promise<void> {
    await this.#keep(() => this.#replace(account));
  }

  /**
   * Brings a text back, or keeps the learner's own in a conflict; what it replaces becomes a version.
   * @throws ApiError when what would be replaced here cannot be brought to the account
   */
  async restore(code: string): Promise<void> {
    if (code !== this.code) await this.#deliver();
    if (this.#state.mark === 'conflict') {
      const { version } = this.#state.conflict;
      this.#mark(UNSAVED);
      await this.#keep(() => {
        this.#shared = { version, unsent: [], whole: [], kind: 'restore' };
      });
    }
    this.write(code, 'restore');
    await this.flush();
  }

  /**
   * Goes on with the other text of a conflict; the one that stands here becomes a version.
   * @throws ApiError when it cannot be brought to the account
   */
  async takeOther(): Promise<void> {
    if (this.#state.mark !== 'conflict') return;
    await this.#deliver();
    if (this.#state.mark === 'conflict') await this.takeFromAccount(this.#state.conflict);
  }

  /** Sends all that the account does not have. True when nothing is left. */
  async flush(): Promise<boolean> {
    while (this.#state.mark !== 'conflict' && this.#isBehind()) if (!(await this.#send())) break;
    return !this.#isBehind();
  }

  /** The page may be gone in the next moment: keeps and sends everything at once. */
  leave(): void {
    if (!this.#isBehind()) return;
    void this.#keep();
    if (this.#state.mark !== 'conflict')
      void this.#bring({ leaving: true }).then((isAnswered) => isAnswered && this.#settle());
  }

  /** Its learner has left this device: nothing of it is kept or sent any more. */
  discard(): void {
    this.#isOver = true;
  }

  /** Another tab has written the text. */
  meetTabs(): void {
    void this.#keep(null);
  }

  #isBehind(): boolean {
    return !this.#isOver && (this.#fresh.length > 0 || isUnsent(this.#shared));
  }

  /** What another text is to replace must be in the account before. */
  async #deliver(): Promise<void> {
    if (this.#state.mark === 'conflict') {
      if (this.#aside !== this.code && !(await this.#bring({ leaving: false }))) throw this.#failure;
    } else if (!(await this.flush()) && this.#state.mark !== 'refused') throw this.#failure;
  }

  /**
   * Writes what is new to the device, after what other tabs have written there, and does `deed` in between. Null: there
   * is nothing to write but to look.
   */
  #keep(deed?: (() => void) | null): Promise<void> {
    const keep = async (): Promise<void> => {
      if (deed === undefined) this.#isKeepingSoon = false;
      if (this.#isOver) return;
      let isWritten = false;
      const isHeld = await this.#parts.update((stored) => {
        this.#meet(parseRecord(stored));
        if (!deed && this.#fresh.length === 0) return null;
        this.#shared = { ...this.#shared, unsent: [...this.#shared.unsent, ...this.#fresh] };
        this.#fresh = [];
        deed?.();
        // What is on its way is told from what came later by its edits.
        if (this.#underWay === 0) this.#shared = withinBounds(this.#shared);
        isWritten = true;
        this.#held = this.#doc;
        this.#rev += 1;
        return toRecord(this.#shared, { rev: this.#rev, code: this.code });
      });
      if (!isWritten) return;
      this.#isHeld = isHeld;
      if (this.#failures > 0 && this.#isBehind()) this.#mark(onlyHere(this.#isHeld));
      if (isHeld) this.#parts.tellTabs();
    };
    const kept = this.#keeping.then(keep);
    this.#keeping = kept.catch(() => undefined);
    return kept;
  }

  /** Brings what another tab has written before what is new here. */
  #meet(stored: TextRecord | undefined): void {
    if (!stored || stored.rev <= this.#rev) return;
    const theirs = difference(this.#held.toString(), stored.code);
    const { left, others } = rebase(this.#fresh, [{ id: '', changes: theirs }]);
    this.#fresh = [...left];
    this.#rev = stored.rev;
    this.#held = textOf(stored.code);
    this.#shared = { ...stored, unsent: stored.unsent.map(fromKept) };
    if (others) this.#show(others);
    if (this.#state.mark === 'conflict' && stored.version < this.#state.conflict.version) return;
    if (!this.#isBehind()) this.#mark(SAVED);
    else {
      if (this.#failures === 0) this.#mark(UNSAVED);
      clearTimeout(this.#othersTimer);
      this.#othersTimer = setTimeout(() => void this.#send(), OTHERS_SEND_MS);
    }
  }

  #replace({ code, version }: AccountText): void {
    const changes = difference(this.code, code);
    this.#shared = { version, unsent: [], whole: null };
    if (!changes.empty) this.#show(changes, true);
    this.#mark(SAVED);
  }

  #show(changes: ChangeSet, undoable = false): void {
    this.#doc = changes.apply(this.#doc);
    for (const follower of this.#followers) follower(changes, undoable);
    this.#tell();
  }

  /** The first edit at once, then one request a second. */
  #sendSoon(): void {
    if (this.#state.mark === 'conflict' || this.#sending || this.#sendTimer !== undefined) return;
    const waitMs = Math.max(0, this.#sentAtMs + timings.autosaveMs - performance.now());
    this.#sendTimer = setTimeout(() => void this.#send(), waitMs);
  }

  /** One request at a time. True when it was answered. */
  async #send(): Promise<boolean> {
    clearTimeout(this.#sendTimer);
    this.#sendTimer = undefined;
    if (this.#sending) return this.#sending;
    if (this.#state.mark === 'conflict' || !this.#isBehind()) return true;
    this.#sending = this.#bring({ leaving: false });
    const isAnswered = await this.#sending;
    this.#sending = undefined;
    if (isAnswered) this.#settle();
    return isAnswered;
  }

  async #bring({ leaving }: { leaving: boolean }): Promise<boolean> {
    this.#sentAtMs = performance.now();
    if (!leaving) await this.#keep();
    const shared = { ...this.#shared, unsent: [...this.#shared.unsent, ...this.#fresh] };
    if (!isUnsent(shared)) return true;
    editCount += 1;
    const id = `${this.#parts.page}:${editCount}`;
    const { sent, whole } = toSend(shared, { code: this.code, page: this.#parts.page, id });
    const { code } = this;
    // From now on what is typed is not in what is sent.
    this.#underWay += 1;
    if (whole) {
      // Sent again after the browser was killed it must be known as one's own.
      this.#shared = { ...this.#shared, whole };
      const kept = this.#keep(() => undefined);
      if (!leaving) await kept;
    }
    try {
      const reply = await this.#parts.send(sent, leaving);
      this.#failures = 0;
      const arrived = new Set(shared.unsent.map((edit) => edit.id));
      await this.#keep(() => {
        this.#underWay -= 1;
        this.#takeAnswer(reply, { sent, arrived, code });
      });
      return true;
    } catch (error) {
      this.#underWay -= 1;
      this.#takeFailure(error);
      return false;
    }
  }

  #takeAnswer(
    reply: SendTextReply,
    { sent, arrived, code }: { sent: SentText; arrived: ReadonlySet<string>; code: string },
  ): void {
    if (reply.state === 'conflict') {
      this.#aside = code;
      this.#shared = { ...this.#shared, unsent: [], whole: [] };
      return this.#mark({ mark: 'conflict', conflict: reply.conflict });
    }
    const { shared, others } = afterAnswer(this.#shared, { sent, arrived, reply });
    this.#shared = shared;
    if (others) this.#show(others);
    if (this.#state.mark === 'conflict') this.#mark(UNSAVED);
  }

  #takeFailure(error: unknown): void {
    this.#failure = error;
    const refusal = refusalOf(error);
    if (refusal) {
      this.#failures = 0;
      return this.#mark(refusal);
    }
    this.#failures += 1;
    if (this.#state.mark !== 'conflict') this.#mark(onlyHere(this.#isHeld));
    this.#sendTimer ??= setTimeout(() => void this.#send(), retryDelay(this.#failures));
  }

  /** The mark clears one second after the last edit, not between two keys (PRACTICE-17). */
  #settle(): void {
    if (this.#state.mark === 'conflict') return;
    if (this.#isBehind()) {
      this.#mark(UNSAVED);
      return this.#sendSoon();
    }
    const waitMs = this.#editedAtMs + timings.autosaveMs - performance.now();
    this.#mark(waitMs > 0 ? UNSAVED : SAVED);
    if (waitMs > 0) setTimeout(() => this.#settle(), waitMs);
  }

  #mark(state: TextState): void {
    if (this.#state.mark === state.mark && state.mark !== 'conflict' && state.mark !== 'refused') return;
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
