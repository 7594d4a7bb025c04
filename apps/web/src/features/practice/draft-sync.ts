import type { CodeSave, CodeSaved } from '@abhyas/contract/practice';
import type { CodeKey } from '@abhyas/languages/code-keys';

import { timings } from '../../config.ts';
import { ApiError } from '../../lib/api-error.ts';
import {
  afterPause,
  isBehind,
  isOffline,
  NOWHERE,
  ON_DEVICE,
  openedEntry,
  SAVED,
  textOf,
  UNSAVED,
  type DraftState,
  type Entry,
} from './draft-entry.ts';
import { readDraft, writeDraft } from './draft-record.ts';
import { baseToGoOnFrom, DRAFTS_IN_FLIGHT, pauseFor, retryDelay, type ServerText } from './draft.rules.ts';

export type DraftSending = 'draft' | 'save' | 'leaving';

type Parts = {
  readonly accountId: string;
  readonly assetId: string;
  /** A name for this page, made anew each time it is opened. */
  readonly writer: string;
  readonly send: (save: CodeSave, how: DraftSending) => Promise<CodeSaved>;
};

/** A text was replaced from outside the editor, which must show it. */
type OnReplaced = (key: CodeKey, code: string) => void;

/**
 * Keeps the texts of one problem: on this device at every edit, in the account as drafts while somebody
 * types and by the autosave (PRACTICE-17) 1000 ms after the last edit. Knows nothing of React.
 */
export class DraftSync {
  readonly #parts: Parts;
  readonly #entries = new Map<CodeKey, Entry>();
  readonly #listeners = new Set<() => void>();
  readonly #replaceListeners = new Set<OnReplaced>();
  #lastEditMs = 0;
  /** The page was left: what it still hears of is not the newest any more if the problem was opened again. */
  #left = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Takes the account's texts in, when the problem is opened or has been looked up again. True when a text
   * that is open here has given way to one that another device or tab has saved. At the opening it only reads,
   * so that React may call it in a drawing that it throws away: `flush` writes and sends what that calls for.
   */
  meetServer(texts: ReadonlyMap<CodeKey, ServerText>): boolean {
    let replaced = false;
    for (const [key, server] of texts) {
      const entry = this.#entries.get(key);
      if (entry) replaced = this.#meetAgain(key, entry, server) || replaced;
      else this.#open(key, server);
    }
    this.#tell();
    return replaced;
  }

  /** The text of a key as it stands now. */
  codeOf(key: CodeKey): string {
    const entry = this.#entries.get(key);
    return entry ? textOf(entry) : '';
  }

  stateOf(key: CodeKey): DraftState {
    return this.#entries.get(key)?.state ?? SAVED;
  }

