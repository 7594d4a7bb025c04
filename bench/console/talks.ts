import { randomUUID } from 'node:crypto';

import type { ConsoleEvent, Typed } from '@abhyas/contract/console';
import type { LanguageIndex } from '@abhyas/languages/index';

import type { Learner } from '../runner/learners.ts';

const CONSOLE = '/api/runner/console';

type Heard = { readonly event: ConsoleEvent; readonly atMs: number };
type Program = { readonly code: string; readonly language: LanguageIndex };

/** One talk with a program, as a browser has it. */
export class Talk {
  readonly #address: string;
  readonly #headers: Record<string, string>;
  readonly #runId = randomUUID();
  readonly #leave = new AbortController();
  readonly heard: Heard[] = [];
  #sent = 0;
  #bell = Promise.withResolvers<void>();

  private constructor(address: string, { token }: Learner) {
    this.#address = address;
    this.#headers = { 'content-type': 'application/json', 'x-auth-token': token };
  }

  static async begin(address: string, learner: Learner, program: Program): Promise<Talk> {
    const talk = new Talk(address, learner);
    const reply = await talk.#post('', { ...program, assetId: '', runId: talk.#runId });
    if (reply['accepted'] !== true) throw new Error(`denied: ${JSON.stringify(reply)}`);
    void talk.#listen().catch(() => undefined);
    return talk;
  }

  get shown(): string {
    return this.heard.map(({ event }) => (event.kind === 'shown' ? event.text : '')).join('');
  }

  /** The first event from `from` on that is wanted, once it has come. */
  async until(wanted: (heard: Heard) => boolean, from = 0): Promise<Heard> {
    for (;;) {
      const found = this.heard.slice(from).find(wanted);
      if (found) return found;
      if (this.heard.some(({ event }) => event.kind === 'ended'))
        throw new Error(`it ended first: ${this.shown}`);
      await this.#bell.promise;
    }
  }

  waits(from = 0): Promise<Heard> {
    return this.until(({ event }) => event.kind === 'stands' && event.waits, from);
  }

  async type(typed: Typed): Promise<void> {
    this.#sent += 1;
    await this.#post(`/${this.#runId}/input`, { seq: this.#sent, typed });
  }

  async stop(): Promise<void> {
    await this.#post(`/${this.#runId}/stop`, {});
    this.leave();
  }

  /** As a tab that is closed: nobody listens any more. */
  leave(): void {
    this.#leave.abort();
  }

  async #post(path: string, body: object): Promise<Record<string, unknown>> {
    const response = await fetch(new URL(`${CONSOLE}${path}`, this.#address), {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  }

  async #listen(): Promise<void> {
    const { body } = await fetch(new URL(`${CONSOLE}/${this.#runId}/events?after=0`, this.#address), {
      headers: this.#headers,
      signal: this.#leave.signal,
    });
    let rest = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      const atMs = performance.now();
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data !== undefined) this.heard.push({ event: JSON.parse(data) as ConsoleEvent, atMs });
      }
      this.#bell.resolve();
      this.#bell = Promise.withResolvers();
    }
  }
}

export const textOf = (text: string): Typed => ({ key: 'text', text });
