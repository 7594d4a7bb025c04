import type { EditKind } from '@abhyas/contract/practice-texts';
import { composed, difference, rebase, textOf } from '@abhyas/contract/text-changes';
import { ChangeSet, type Text } from '@codemirror/state';

import { steadyNow } from '../steady-clock.ts';
import { withinBounds, type Shared } from './text-exchange.ts';
import {
  fromRecord,
  isShort,
  isUnsent,
  parseRecord,
  toHead,
  type LocalEdit,
  type TextRecord,
} from './text-record.ts';
import {
  onlyHere,
  SAVED,
  UNSAVED,
  type AccountText,
  type Follower,
  type TextParts,
  type TextState,
} from './text-state.ts';
import type { Written } from './text-store.ts';

/** Numbers the edits of this page, of all its texts. */
let editCount = 0;

type Begin = { readonly doc: Text; readonly since: ChangeSet | null; readonly shared: Shared };

/** Whether what the device has stored goes on, and not the account's text. */
function isNewest({ shared, doc }: Begin, account: AccountText | undefined): boolean {
  if (!account) return true;
  return isUnsent(shared) ? doc.toString() !== account.code : shared.version >= account.version;
}

function beginWith(account: AccountText = { code: '', version: 0 }): Begin {
  const shared = { version: account.version, unsent: [], whole: null };
  return { doc: textOf(account.code), since: null, shared };
}

/**
 * A text on this device. Its tabs share one record; what another tab has written there is brought before one's own
 * edits, which are never replaced. Sending it is `TextSender`'s.
 */
export class DeviceText {
  /** What this text has that the account may lack. */
  shared: Shared;
  /** Requests under way, including those that outlive the page. */
  underWay = 0;
  /** How often in a row the account was not reached. */
  failures = 0;
  /** Another tab has typed something that the account may not have. */
  onOthersUnsent: () => void = () => undefined;
  readonly #parts: TextParts;
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Set<Follower>();
  #doc: Text;
  /** The text as the device holds it; `#fresh` leads from there to `#doc`. */
  #held: Text;
  #fresh: LocalEdit[] = [];
  /** Leads from the stored base to `#doc`; null: no base is known to be stored. */
  #since: ChangeSet | null;
  #rev: number;
  #state: TextState = SAVED;
  #isHeld = true;
  /** What the device has stored is not known yet. */
  #isLate: boolean;
  #isOver = false;
  #keeping: Promise<unknown> = Promise.resolve();
  #isKeepingSoon = false;

  constructor(parts: TextParts) {
    const { account } = parts;
    this.#isLate = parts.stored === 'late';
    const stored = parts.stored === 'late' ? undefined : parts.stored;
    const held = stored && fromRecord(stored);
    const begin = held && isNewest(held, account) ? held : beginWith(account);
    this.#parts = parts;
    this.#rev = stored?.rev ?? 0;
    this.#doc = begin.doc;
    this.#held = begin.doc;
    this.#since = begin.since;
    this.shared = begin.shared;
    if (this.isBehind) this.#state = UNSAVED;
  }

  get doc(): Text {
    return this.#doc;
  }

  get code(): string {
    return this.#doc.toString();
  }

