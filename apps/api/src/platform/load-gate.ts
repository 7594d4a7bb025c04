import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';

import type { ErrorBody } from '@abhyas/contract/errors';
import { fill, messages } from '@abhyas/contract/messages';

/**
 * Requests that may be under way in one process. By Little's law the wait is this number over the rate that
 * the process can do: at 500 a second nobody who is let in waits much longer than half a second.
 */
const UNDER_WAY_MAX = 256;
/** Runs wait for a runner, and streams for a run: they cost memory and no time, and have a bound of their own. */
const WAITING_MAX = 4000;
const WAITS = /^\/api\/runner\/(?:execute|try|progress)\b/;
/** Whoever looks after the process must hear it in the worst of storms. */
const NEVER_REFUSED = /^\/(?:healthz|readyz)$/;
/** Those refused come back spread over this many seconds, not all at once. */
const RETRY_SECONDS = { least: 1, most: 4 };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Lets in as many requests as can be answered in good time and refuses the others at once: under ten times the
 * load most work that is done is then still work that somebody gets. It stands before everything else,
 * because a refusal must cost next to nothing.
 */
export class LoadGate {
  readonly #headers: Readonly<Record<string, string>>;
  readonly #underWayMax: number;
  #underWay = 0;
  #waiting = 0;
  #refused = 0;

  /** @param headers the security headers, which a refusal carries as every answer does */
  constructor(headers: Readonly<Record<string, string>>, underWayMax = UNDER_WAY_MAX) {
    this.#headers = headers;
    this.#underWayMax = underWayMax;
  }

  /** Requests under way, runs and streams that wait, and requests refused since the start. */
  get figures(): { readonly underWay: number; readonly waiting: number; readonly refused: number } {
    return { underWay: this.#underWay, waiting: this.#waiting, refused: this.#refused };
  }

  /** The HTTP server with the gate before its handler. */
  readonly serverFactory = (handler: Handler, options: ServerOptions): Server =>
    createServer(options, (request, response) => this.#admit(request, response, handler));

  #admit(request: IncomingMessage, response: ServerResponse, handler: Handler): void {
    const path = request.url ?? '';
    if (NEVER_REFUSED.test(path)) return handler(request, response);
    const waits = WAITS.test(path);
    const full = waits ? this.#waiting >= WAITING_MAX : this.#underWay >= this.#underWayMax;
    if (full) return this.#refuse(response);
    if (waits) this.#waiting += 1;
    else this.#underWay += 1;
    response.once('close', () => {
      if (waits) this.#waiting -= 1;
      else this.#underWay -= 1;
    });
    handler(request, response);
  }

  #refuse(response: ServerResponse): void {
    this.#refused += 1;
    const seconds = RETRY_SECONDS.least + (this.#refused % (RETRY_SECONDS.most - RETRY_SECONDS.least));
    const msg = fill(messages.errors['frame.overloaded'], { seconds });
    const body: ErrorBody = { errors: [{ msg, code: 'frame.overloaded' }] };
    response.writeHead(503, {
      ...this.#headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'retry-after': String(seconds),
    });
    response.end(JSON.stringify(body));
  }
}
