import {
  consoleEvents,
  startConsole,
  stopConsole,
  type ConsoleEvent,
  type Typed,
} from '@abhyas/contract/console';
import type { RunProgress } from '@abhyas/contract/running';

import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { readEvents } from '../../lib/server-events.ts';
import { texts } from '../../lib/texts.ts';
import { withIdleTimeout, type IdleTimer } from '../../lib/timeouts.ts';
import { errorTexts } from '../../ui/error-toasts.ts';
import { persistently } from '../running/persistently.ts';
import { STARTING, type ConsoleProgram, type ConsoleState } from './console-state.ts';
import { lockConversation } from './conversation-lock.ts';
import { forgetConversation, storeConversation } from './store-conversation.ts';
import type { StoredConversation, TypedPiece } from './stored-conversation.ts';
import { Screen } from './screen.ts';
import { Typing, type Manner, type TypingPlace } from './typing.ts';

const AGAIN_MS = 800;
/** The server sends a sign of life every 5 seconds. After this long without one the connection is dead. */
const SILENT_MS = 12_000;
const GONE = new Set([401, 403, 404]);

type Opening = {
  readonly place: string;
  readonly program: ConsoleProgram;
  readonly resumed?: StoredConversation | undefined;
  /** Lines to be typed as the program asks for them. */
  readonly again?: readonly Typed[];
};

/** One conversation with a program, from start to end. */
export class ConsoleSession {
  readonly program: ConsoleProgram;
  readonly #place: string;
  readonly #runId: string;
  readonly #listeners = new Set<() => void>();
  readonly #screen = new Screen();
  readonly #typing: Typing;
  readonly #typed: TypedPiece[] = [];
  /** What was typed before the page was reloaded, to be drawn where it was. */
  readonly #earlier: TypedPiece[];
  #hearing: AbortController | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #state: ConsoleState = { ...STARTING, shown: this.#screen.shown() };
  #begun: boolean;
  #byLine = true;
  #heard = 0;
  #shown = '';

