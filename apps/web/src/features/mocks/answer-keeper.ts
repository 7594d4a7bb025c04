import { readMockPaper, saveMockAnswers, type MockAnswer, type MockSaved } from '@abhyas/contract/mocks';
import * as z from 'zod/mini';

import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readStored, removeStored, store } from '../../lib/storage.ts';

const HELD = 'abhyas.mock';
const heldAnswers = readMockPaper.reply.shape.answers;

/** Answers are sent this long after the last change. */
const PAUSE_MS = 400;
const AGAIN_MS = 3000;
/** The time on the screen is sent, and the server's clock read, this often. */
const EVERY_MS = 15_000;

/** `kept`: the server does not answer, so what was changed is on this device only. `over`: the server takes nothing more. */
export type KeeperState = 'saved' | 'saving' | 'kept' | 'over';

type Name = { readonly accountId: string; readonly attemptId: string };

/**
 * The answers of one attempt: what the server has, and what this device has not brought there yet. That is kept on the
 * device too, so that a page that is loaded again sends it.
 */
export class AnswerKeeper {
  readonly #name: Name;
  readonly #answers: Map<string, MockAnswer>;
  readonly #unsent = new Set<string>();
  /** Items of which only the time on the screen has changed: no answer of theirs waits to be saved. */
  readonly #ticked = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #state: KeeperState = 'saved';
  #saved: MockSaved | undefined;
  #version = 0;
  #timer: number | undefined;
  #sending: Promise<boolean> | undefined;
  #sentAtMs = 0;

  constructor(name: Name, answers: readonly MockAnswer[]) {
    this.#name = name;
    this.#answers = new Map(answers.map((answer) => [answer.itemId, answer]));
    for (const held of this.#readHeld()) {
      this.#answers.set(held.itemId, held);
      this.#unsent.add(held.itemId);
    }
    if (this.#unsent.size > 0) this.#plan(0);
  }

  /** Changes with everything that is to be seen of it. */
  get version(): number {
    return this.#version;
  }

  get state(): KeeperState {
    return this.#state;
  }

  /** What the server said of the time when it took answers last. */
  get heard(): MockSaved | undefined {
    return this.#saved;
  }

  get(itemId: string): MockAnswer | undefined {
    return this.#answers.get(itemId);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Changes an answer, on the screen at once. */
  change(itemId: string, news: Partial<Pick<MockAnswer, 'given' | 'marked'>>): void {
    this.#answers.set(itemId, { ...this.#answerOf(itemId), ...news });
    this.#changed(itemId);
    this.#plan(PAUSE_MS);
  }

  /** It is on the screen. */
  see(itemId: string): void {
    if (!this.#answers.has(itemId)) this.change(itemId, {});
  }

  /** It was on the screen for another second. */
  addSecond(itemId: string): void {
    const answer = this.#answerOf(itemId);
    this.#answers.set(itemId, { ...answer, seconds: answer.seconds + 1 });
    this.#ticked.add(itemId);
    if (this.#timer === undefined && Date.now() - this.#sentAtMs > EVERY_MS) this.#plan(0);
  }

  /** Sends what is not sent. True when the server has everything. */
  async flush(): Promise<boolean> {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#sending) await this.#sending;
    if (this.#unsent.size + this.#ticked.size === 0 || this.#state === 'over') return this.#unsent.size === 0;
    this.#sending = this.#send();
    try {
      return await this.#sending;
    } finally {
      this.#sending = undefined;
    }
  }

  /** Nothing is sent any more. */
  stop(): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #send(): Promise<boolean> {
    const changed = [...this.#unsent];
    const ids = new Set([...changed, ...this.#ticked]);
    const sent = [...ids].flatMap((itemId) => this.#answers.get(itemId) ?? []);
    this.#unsent.clear();
    this.#ticked.clear();
    this.#sentAtMs = Date.now();
    try {
      const { attemptId } = this.#name;
      this.#saved = await call(
        saveMockAnswers,
        { params: { attemptId }, body: { answers: sent } },
        { keepalive: true },
      );
    } catch (error) {
      for (const itemId of changed) this.#unsent.add(itemId);
      this.#failed(error);
      return false;
    }
    this.#hold();
    this.#show(this.#unsent.size === 0 ? 'saved' : 'saving');
    return this.#unsent.size === 0;
  }

  #failed(error: unknown): void {
    if (error instanceof ApiError && error.has('mocks.over')) {
      removeStored(this.#key);
      this.#show('over');
      return;
    }
    this.#hold();
    if (this.#unsent.size === 0) return;
    this.#show('kept');
    this.#plan(AGAIN_MS);
  }

  #answerOf(itemId: string): MockAnswer {
    return this.#answers.get(itemId) ?? { itemId, given: null, marked: false, seconds: 0 };
  }

  #changed(itemId: string): void {
    this.#unsent.add(itemId);
    this.#hold();
    this.#show(this.#state === 'saved' ? 'saving' : this.#state);
  }

  #plan(afterMs: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.flush(), afterMs);
  }

  #show(state: KeeperState): void {
    this.#state = state;
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  get #key(): string {
    return `${HELD}:${this.#name.accountId}:${this.#name.attemptId}`;
  }

  /** What a page that is loaded again has to send. */
  #hold(): void {
    const unsent = [...this.#unsent].flatMap((itemId) => this.#answers.get(itemId) ?? []);
    if (unsent.length === 0) removeStored(this.#key);
    else store(this.#key, JSON.stringify(unsent));
  }

  #readHeld(): readonly MockAnswer[] {
    try {
      return z.safeParse(heldAnswers, JSON.parse(readStored(this.#key) ?? '[]')).data ?? [];
    } catch {
      return [];
    }
  }
}
