import { connect, type Socket } from 'node:net';

/** The status and the head of an answer; no status when the connection ended first. */
export type WireAnswer = { readonly status: number; readonly retryAfter: boolean };

const TIMEOUT_MS = 60_000;
const HEAD_ENDS = '\r\n\r\n';
const NO_ANSWER: WireAnswer = { status: 0, retryAfter: false };

type Pending = { readonly resolve: (answer: WireAnswer) => void; text: string };

/**
 * As many connections as are in use at the same time, each with one request under way. Node's own client needs
 * more of the processor for a request than our server does, and would measure itself on a machine of two cores.
 */
export class Wires {
  readonly #port: number;
  readonly #free: Socket[] = [];
  readonly #pending = new Map<Socket, Pending>();

  constructor(address: string) {
    this.#port = Number(new URL(address).port);
  }

  /** Sends the bytes of one request on a connection that is free, or on a new one. */
  send(request: string): Promise<WireAnswer> {
    const socket = this.#free.pop() ?? this.#open();
    return new Promise((resolve) => {
      this.#pending.set(socket, { resolve, text: '' });
      socket.write(request);
    });
  }

  close(): void {
    for (const socket of this.#free) socket.destroy();
  }

  #open(): Socket {
    const socket = connect(this.#port, '127.0.0.1').setNoDelay().setEncoding('latin1');
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (text: string) => this.#read(socket, text));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#lose(socket));
    return socket;
  }

  #read(socket: Socket, text: string): void {
    const pending = this.#pending.get(socket);
    if (!pending) return;
    pending.text += text;
    const headEnd = pending.text.indexOf(HEAD_ENDS);
    if (headEnd < 0) return;
    const head = pending.text.slice(0, headEnd).toLowerCase();
    const length = Number(/\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
    if (pending.text.length < headEnd + HEAD_ENDS.length + length) return;
    this.#pending.delete(socket);
    this.#free.push(socket);
    pending.resolve({ status: Number(head.slice(9, 12)), retryAfter: head.includes('\nretry-after:') });
  }

  #lose(socket: Socket): void {
    this.#pending.get(socket)?.resolve(NO_ANSWER);
    this.#pending.delete(socket);
    const index = this.#free.indexOf(socket);
    if (index >= 0) this.#free.splice(index, 1);
  }
}
