import type { SendTextReply, SentText } from '@abhyas/contract/practice-texts';

import { timings } from '../../config.ts';
import type { DeviceText } from './device-text.ts';
import { sendEveryMs } from './pace.ts';
import { afterAnswer, toSend } from './text-exchange.ts';
import { isUnsent } from './text-record.ts';
import { onlyHere, refusalOf, retryDelay, SAVED, UNSAVED, type TextParts } from './text-state.ts';

/** What another tab typed and did not send, because it was closed at that moment, this tab sends after a while. */
const OTHERS_SEND_MS = 3000;

/** Brings a text to the account: the first edit at once, then one request a second (pace.ts), and again after a failure. */
export class TextSender {
  readonly #text: DeviceText;
  readonly #parts: TextParts;
  #sending: Promise<boolean> | undefined;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #othersTimer: ReturnType<typeof setTimeout> | undefined;
  #sentAtMs = -Infinity;
  #editedAtMs = -Infinity;
  #failure: unknown;
  /** The text that the account set aside in a conflict. */
  #aside: string | undefined;

  constructor(text: DeviceText, parts: TextParts) {
    this.#text = text;
    this.#parts = parts;
    text.onOthersUnsent = () => {
      clearTimeout(this.#othersTimer);
      this.#othersTimer = setTimeout(() => void this.#send(), OTHERS_SEND_MS);
    };
  }

  /** The learner has edited the text. */
  afterEdit(): void {
    this.#editedAtMs = performance.now();
    this.#sendSoon();
  }

  /** Sends everything that the account lacks. True when nothing is left. */
  async flush(): Promise<boolean> {
    while (this.#text.state.mark !== 'conflict' && this.#text.isBehind) if (!(await this.#send())) break;
    return !this.#text.isBehind;
  }

  /** The page may be closed at any moment: sends everything at once. */
  leave(): void {
    if (this.#text.state.mark === 'conflict') return;
    void this.#bring({ leaving: true }).then((isAnswered) => isAnswered && this.#settle());
  }

  /**
   * Makes sure that the account has this text before another replaces it.
   * @throws ApiError when it cannot be brought there
   */
  async deliver(): Promise<void> {
    const { state, code } = this.#text;
    if (state.mark === 'conflict') {
      if (this.#aside !== code && !(await this.#bring({ leaving: false }))) throw this.#failure;
    } else if (!(await this.flush()) && this.#text.state.mark !== 'refused') throw this.#failure;
  }

  #sendSoon(): void {
    if (this.#text.state.mark === 'conflict' || this.#sending || this.#sendTimer !== undefined) return;
    const waitMs = Math.max(0, this.#sentAtMs + sendEveryMs() - performance.now());
    this.#sendTimer = setTimeout(() => void this.#send(), waitMs);
  }

  /** One request at a time. True when it was answered. */
  async #send(): Promise<boolean> {
    clearTimeout(this.#sendTimer);
    this.#sendTimer = undefined;
    if (this.#sending) return this.#sending;
    if (this.#text.state.mark === 'conflict' || !this.#text.isBehind) return true;
    this.#sending = this.#bring({ leaving: false });
    const isAnswered = await this.#sending;
    this.#sending = undefined;
    if (isAnswered) this.#settle();
    return isAnswered;
  }

  async #bring({ leaving }: { leaving: boolean }): Promise<boolean> {
    const text = this.#text;
    this.#sentAtMs = performance.now();
    if (!leaving) await text.keep();
    const shared = text.unsent;
    if (!isUnsent(shared)) return true;
    const { code } = text;
    const { sent, whole } = toSend(shared, { code, page: this.#parts.page, id: text.newId() });
    // What is typed from now on is not in this request.
    text.underWay += 1;
    if (whole) {
      // If it is sent again after the browser was killed, it must be recognised as our own.
      text.shared = { ...text.shared, whole };
      const kept = text.keep(() => undefined);
      if (!leaving) await kept;
    }
    try {
      const reply = await this.#parts.send(sent, leaving);
      text.failures = 0;
      const arrived = new Set(shared.unsent.map((edit) => edit.id));
      await text.keep(() => {
        text.underWay -= 1;
        this.#takeAnswer(reply, { sent, arrived, code });
      });
      return true;
    } catch (error) {
      text.underWay -= 1;
      this.#takeFailure(error);
      return false;
    }
  }

  #takeAnswer(
    reply: SendTextReply,
    { sent, arrived, code }: { sent: SentText; arrived: ReadonlySet<string>; code: string },
  ): void {
    const text = this.#text;
    if (reply.state === 'conflict') {
      this.#aside = code;
      text.shared = { ...text.shared, unsent: [], whole: [] };
      return text.mark({ mark: 'conflict', conflict: reply.conflict });
    }
    const { shared, others } = afterAnswer(text.shared, { sent, arrived, reply });
    text.shared = shared;
    if (others) text.show(others);
    if (text.state.mark === 'conflict') text.mark(UNSAVED);
  }

  #takeFailure(error: unknown): void {
    const text = this.#text;
    this.#failure = error;
    const refusal = refusalOf(error);
    if (refusal) {
      text.failures = 0;
      return text.mark(refusal);
    }
    text.failures += 1;
    if (text.state.mark !== 'conflict') text.mark(onlyHere(text.isHeld));
    this.#sendTimer ??= setTimeout(() => void this.#send(), retryDelay(text.failures));
  }

  /** The mark clears one second after the last edit, not between two keys (PRACTICE-17). */
  #settle(): void {
    const text = this.#text;
    if (text.state.mark === 'conflict') return;
    if (text.isBehind) {
      text.mark(UNSAVED);
      return this.#sendSoon();
    }
    const waitMs = this.#editedAtMs + timings.autosaveMs - performance.now();
    text.mark(waitMs > 0 ? UNSAVED : SAVED);
    if (waitMs > 0) setTimeout(() => this.#settle(), waitMs);
  }
}
