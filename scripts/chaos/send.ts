import { Agent, request } from 'node:http';

export type Ask = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
};

/** `status` 0: no answer came. */
export type Answer = { readonly status: number; readonly body: Record<string, unknown>; readonly ms: number };

/** A client that got no answer for this long counts as stuck. */
export const PATIENCE_MS = 60_000;

/** One learner's browser: an address of its own, as behind a network, and connections that are kept. */
export class Browser {
  readonly #address: string;
  readonly #agent: Agent;

  /** @param localAddress one of this machine's; ceilings count by address */
  constructor(address: string, localAddress: string | undefined) {
    this.#address = address;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 4, ...(localAddress && { localAddress }) });
  }

  send({ method, path, token, body }: Ask, timeout = PATIENCE_MS): Promise<Answer> {
    const startedAt = performance.now();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(token !== undefined && { 'x-auth-token': token }),
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    };
    return new Promise((resolve) => {
      const end = (status: number, said = '') =>
        resolve({ status, body: parsed(said), ms: performance.now() - startedAt });
      const sent = request(`${this.#address}${path}`, { method, headers, agent: this.#agent }, (answer) => {
        let said = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (said += chunk));
        answer.once('end', () => end(answer.statusCode ?? 0, said));
        answer.once('error', () => end(0));
      });
      const timer = setTimeout(() => sent.destroy(), timeout);
      sent.once('close', () => clearTimeout(timer));
      sent.once('error', () => end(0));
      sent.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
