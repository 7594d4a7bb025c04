import type { EditKind } from '@abhyas/contract/practice-texts';
import { difference } from '@abhyas/contract/text-changes';
import type { ChangeSet, Text } from '@codemirror/state';

import { DeviceText } from './device-text.ts';
import { TextSender } from './text-sender.ts';
import { UNSAVED, type AccountText, type Follower, type TextParts, type TextState } from './text-state.ts';

/**
 * One text of an account: what is typed is on this device at once and in the account within a second. The account
 * orders the edits of all devices, the device those of its tabs; edits that come from there are brought before
 * one's own, which are never replaced (decision 0183). Knows nothing of React, nor of an editor.
 */
export class SyncedText {
  readonly #device: DeviceText;
  readonly #sender: TextSender;

  constructor(parts: TextParts) {
    this.#device = new DeviceText(parts);
    this.#sender = new TextSender(this.#device, parts);
  }

  get doc(): Text {
    return this.#device.doc;
  }

  get code(): string {
    return this.#device.code;
  }

  /** The account's version that the text is based on. */
  get version(): number {
    return this.#device.shared.version;
  }

  get state(): TextState {
    return this.#device.state;
  }

  /** Whether closing the page now would lose something: neither the account nor the device has it. */
  get isNowhere(): boolean {
    return !this.#device.isHeld && this.#device.isBehind;
  }

  subscribe(listener: () => void): () => void {
    return this.#device.subscribe(listener);
  }

  /** Calls back with every change that did not come by `edit`, for the editor that shows the text. */
  follow(follower: Follower): () => void {
    return this.#device.follow(follower);
  }

  /** The learner has edited the text, in the editor that shows it and has it as it is `after` that. */
  edit(changes: ChangeSet, kind: EditKind, after?: Text): void {
    this.#device.edit(changes, kind, after);
    this.#sender.afterEdit();
  }

  /** Replaces the text, as an edit. */
  write(code: string, kind: EditKind): void {
    const changes = difference(this.code, code);
    if (changes.empty) return;
    this.edit(changes, kind);
    this.#device.tellFollowers(changes, true);
  }

  /** Compares with the account. True when a newer text from another device has replaced this one. */
  async meetAccount(account: AccountText): Promise<boolean> {
    let isReplaced = false;
    if (account.version <= this.version) return false;
    await this.#device.keep(() => {
      if (this.#device.isBehind || account.version <= this.version) return;
      isReplaced = account.code !== this.code;
      this.#device.replace(account);
    });
    return isReplaced;
  }

  /** Takes over a text that the account itself has changed, as by a reset. */
  async takeFromAccount(account: AccountText): Promise<void> {
    await this.#device.keep(() => this.#device.replace(account));
  }

  /**
   * Restores a text, or keeps the learner's own in a conflict; what it replaces becomes a version.
   * @throws ApiError when the text that would be replaced cannot be saved in the account
   */
  async restore(code: string): Promise<void> {
    if (code !== this.code) await this.#sender.deliver();
    if (this.state.mark === 'conflict') {
      const { version } = this.state.conflict;
      this.#device.mark(UNSAVED);
      await this.#device.keep(() => {
        this.#device.shared = { version, unsent: [], whole: [], kind: 'restore' };
      });
    }
    this.write(code, 'restore');
    await this.flush();
  }

  /**
   * Continues with the other text of a conflict; this one becomes a version.
   * @throws ApiError when this one cannot be saved in the account
   */
  async takeOther(): Promise<void> {
    if (this.state.mark !== 'conflict') return;
    await this.#sender.deliver();
    if (this.state.mark === 'conflict') await this.takeFromAccount(this.state.conflict);
  }

  /** Sends everything that the account lacks. True when nothing is left. */
  flush(): Promise<boolean> {
    return this.#sender.flush();
  }

  /** The page may be closed at any moment: stores and sends everything at once. */
  leave(): void {
    if (!this.#device.isBehind) return;
    void this.#device.keep();
    this.#sender.leave();
  }

  /** The learner has signed out on this device: nothing is stored or sent any more. */
  discard(): void {
    this.#device.discard();
  }

  /** Another tab has written the text. */
  meetTabs(): void {
    void this.#device.keep(null);
  }
}
