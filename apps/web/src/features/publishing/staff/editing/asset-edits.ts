import type { WrittenFile } from '@abhyas/contract/publishing-draft-files.staff';

import type { SyncedText } from '../../../../lib/synced-text/synced-text.ts';
import { linesOf, unsavedIn, type UnsavedEdit } from './unsaved-edits.ts';

/** A file as the draft has it. Its text is not there while it was not asked for, or when it is none. */
export type KnownFile = { readonly hash: string; readonly text: string | undefined };

/** A change of several files at once, such as adding a test: null removes a file. */
export type Changes = ReadonlyMap<string, string | null>;

/** Somebody else saved the file too. Nothing is lost: `keptAs` holds ours. */
export type FileConflict = Extract<WrittenFile, { saved: false }> & { readonly path: string };

type Step = ReadonlyMap<
  string,
  { readonly before: string | null | undefined; readonly after: string | null }
>;

type Parts = {
  /** What is not in the draft yet: one text of the author's account, a line for each file. */
  readonly unsaved: SyncedText;
  /** Keeps that text open. Returns the way to leave it. */
  readonly holdOpen: () => () => void;
  /** A file as the draft has it now; undefined when there is none. */
  readonly read: (path: string) => Promise<KnownFile | undefined>;
  readonly write: (path: string, text: string, expected: string | null) => Promise<WrittenFile>;
  readonly remove: (path: string) => Promise<unknown>;
};

/** Typing without such a pause is one step of undo. */
const STEP_PAUSE_MS = 1000;
/** More are forgotten, the oldest first. */
const STEPS_KEPT = 200;
/** A key may bring its closing bracket along. */
const LONGEST_KEYSTROKE = 3;

/**
 * The files of one asset while they are edited. What is not in the draft yet is a text of the author's account, kept
 * and sent like any other; it is put into the draft when it is saved. Knows nothing of React, nor of what the files mean.
 */
export class AssetEdits {
  readonly #parts: Parts;
  readonly #known: Map<string, KnownFile>;
  #edits: Map<string, UnsavedEdit>;
  readonly #conflicts = new Map<string, FileConflict>();
  readonly #listeners = new Set<() => void>();
  #past: Step[] = [];
  #future: Step[] = [];
  #lastEdit = { path: '', at: 0 };
  #version = 0;

  constructor(parts: Parts, known: ReadonlyMap<string, KnownFile>) {
    this.#parts = parts;
    this.#known = new Map(known);
    this.#edits = this.#unsavedEdits();
  }

  /** What is not in the draft yet, and where that is kept. */
  get kept(): SyncedText {
    return this.#parts.unsaved;
  }

