import { typeAtConsole, type Typed } from '@abhyas/contract/console';

import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

/** One of many pieces is sent when the program waits for it, or after this long. */
const TURN_MS = { pasted: 400, again: 3000 } as const;
const AGAIN_MS = 800;
const BUSY = 429;

/** Whether it is typed now, or one of many lines: from a paste or from the conversation before. */
export type Manner = 'typed' | keyof typeof TURN_MS;

type Answer = 'accepted' | 'gap' | 'full' | 'over';
type Waiting = { readonly typed: Typed; readonly manner: Manner };

export type TypingPlace = {
  readonly runId: string;
  /** How many pieces were typed before the page was reloaded. */
  readonly sent: number;
  readonly phase: () => 'before' | 'running' | 'waiting' | 'over';
  readonly onSending: (typed: Typed) => void;
  readonly onFull: () => void;
};

/** Sends what is typed, piece by piece: numbered, so that each is typed once however often it is sent. */
export class Typing {
  readonly #place: TypingPlace;
  #waiting: Waiting[] = [];
  #sent: number;
  #sending = false;
  #wake = (): void => undefined;

  constructor(place: TypingPlace) {
    this.#place = place;
    this.#sent = place.sent;
  }

  type(typed: Typed, manner: Manner): void {
    if (this.#place.phase() === 'over') return;
    this.#waiting.push({ typed, manner });
    void this.#sendAll();
  }

  /** At the end: lines of the conversation before for which this program did not live long enough. */
  get unsent(): readonly Typed[] {
    return this.#waiting.map(({ typed }) => typed);
  }

  /** Drops what has not been sent yet. */
  drop(): void {
    this.#waiting = [];
    this.#wake();
  }

  /** Nothing is sent any more. */
  end(): void {
    this.#waiting = this.#waiting.filter(({ manner }) => manner === 'again');
    this.#wake();
  }

  /** The program has moved on: it may be waiting for input. */
  wake(): void {
    this.#wake();
  }

  async #sendAll(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    while (this.#waiting[0]) {
      await this.#turn(this.#waiting[0].manner);
      if (this.#place.phase() === 'over') break;
      const next = this.#waiting.shift();
      if (!next) break;
      const answer = await this.#send(next.typed);
      if (answer === 'full') this.#place.onFull();
      if (answer !== 'accepted') break;
    }
    this.end();
    this.#sending = false;
  }

  /** Waits until a program can read and, with many lines, until it wants the next one. */
  async #turn(manner: Manner): Promise<void> {
    while (this.#place.phase() === 'before') await this.#change();
    if (manner !== 'typed' && this.#place.phase() === 'running') await this.#change(TURN_MS[manner]);
  }

  #change(withinMs?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = withinMs === undefined ? undefined : setTimeout(resolve, withinMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Sends a piece until it has arrived. */
  async #send(typed: Typed): Promise<Answer> {
    this.#sent += 1;
    const input = { params: { runId: this.#place.runId }, body: { seq: this.#sent, typed } };
    this.#place.onSending(typed);
    while (this.#place.phase() !== 'over') {
      try {
        return (await call(typeAtConsole, input)).answer;
      } catch (error) {
        const { status } = error instanceof ApiError ? error : { status: 0 };
        if (status >= 400 && status < 500 && status !== BUSY) return 'over';
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
    return 'over';
  }
}