  /** Whether closing the page now would lose a text: neither the account nor the device has it. */
  isNowhere(): boolean {
    return [...this.#entries.values()].some((entry) => isBehind(entry) && !entry.kept);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls back when a text was replaced by one from the server or from the versions. */
  onReplaced(listener: OnReplaced): () => void {
    this.#replaceListeners.add(listener);
    return () => this.#replaceListeners.delete(listener);
  }

  /** The learner has edited a text. A short one is kept and sent at once, a long one at a pace that no key feels. */
  edit(key: CodeKey, read: () => string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#change(entry, read);
    if (entry.state.mark !== 'conflict') {
      if (!isOffline(entry)) this.#mark(entry, UNSAVED);
      clearTimeout(entry.saveTimer);
      entry.saveTimer = setTimeout(() => void this.#send(key, 'save'), timings.autosaveMs);
    }
    this.#keepInTime(key, entry);
  }

  /** The server itself has changed a text, as by a reset. */
  replace(key: CodeKey, code: string, version: number): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    clearTimeout(entry.saveTimer);
    this.#change(entry, () => code);
    entry.base = version;
    entry.sentAtMs = entry.editedAtMs;
    entry.ackedAtMs = entry.editedAtMs;
    this.#keep(key, entry);
    this.#show(key, code);
    this.#mark(entry, SAVED);
  }

  /**
   * Brings a text back, or keeps the learner's own in a conflict; what it replaces becomes a version.
   * @throws ApiError when what would be replaced here cannot be brought to the account
   */
  async restore(key: CodeKey, code: string): Promise<void> {
    const entry = this.#entries.get(key);
    if (!entry) return;
    if (textOf(entry) !== code) await this.#deliver(key, entry);
    if (entry.state.mark === 'conflict') entry.base = entry.state.conflict.version;
    this.#mark(entry, UNSAVED);
    if (textOf(entry) !== code) this.#show(key, code);
    this.#change(entry, () => code);
    this.#keep(key, entry);
    await this.#send(key, 'save', { checkpoint: true });
  }

  /**
   * Goes on with the other text of a conflict; the one that stands here becomes a version.
   * @throws ApiError when it cannot be brought to the account
   */
  async takeOther(key: CodeKey): Promise<void> {
    const entry = this.#entries.get(key);
    if (entry?.state.mark !== 'conflict') return;
    await this.#deliver(key, entry);
    if (entry.state.mark === 'conflict')
      this.replace(key, entry.state.conflict.code, entry.state.conflict.version);
  }

  /** Sends whatever the server does not have. True when nothing is left. */
  async flush(how: DraftSending = 'save'): Promise<boolean> {
    const waiting = [...this.#entries].filter(([, entry]) => isBehind(entry));
    for (const [key, entry] of this.#entries) {
      if (isBehind(entry)) clearTimeout(entry.saveTimer);
      if (isBehind(entry) || !entry.kept || entry.keepTimer !== undefined) this.#keep(key, entry);
    }
    await Promise.all(waiting.map(([key]) => this.#send(key, how)));
    return [...this.#entries.values()].every((entry) => !isBehind(entry));
  }

  /** Stops all timers; what is unsaved stays on the device. */
  dispose(): void {
    this.#left = true;
    for (const [key, entry] of this.#entries) {
      if (entry.keepTimer !== undefined) this.#keep(key, entry);
      clearTimeout(entry.saveTimer);
      clearTimeout(entry.draftTimer);
      entry.draftTimer = undefined;
    }
  }

  #keepInTime(key: CodeKey, entry: Entry): void {
    if (pauseFor(entry.code.length) === 0) this.#afterEdit(key, entry);
    else
      entry.keepTimer ??= afterPause(entry, () => {
        // Kept meanwhile, as when the page is left.
        if (entry.keepTimer !== undefined) this.#afterEdit(key, entry);
      });
  }

  #afterEdit(key: CodeKey, entry: Entry): void {
    this.#keep(key, entry);
    if (entry.state.mark === 'unsaved') this.#sendDraft(key, entry);
  }

  #open(key: CodeKey, server: ServerText): void {
    const local = readDraft({ ...this.#parts, key });
    const base = baseToGoOnFrom(local, server);
    const entry = openedEntry(server.code, base ?? server.version);
    this.#entries.set(key, entry);
    if (base === null || local === null) {
      // What gives way must not come back as this device's own once another one has edited.
      entry.kept = !local?.dirty;
      return;
    }
    this.#change(entry, () => local.code);
    entry.state = UNSAVED;
  }

  /** The account was looked up while the text is open: another device's change is noticed even before an edit. */
  #meetAgain(key: CodeKey, entry: Entry, server: ServerText): boolean {
    if (server.version <= entry.base || server.origin?.writer === this.#parts.writer) return false;
    if (isBehind(entry) || entry.inFlight > 0) return false;
    if (server.code === textOf(entry)) {
      // Changed there and back again: an edit here goes on from that, and stands against nothing.
      entry.base = server.version;
      return false;
    }
    this.replace(key, server.code, server.version);
    return true;
  }

  #change(entry: Entry, read: () => string): void {
    this.#lastEditMs = Math.max(Date.now(), this.#lastEditMs + 1);
    entry.unread = read;
    entry.editedAtMs = this.#lastEditMs;
  }

  #keep(key: CodeKey, entry: Entry): void {
    clearTimeout(entry.keepTimer);
    entry.keepTimer = undefined;
    const { base, editedAtMs } = entry;
    const { writer } = this.#parts;
    if (this.#left && (readDraft({ ...this.#parts, key })?.editedAtMs ?? 0) > editedAtMs) return;
    const record = { code: textOf(entry), base, dirty: isBehind(entry), writer, editedAtMs };
    entry.kept = writeDraft({ ...this.#parts, key }, record);
    if (isOffline(entry)) this.#mark(entry, entry.kept ? ON_DEVICE : NOWHERE);
  }

  async #send(key: CodeKey, how: DraftSending, { checkpoint = false } = {}): Promise<void> {
    const entry = this.#entries.get(key);
    if (!entry || entry.state.mark === 'conflict') return;
    try {
      await this.#bring(key, entry, { how, checkpoint });
    } catch (error) {
      // Drafts that were on their way together fail together: that is one failure.
      if (how !== 'draft' || !isOffline(entry)) this.#takeFailure(key, entry, error);
    }
    if (entry.state.mark === 'unsaved') this.#sendDraft(key, entry);
  }

  /** Another text is to take the place of this one: what the account has not seen of it must be there before. */
  async #deliver(key: CodeKey, entry: Entry): Promise<void> {
    const { state } = entry;
    const isThere = state.mark === 'conflict' ? state.asideAtMs === entry.editedAtMs : !isBehind(entry);
    // What the account refuses it will not have.
    if (!isThere && state.mark !== 'refused') await this.#bring(key, entry, { how: 'save' });
  }

  async #bring(
    key: CodeKey,
    entry: Entry,
    { how, checkpoint = false }: { how: DraftSending; checkpoint?: boolean },
  ): Promise<void> {
    const { editedAtMs } = entry;
    entry.inFlight += 1;
    entry.sentAtMs = editedAtMs;
    try {
      const saved = await this.#parts.send(
        {
          code: { [key]: textOf(entry) },
          base: { [key]: entry.base },
          origin: { writer: this.#parts.writer, editedAtMs },
          ...(checkpoint && { checkpoint }),
        },
        how,
      );
      entry.failures = 0;
      this.#takeAnswer(key, entry, { saved, editedAtMs, how });
    } finally {
      entry.inFlight -= 1;
    }
  }

  #takeAnswer(
    key: CodeKey,
    entry: Entry,
    { saved, editedAtMs, how }: { saved: CodeSaved; editedAtMs: number; how: DraftSending },
  ): void {
    const conflict = saved.conflicts[key];
    if (conflict) {
      clearTimeout(entry.saveTimer);
      const before = entry.state.mark === 'conflict' ? entry.state.asideAtMs : 0;
      this.#mark(entry, { mark: 'conflict', conflict, asideAtMs: Math.max(before, editedAtMs) });
      return;
    }
    entry.base = Math.max(entry.base, saved.versions[key] ?? 0);
    entry.ackedAtMs = Math.max(entry.ackedAtMs, editedAtMs);
    // The new version is kept as an edit is: with a long text's next one, not between two keys.
    if (this.#left) this.#keep(key, entry);
    else if (entry.keepTimer === undefined) this.#keepInTime(key, entry);
    // The mark clears with the autosave, not with a draft (PRACTICE-17).
    if (how !== 'draft' && !isBehind(entry)) this.#mark(entry, SAVED);
  }

  #takeFailure(key: CodeKey, entry: Entry, error: unknown): void {
    if (error instanceof ApiError && !error.unanswered && error.status < 500 && error.status !== 429) {
      entry.failures = 0;
      this.#mark(entry, { mark: 'refused', refusal: error.message });
      return;
    }
    entry.failures += 1;
    this.#mark(entry, entry.kept ? ON_DEVICE : NOWHERE);
    clearTimeout(entry.saveTimer);
    entry.saveTimer = setTimeout(() => void this.#send(key, 'save'), retryDelay(entry.failures));
  }

  /** Sends what is not on its way yet, unless enough is, or a long text has only just been sent. */
  #sendDraft(key: CodeKey, entry: Entry): void {
    if (entry.sentAtMs === entry.editedAtMs || entry.inFlight >= DRAFTS_IN_FLIGHT) return;
    if (entry.draftTimer !== undefined) return;
    entry.draftTimer = afterPause(entry, () => {
      if (entry.draftTimer === undefined) return;
      entry.draftTimer = undefined;
      if (entry.state.mark === 'unsaved') this.#sendDraft(key, entry);
    });
    void this.#send(key, 'draft');
  }

  #mark(entry: Entry, state: DraftState): void {
    if (entry.state === state) return;
    entry.state = state;
    this.#tell();
  }

  #show(key: CodeKey, code: string): void {
    for (const listener of this.#replaceListeners) listener(key, code);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
