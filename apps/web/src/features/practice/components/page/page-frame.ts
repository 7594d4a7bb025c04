import { asScript } from '@abhyas/languages/page/tools/as-script';
import { FRAME_PATH, FRAME_SANDBOX } from '@abhyas/languages/page/frame-page';
import type { PageFiles } from '@abhyas/languages/page/tools/files';
// The bundler makes texts of these.
/* eslint-disable import/default */
import frame from '@abhyas/languages/page/tools/frame.js?raw';
import measure from '@abhyas/languages/page/tools/measure.js?raw';
import preview from '@abhyas/languages/page/tools/preview.js?raw';
import steps from '@abhyas/languages/page/tools/steps.js?raw';
/* eslint-enable import/default */
import * as z from 'zod/mini';

import { keepFocus, type KeptFocus } from './keep-focus.ts';

/** A page that says nothing for so long is in an endless loop. */
const SILENT_MS = 3000;
/** As in the judge. */
const CHECKED_WIDTH = 1024;
const LOOK_MS = 250;
/** More messages in a second than any honest page causes: they are told in bundles. */
const MOST_MESSAGES = 200;
const MOST_CHARACTERS = 2000;
const MOST_LINES = 200;

const SCRIPT = asScript([frame, measure, steps, preview], ['openPreview']);

const line = z.object({
  level: z.enum(['log', 'info', 'warn', 'error', 'debug']),
  text: z.string().check(z.maxLength(MOST_CHARACTERS)),
});
export type ConsoleLine = z.infer<typeof line>;

const fault = z.object({
  step: z.int(),
  code: z.string(),
  expected: z.optional(z.string()),
  actual: z.optional(z.string()),
});
export type CheckFault = z.infer<typeof fault>;
const outcome = z.object({
  fault: z.optional(fault),
  width: z.optional(z.number().check(z.gte(280), z.lte(1920))),
  next: z.optional(z.int()),
});

/** The page is a stranger's: whatever it sends is looked over. */
const message = z.union([
  z.object({ beat: z.literal(true) }),
  z.object({ lines: z.array(line).check(z.maxLength(MOST_LINES)) }),
  z.object({ outcome }),
  z.object({ tookFocus: z.literal(true) }),
]);

/** Why a page was taken away: it answered no more, sent too much, or went somewhere else. */
export type PageEnd = 'silent' | 'floods' | 'left';

type Listener = {
  readonly onLine: (lines: readonly ConsoleLine[]) => void;
  readonly onEnd: (why: PageEnd) => void;
};

/** A learner's page in a frame of an origin of its own, watched from outside. */
export class PageFrame {
  readonly #element = document.createElement('iframe');
  readonly #listener: Listener;
  readonly #timer: ReturnType<typeof setInterval>;
  #answer: PromiseWithResolvers<z.infer<typeof outcome>> | undefined;
  #heardAt = performance.now();
  #messages = 0;
  #countedFrom = performance.now();
  /** Settled by its first beat: before it nobody hears of checks. */
  readonly #mounted = Promise.withResolvers<void>();
  #hasLoaded = false;
  #loadedAt = 0;
  readonly #focus: KeptFocus;

  constructor(
    host: HTMLElement,
    { files, title }: { readonly files: PageFiles; readonly title: string },
    listener: Listener,
  ) {
    this.#listener = listener;
    const element = this.#element;
    element.setAttribute('sandbox', FRAME_SANDBOX);
    element.title = title;
    element.src = FRAME_PATH;
    element.className = 'h-full w-full border-0';
    // The ground of every page that names none, whatever the theme around it.
    element.style.background = 'white';
    element.addEventListener('load', () => this.#load(files));
    window.addEventListener('message', this.#hear);
    host.append(element);
    this.#focus = keepFocus(element);
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
  }

  /** What is wrong with the page by one check; undefined where nothing is. */
  async check(steps: readonly unknown[]): Promise<CheckFault | undefined> {
    this.#element.style.width = `${CHECKED_WIDTH}px`;
    await this.#mounted.promise;
    for (let first = 0; ;) {
      this.#answer = Promise.withResolvers();
      // Who asked may have gone when the page ends.
      this.#answer.promise.catch(() => undefined);
      this.#element.contentWindow?.postMessage({ steps, first }, '*');
      const { fault: found, width, next } = await this.#answer.promise;
      if (next === undefined) return found;
      this.#element.style.width = `${width ?? CHECKED_WIDTH}px`;
      first = next;
    }
  }

  end(): void {
    clearInterval(this.#timer);
    this.#focus.end();
    window.removeEventListener('message', this.#hear);
    this.#element.remove();
    this.#answer?.reject(new Error('the page is gone'));
  }

  #load(files: PageFiles): void {
    this.#loadedAt = performance.now();
    // It loads once more when the page is written into it, and again when the page goes elsewhere: then nobody answers.
    if (this.#hasLoaded) return this.#element.contentWindow?.postMessage({ ping: true }, '*');
    this.#hasLoaded = true;
    this.#heardAt = this.#loadedAt;
    const script = `${SCRIPT}.openPreview(${JSON.stringify(files)})`;
    this.#element.contentWindow?.postMessage({ script }, '*');
  }

  readonly #hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== this.#element.contentWindow) return;
    this.#messages += 1;
    const now = performance.now();
    if (now - this.#countedFrom > 1000) [this.#countedFrom, this.#messages] = [now, 0];
    if (this.#messages > MOST_MESSAGES) return this.#give('floods');
    const read = message.safeParse(data);
    if (!read.success) return;
    this.#heardAt = now;
    if ('beat' in read.data) this.#mounted.resolve();
    if ('lines' in read.data) this.#listener.onLine(read.data.lines);
    if ('outcome' in read.data) this.#answer?.resolve(read.data.outcome);
    if ('tookFocus' in read.data) this.#focus.giveBack();
  };

  #look(): void {
    const now = performance.now();
    // In the background a browser lets pages sleep.
    if (document.hidden || !this.#hasLoaded) this.#heardAt = now;
    else if (now - this.#heardAt > SILENT_MS) this.#give(this.#heardAt < this.#loadedAt ? 'left' : 'silent');
  }

  #give(why: PageEnd): void {
    this.end();
    this.#listener.onEnd(why);
  }
}