  constructor({ place, program, resumed, again = [] }: Opening) {
    this.program = program;
    this.#place = place;
    this.#runId = resumed?.runId ?? randomUuid();
    this.#begun = resumed !== undefined;
    this.#earlier = [...(resumed?.typed ?? [])];
    this.#typing = new Typing({
      runId: this.#runId,
      sent: this.#earlier.length,
      phase: () => this.#stage(),
      onSending: (typed) => this.#sending(typed),
      onFull: () => this.#set({ note: texts.console.full }),
    });
    for (const typed of again) this.#typing.type(typed, 'again');
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): ConsoleState => this.#state;

  /** The lines that were typed or would have been, and the end of input; an interrupt belongs to its moment. */
  get lines(): readonly Typed[] {
    const typed = this.#typed.map((piece) => piece.typed).filter(({ key }) => key !== 'interrupt');
    return [...typed, ...this.#typing.unsent];
  }

  /** Everything that the program has shown. */
  get shown(): string {
    return this.#shown;
  }

  /** Everything that was typed, as the text of a file. */
  get input(): string {
    return this.#typed.map(({ typed }) => (typed.key === 'text' ? typed.text : '')).join('');
  }

  type(typed: Typed, manner: Manner = 'typed'): void {
    if (typed.key === 'interrupt') this.#typing.drop();
    this.#typing.type(typed, manner);
  }

  async stop(): Promise<void> {
    this.#set({ stoppedHere: true });
    await call(stopConsole, { params: { runId: this.#runId } }).catch(() => undefined);
  }

  /** Starts the program, or listens to it again. */
  listen(): void {
    clearTimeout(this.#closing);
    if (this.#hearing) return;
    this.#hearing = new AbortController();
    lockConversation(this.#runId, this.#hearing.signal);
    void this.#live(this.#hearing.signal);
  }

  /** Stops listening, as when the page is hidden; it may come back. */
  leave(): void {
    this.#hearing?.abort();
    this.#hearing = undefined;
  }

  /** Ends the conversation, unless it is drawn again at once. */
  close(): void {
    this.#closing = setTimeout(() => {
      this.leave();
      forgetConversation(this.#runId);
      if (this.#state.phase !== 'over') void this.stop();
    });
  }

  #set(change: Partial<ConsoleState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #stage(): ReturnType<TypingPlace['phase']> {
    const { phase } = this.#state;
    if (phase === 'running' || phase === 'waiting' || phase === 'over') return phase;
    return 'before';
  }

  async #live(signal: AbortSignal): Promise<void> {
    if (!this.#begun && !(await this.#begin())) return;
    this.#begun = true;
    this.#keep();
    while (!signal.aborted && this.#state.phase !== 'over') {
      try {
        await withIdleTimeout({ ms: SILENT_MS, signal }, (timer) => this.#read(timer));
      } catch (error) {
        if (error instanceof ApiError && GONE.has(error.status))
          return this.#endBy(this.#goneText(error.status));
      }
      if (signal.aborted || this.#state.end) return;
      this.#set({ connected: false });
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }

  #read({ signal, alive }: IdleTimer): Promise<void> {
    const input = { params: { runId: this.#runId }, query: { after: this.#heard } };
    const onHeard = (): void => {
      alive();
      if (!this.#state.connected) this.#set({ connected: true });
    };
    return readEvents(consoleEvents, input, { onEvent: (...told) => this.#hear(...told), onHeard, signal });
  }

  /** False when it may not start. */
  async #begin(): Promise<boolean> {
    const body = { ...this.program, runId: this.#runId };
    try {
      const { accepted, notif } = await persistently(() => call(startConsole, { body }));
      if (!accepted) this.#endBy(notif ?? texts.console.ended.fault);
      return accepted;
    } catch (error) {
      this.#endBy(errorTexts(error).join(' '));
      return false;
    }
  }

  #endBy(note: string): void {
    this.#set({ phase: 'over', note, connected: true, idle: undefined });
    this.#over();
  }

  /** Whoever has signed out in the meantime hears nothing more; a conversation left for long is dropped. */
  #goneText(status: number): string {
    const { ended } = texts.console;
    if (status === 401) return texts.errors['auth.signin-needed'];
    return this.#heard === 0 && this.#earlier.length > 0 ? ended.unattended : ended.fault;
  }

  #over(): void {
    this.#typing.end();
    forgetConversation(this.#runId);
  }

  #hear(event: ConsoleEvent, seq: number | undefined): void {
    if (seq !== undefined) {
      if (seq <= this.#heard) return;
      this.#heard = seq;
    }
    this.#take(event);
    while (this.#earlier[0] && this.#earlier[0].after <= this.#heard) this.#draw(this.#earlier.shift());
  }

  #take(event: ConsoleEvent): void {
    switch (event.kind) {
      case 'progress':
        return this.#progress(event.progress);
      case 'began':
        this.#set({ phase: 'running' });
        return this.#typing.wake();
      case 'shown':
        this.#shown += event.text;
        this.#screen.show(event.text);
        return this.#set({ shown: this.#screen.shown() });
      case 'stands':
        this.#byLine = event.byLine;
        this.#set({
          phase: event.waits ? 'waiting' : 'running',
          echoes: event.echoes || !event.byLine,
        });
        return event.waits ? this.#typing.wake() : undefined;
      case 'idle':
        return this.#set({ idle: event.seconds });
      case 'ended':
        this.#set({ phase: 'over', end: event.end, idle: undefined, note: event.end.notif });
        return this.#over();
    }
  }

  /** It may arrive late: what the program itself reports is newer. */
  #progress(progress: RunProgress): void {
    if (this.#stage() !== 'before') return;
    if (progress.state === 'queued') this.#set({ phase: 'queued', place: progress.place });
    else if (progress.state === 'compiling') this.#set({ phase: 'compiling' });
  }

  #sending(typed: Typed): void {
    const { phase, echoes } = this.#state;
    this.#draw({ typed, after: this.#heard, hidden: typed.key === 'text' && !echoes });
    this.#set({ phase: phase === 'waiting' ? 'running' : phase });
  }

  #draw(piece: TypedPiece | undefined): void {
    if (!piece) return;
    this.#typed.push(piece);
    this.#keep();
    const { typed, hidden } = piece;
    const words = texts.console;
    if (typed.key === 'end') this.#screen.type(words.inputEnded);
    else if (typed.key === 'interrupt') this.#screen.type(words.interrupted);
    else if (hidden) this.#screen.type(words.hiddenLine, true);
    else if (this.#byLine) this.#screen.type(typed.text.replace(/\n$/, ''));
    this.#set({ shown: this.#screen.shown(), idle: undefined });
  }

  #keep(): void {
    const typed = [...this.#typed, ...this.#earlier];
    storeConversation({ place: this.#place, program: this.program, runId: this.#runId, typed });
  }
}
