import { setTimeout as sleep } from 'node:timers/promises';

import type { SendTextReply, SentText } from '@abhyas/contract/practice-texts';

import { ApiError } from '../../../apps/web/src/lib/api-error.ts';
import type { SyncedText } from '../../../apps/web/src/lib/synced-text/synced-text.ts';
import type { Answer, Browser } from '../send.ts';
import { Device } from './device.ts';

/** What happens to one learner; moments in ms from the beginning. */
export type Fate = {
  readonly cuts: readonly { readonly fromMs: number; readonly untilMs: number }[];
  readonly killsMs: readonly number[];
  /** Undefined: the server hands in. */
  readonly pressMs: number | undefined;
};

type Seat = {
  readonly browser: Browser;
  readonly token: string;
  readonly examId: string;
  readonly itemId: string;
};

/** What became of a learner's work, as they know it. */
export type Told = {
  /** Numbers that were written, and those that a kill took within a second of being written. */
  readonly written: readonly number[];
  readonly young: readonly number[];
  /** Those that a kill took though they were older. */
  readonly lost: readonly number[];
  readonly text: string;
  /** Whether a press of their own was answered. */
  readonly pressed: boolean;
  /** The server would not take what was written in time. */
  readonly refused: boolean;
  /** From the last key, or from the end of a later cut, until everything was on the server. */
  readonly safeAfterMs: number | undefined;
};

const KEY_MS = 250;
const YOUNG_MS = 1000;
const AGAIN_MS = 500;
/** What is kept on a computer is sent for so long after the end. */
const SENDING_MS = 120_000;

/** Sits an exam: writes numbers, one after the other, through cuts and kills, and sends what is left. */
export class Learner {
  readonly #seat: Seat;
  readonly #fate: Fate;
  readonly #device: Device;
  readonly #startedAt = performance.now();
  readonly #written = new Map<number, number>();
  readonly #young = new Set<number>();
  readonly #lost = new Set<number>();
  readonly #kills: number[];
  #text: SyncedText | undefined;
  #pressed = false;
  #isOver = false;
  #safeAfterMs: number | undefined;

  constructor(seat: Seat, fate: Fate) {
    this.#seat = seat;
    this.#fate = fate;
    this.#kills = [...fate.killsMs];
    this.#device = new Device((sent) => this.#bring(sent));
  }

  async sit(): Promise<Told> {
    const endsAt = await this.#begin();
    let text = await this.#opened();
    for (let number = 1; Date.now() < endsAt && !this.#isOver; number += 1) {
      await sleep(KEY_MS * (0.5 + Math.random()));
      if (Date.now() >= endsAt) break;
      this.#written.set(number, performance.now());
      text.write(`${text.code}# ${number}\n`, 'type');
      if (this.#kills.length > 0 && this.#nowMs >= (this.#kills[0] ?? 0)) text = await this.#killed(text);
      if (this.#nowMs >= (this.#fate.pressMs ?? Infinity)) await this.#press(text, endsAt);
    }
    const isSent = await this.#sendAll(text);
    return {
      written: [...this.#written.keys()],
      young: [...this.#young],
      lost: [...this.#lost],
      text: text.code,
      pressed: this.#pressed,
      refused: text.state.mark === 'refused' || !isSent,
      safeAfterMs: this.#safeAfterMs,
    };
  }

  get #nowMs(): number {
    return performance.now() - this.#startedAt;
  }

  get #isCut(): boolean {
    const now = this.#nowMs;
    return this.#fate.cuts.some(({ fromMs, untilMs }) => now >= fromMs && now < untilMs);
  }

  async #ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    if (this.#isCut) return { status: 0, body: {}, ms: 0 };
    const { browser, token } = this.#seat;
    const answer = await browser.send({ method, path, token, ...(body && { body }) });
    // A connection that is cut meanwhile loses the answer.
    return this.#isCut ? { status: 0, body: {}, ms: answer.ms } : answer;
  }

  /** Retries until it is answered, as a learner would. @throws Error if the server refuses */
  async #insist(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    for (;;) {
      const answer = await this.#ask(method, path, body);
      if (answer.status === 200) return answer;
      if (answer.status >= 400 && answer.status < 429)
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      await sleep(AGAIN_MS);
    }
  }

  async #begin(): Promise<number> {
    const { body } = await this.#insist('POST', `/api/exams/${this.#seat.examId}/begin`, {});
    return Date.parse(String(body['endsAt']));
  }

  get #textPath(): string {
    return `/api/practice/text/${encodeURIComponent(this.#seat.itemId)}/py`;
  }

  /** As the workspace opens it: from the server, or without a connection from this computer. */
  async #opened(): Promise<SyncedText> {
    const isFirst = this.#text === undefined;
    const answer = isFirst
      ? await this.#insist('GET', this.#textPath)
      : await this.#ask('GET', this.#textPath);
    const account =
      answer.status === 200
        ? { code: String(answer.body['code']), version: Number(answer.body['version']) }
        : undefined;
    this.#text = this.#device.open(account);
    return this.#text;
  }

  async #bring(sent: SentText): Promise<SendTextReply> {
    const { status, body } = await this.#ask('POST', this.#textPath, sent);
    if (status === 200) return body as SendTextReply;
    throw new ApiError({ status, offline: status === 0 });
  }

  async #killed(before: SyncedText): Promise<SyncedText> {
    this.#kills.shift();
    const killedAt = performance.now();
    this.#device.kill();
    const text = await this.#opened();
    const held = new Set(numbersIn(text.code));
    const had = new Set(numbersIn(before.code));
    for (const [number, at] of this.#written) {
      if (held.has(number) || !had.has(number)) continue;
      (killedAt - at < YOUNG_MS ? this.#young : this.#lost).add(number);
    }
    return text;
  }

  /** As the button: everything goes to the server first; without a connection it says so, and nothing is handed in. */
  async #press(text: SyncedText, endsAt: number): Promise<void> {
    if (Date.now() >= endsAt || !(await text.flush())) return;
    // A learner whose answer was lost presses again, and writes nothing meanwhile.
    const { body } = await this.#insist('POST', `/api/exams/${this.#seat.examId}/hand-in`, {});
    this.#isOver = true;
    this.#pressed = body['handedBy'] === 'learner';
  }

  async #sendAll(text: SyncedText): Promise<boolean> {
    const writtenMs = this.#nowMs;
    const giveUpAt = performance.now() + SENDING_MS;
    while (!(await text.flush())) {
      if (text.state.mark === 'refused' || performance.now() > giveUpAt) return false;
      await sleep(AGAIN_MS);
    }
    const fromMs = Math.max(writtenMs, ...this.#fate.cuts.map(({ untilMs }) => untilMs));
    this.#safeAfterMs = Math.max(0, this.#nowMs - fromMs);
    return true;
  }
}

/** The numbers that a text has, in its order, with those that are there twice. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/^# (\d{1,9})$/gm)].map(([, number]) => Number(number));
