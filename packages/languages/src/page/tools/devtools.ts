import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

/** Debian's Chromium, without the windows of a desktop or whole; not the scripts that start it. */
const CHROMIUM = ['/usr/lib/chromium/chromium-headless-shell', '/usr/lib/chromium/chromium'].find((file) =>
  existsSync(file),
);

/**
 * Its own sandbox needs rights that no box has: the box is the wall. As one process it starts in half the time, and
 * what is left out of it is nothing that a page sees.
 */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--single-process',
  '--no-zygote',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--no-first-run',
  '--mute-audio',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--user-data-dir=/tmp/browser',
  '--remote-debugging-pipe',
];

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
};
type Answer = Readonly<Record<string, unknown>>;

/** What Chromium tells of itself. */
export type Listener = (method: string, params: Answer) => void;

/** A Chromium that is steered through a pipe, by its DevTools protocol. */
export class Browser {
  readonly #process: ChildProcess;
  readonly #to: Writable;
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  readonly #listener: Listener;
  #session: string | undefined;
  #rest = '';
  #calls = 0;

  /** @throws where there is no Chromium on this machine */
  constructor(listener: Listener) {
    if (CHROMIUM === undefined)
      throw new Error('Pages cannot be judged on this machine: it lacks chromium-headless-shell.');
    this.#listener = listener;
    this.#process = spawn(CHROMIUM, FLAGS, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    this.#to = this.#process.stdio[3] as Writable;
    this.#to.on('error', () => undefined);
    const from = this.#process.stdio[4] as Readable;
    from.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    this.#process.once('exit', () => this.#lose());
  }

  /** Opens the one page that is used. */
  async open(): Promise<void> {
    const { targetId } = await this.call('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.call('Target.attachToTarget', { targetId, flatten: true });
    this.#session = String(sessionId);
  }

  call(method: string, params: Answer = {}): Promise<Answer> {
    this.#calls += 1;
    const answer = Promise.withResolvers<Answer>();
    this.#waiting.set(this.#calls, answer);
    const session = this.#session && { sessionId: this.#session };
    this.#to.write(`${JSON.stringify({ id: this.#calls, method, params, ...session })}\0`);
    return answer.promise;
  }

  end(): void {
    this.#process.kill('SIGKILL');
  }

  #hear(text: string): void {
    const messages = (this.#rest + text).split('\0');
    this.#rest = messages.pop() ?? '';
    for (const message of messages) this.#take(JSON.parse(message) as Message);
  }

  #take({ id, method, params = {}, result = {}, error }: Message): void {
    if (method !== undefined) return this.#listener(method, params);
    const waiting = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }

  #lose(): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new Error('The browser has ended.'));
    this.#waiting.clear();
  }
}