  /** Keeps the author's text open, with what comes to it from elsewhere. Returns the way to leave it. */
  open(): () => void {
    const forget = this.kept.follow(() => this.#meetOthers());
    const leave = this.#parts.holdOpen();
    return () => {
      forget();
      leave();
    };
  }

  /** The text as it is here; null when there is no such file, undefined when its text was not asked for. */
  text(path: string): string | null | undefined {
    const edit = this.#edits.get(path);
    return edit ? edit.text : this.#savedText(path);
  }

  /** All files as they are here, in the order of their paths. */
  paths(): string[] {
    const all = new Set([...this.#known.keys(), ...this.#edits.keys()]);
    return [...all].filter((path) => this.text(path) !== null).toSorted();
  }

  /** What differs from the draft. */
  unsaved(): ReadonlyMap<string, string | null> {
    return new Map([...this.#edits].map(([path, { text }]) => [path, text]));
  }

  conflict(): FileConflict | undefined {
    return [...this.#conflicts.values()][0];
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Counts the changes, for React. */
  get version(): number {
    return this.#version;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  edit(path: string, text: string): void {
    this.change(new Map([[path, text]]));
  }

  change(changes: Changes): void {
    const real = [...changes].filter(([path, text]) => this.text(path) !== text);
    if (real.length === 0) return;
    this.#future = [];
    this.#remember(new Map(real.map(([path, after]) => [path, { before: this.text(path), after }])));
    for (const [path, text] of real) this.#set(path, text);
    this.#tell();
  }

  undo(): void {
    const step = this.#past.pop();
    if (!step) return;
    this.#future.push(step);
    for (const [path, { before }] of step) this.#set(path, before);
    this.#afterStep();
  }

  redo(): void {
    const step = this.#future.pop();
    if (!step) return;
    this.#past.push(step);
    for (const [path, { after }] of step) this.#set(path, after);
    this.#afterStep();
  }

  /** A text that was asked for late: a test that is opened. */
  meet(path: string, file: KnownFile): void {
    if (this.#known.get(path)?.text !== undefined) return;
    this.#known.set(path, file);
    this.#tell();
  }

  /** A file that was written without an edit: a picture that was uploaded. */
  met(path: string, hash: string): void {
    this.#known.set(path, { hash, text: undefined });
    this.#tell();
  }

  /** Writes what differs. True when nothing is left; a file that somebody else saved too becomes a conflict. */
  async save(): Promise<boolean> {
    for (const [path, edit] of this.#edits) {
      if (this.#conflicts.has(path)) continue;
      await this.#saveOne(path, edit);
    }
    return this.#edits.size === 0;
  }

  /** Settles a conflict: ours is put in place of theirs, or theirs in place of ours. */
  async resolveConflict(conflict: FileConflict, choice: 'mine' | 'theirs'): Promise<void> {
    const { path, current, keptAs } = conflict;
    const mine = this.#edits.get(path);
    this.#conflicts.delete(path);
    if (current) this.#known.set(path, { hash: current.hash, text: current.text ?? undefined });
    else this.#known.delete(path);
    if (choice === 'mine' && mine) {
      this.#edits.set(path, { text: mine.text, base: current?.hash ?? null });
      await this.save();
      // What was set aside is in its place now.
      if (!this.#conflicts.has(path)) await this.#parts.remove(keptAs);
    } else {
      this.#edits.delete(path);
    }
    this.#tell();
  }

  async #saveOne(path: string, edit: UnsavedEdit): Promise<void> {
    if (edit.text === null) {
      if (this.#known.has(path)) await this.#parts.remove(path);
      this.#known.delete(path);
    } else {
      const written = await this.#parts.write(path, edit.text, edit.base);
      if (!written.saved) {
        this.#conflicts.set(path, { ...written, path });
        this.#tell();
        return;
      }
      this.#known.set(path, { hash: written.hash, text: edit.text });
    }
    const now = this.#edits.get(path);
    // Typing has gone on while it was saved.
    if (now && now.text !== edit.text) this.#edits.set(path, { ...now, base: this.#hash(path) });
    else this.#edits.delete(path);
    this.#tell();
  }

  #savedText(path: string): string | null | undefined {
    const file = this.#known.get(path);
    return file ? file.text : null;
  }

  #hash(path: string): string | null {
    return this.#known.get(path)?.hash ?? null;
  }

  #set(path: string, text: string | null | undefined): void {
    const base = this.#edits.get(path)?.base ?? this.#hash(path);
    if (text === undefined || text === this.#savedText(path)) this.#edits.delete(path);
    else this.#edits.set(path, { text, base });
  }

  #remember(step: Step): void {
    const [path = ''] = step.keys();
    const now = Date.now();
    const last = this.#past.at(-1);
    const goesOn = step.size === 1 && this.#lastEdit.path === path && now - this.#lastEdit.at < STEP_PAUSE_MS;
    this.#lastEdit = { path: step.size === 1 ? path : '', at: now };
    const [before, after] = [last?.get(path), step.get(path)];
    if (goesOn && last?.size === 1 && before && after && isKeystroke(after.before, after.after)) {
      this.#past[this.#past.length - 1] = new Map([[path, { before: before.before, after: after.after }]]);
    } else this.#past = [...this.#past, step].slice(-STEPS_KEPT);
  }

  #afterStep(): void {
    this.#lastEdit = { path: '', at: 0 };
    this.#tell();
  }

  #unsavedEdits(): Map<string, UnsavedEdit> {
    const edits = unsavedIn(this.kept.code);
    for (const [path, { text }] of edits) if (text === this.#savedText(path)) edits.delete(path);
    return edits;
  }

  /** The author has typed, or saved, in another tab or on another device. */
  #meetOthers(): void {
    if (this.kept.code === linesOf(this.#edits)) return;
    const before = this.#edits;
    this.#edits = this.#unsavedEdits();
    const isChanged = (path: string): boolean => before.get(path)?.text !== this.#edits.get(path)?.text;
    // What others have done there is not to be undone from here.
    const isOwn = (step: Step): boolean => ![...step.keys()].some(isChanged);
    this.#past = this.#past.filter(isOwn);
    this.#future = this.#future.filter(isOwn);
    for (const path of before.keys()) if (!this.#edits.has(path)) void this.#readAgain(path);
    this.#tell();
  }

  /** It was saved there, or taken back. */
  async #readAgain(path: string): Promise<void> {
    const file = await this.#parts.read(path);
    if (file) this.#known.set(path, file);
    else this.#known.delete(path);
    this.#tell();
  }

  #tell(): void {
    this.#version += 1;
    this.kept.write(linesOf(this.#edits), 'type');
    for (const listener of this.#listeners) listener();
  }
}

/** True for the few characters that one key changes; moving or deleting something is a step of its own. */
function isKeystroke(before: string | null | undefined, after: string | null): boolean {
  const [a, b] = [before ?? '', after ?? ''];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= LONGEST_KEYSTROKE;
}