  get state(): TextState {
    return this.#state;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Whether the account may lack something of it. */
  get isBehind(): boolean {
    return !this.#isOver && (this.#isLate || this.#fresh.length > 0 || isUnsent(this.shared));
  }

  /** `shared`, with what was typed since the last writing. */
  get unsent(): Shared {
    return { ...this.shared, unsent: [...this.shared.unsent, ...this.#fresh] };
  }

  /** A name for an edit, or for a text that is sent as a whole. */
  newId(): string {
    editCount += 1;
    return `${this.#parts.page}:${editCount}`;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** `after`: the text with the changes, where it has been made already: each key would make it a second time. */
  edit(changes: ChangeSet, kind: EditKind, after?: Text): void {
    this.#apply(changes, after);
    this.#fresh.push({ id: this.newId(), kind, atMs: steadyNow(), changes });
    if (this.#state.mark === 'saved' || this.#state.mark === 'refused') this.mark(UNSAVED);
    if (!this.#isKeepingSoon) void this.keep();
    this.#isKeepingSoon = true;
  }

  /** Tells the editor of changes that it did not make itself. */
  tellFollowers(changes: ChangeSet, undoable: boolean): void {
    for (const follower of this.#followers) follower(changes, undoable);
    this.#tell();
  }

  show(changes: ChangeSet, undoable = false): void {
    this.#apply(changes);
    this.tellFollowers(changes, undoable);
  }

  replace({ code, version }: AccountText): void {
    const changes = difference(this.code, code);
    this.shared = { version, unsent: [], whole: null };
    if (!changes.empty) this.show(changes, true);
    this.mark(SAVED);
  }

  /** The learner has signed out on this device: nothing is stored or sent any more. */
  discard(): void {
    this.#isOver = true;
  }

  /**
   * Writes what is new to the device, after what other tabs have written there, and does `work` in between. Null: there
   * is nothing to write, only something to read.
   */
  keep(work?: (() => void) | null): Promise<void> {
    const keep = async (): Promise<void> => {
      if (work === undefined) this.#isKeepingSoon = false;
      if (this.#isOver) return;
      let isWritten = false;
      const isHeld = await this.#parts.update(this.#rev, (known) => {
        this.#isLate = false;
        if (known !== 'same') this.#meet(known && parseRecord(known));
        if (!work && this.#fresh.length === 0) return null;
        this.shared = this.unsent;
        this.#fresh = [];
        work?.();
        // Its edits show what is being sent and what came later.
        if (this.underWay === 0) this.shared = withinBounds(this.shared);
        isWritten = true;
        this.#held = this.#doc;
        this.#rev += 1;
        return this.#toWrite();
      });
      if (!isHeld) this.#since = null;
      // Nor can be known, when it could not be read.
      this.#isLate = false;
      if (!isWritten) return;
      this.#isHeld = isHeld;
      if (this.failures > 0 && this.isBehind) this.mark(onlyHere(this.#isHeld));
      if (isHeld) this.#parts.tellTabs();
    };
    const kept = this.#keeping.then(keep);
    this.#keeping = kept.catch(() => undefined);
    return kept;
  }

  mark(state: TextState): void {
    if (this.#state.mark === state.mark && state.mark !== 'conflict' && state.mark !== 'refused') return;
    this.#state = state;
    this.#tell();
  }

  #apply(changes: ChangeSet, after = changes.apply(this.#doc)): void {
    this.#doc = after;
    this.#since = this.#since && this.#since.compose(changes);
  }

  /** What is to be stored: the whole text only where it is not yet, or much has changed since it was. */
  #toWrite(): Written {
    const kept = this.#since && isShort(this.#since) ? this.#since : null;
    const since = kept ?? ChangeSet.empty(this.#doc.length);
    this.#since = since;
    return { head: toHead(this.shared, { rev: this.#rev, since }), base: kept ? undefined : this.code };
  }

  /** Brings what another tab has written before what is new here; nothing may be stored any more. */
  #meet(stored: TextRecord | undefined): void {
    if (!stored) {
      this.#since = null;
      return;
    }
    const { shared, since, doc } = fromRecord(stored);
    const theirs = difference(this.#held.toString(), doc.toString());
    const { left, others } = rebase(this.#fresh, [{ id: '', changes: theirs }]);
    this.#fresh = [...left];
    this.#rev = stored.rev;
    this.#held = doc;
    this.#since = composed([since, ...left.map(({ changes }) => changes)]);
    this.shared = shared;
    if (others) {
      this.#doc = others.apply(this.#doc);
      this.tellFollowers(others, false);
    }
    if (this.#state.mark === 'conflict' && stored.version < this.#state.conflict.version) return;
    if (!this.isBehind) this.mark(SAVED);
    else {
      if (this.failures === 0) this.mark(UNSAVED);
      this.onOthersUnsent();
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
