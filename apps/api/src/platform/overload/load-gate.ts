import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ErrorBody } from '@abhyas/contract/errors';
import { fill } from '@abhyas/contract/fill';
import { textsIn } from '@abhyas/contract/messages/in-language';
import { acceptedLanguage, PAGE_LANGUAGES, type PageLanguage } from '@abhyas/contract/page-language';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../errors.ts';
import { HAND_ON } from './draining.ts';

/**
 * Requests that one process may work on at the same time. By Little's law the wait is this number over the rate that
 * the process can do: at 500 a second nobody who is let in waits much longer than half a second.
 */
const UNDER_WAY_MAX = 256;
/**
 * Runs wait for a runner and streams for a run, idle devices for what is typed on others: they cost memory and no time.
 * Each kind has a bound of its own, so that tabs which nobody looks at keep nobody from running a program.
 */
const WAITING_MAX = 4000;
const WAITS = [
  /^\/api\/runner\/(?:execute|try|progress|console\/[^/]+\/events)\b/,
  /^\/api\/practice\/newer-texts\b/,
];
/** Whoever looks after the process must hear it in the worst of storms. */
const NEVER_REFUSED = /^\/(?:healthz|readyz)$/;
/**
 * A process that drains refuses until its balancer asks it nothing any more: closing the listener under a connection that
 * has just been made would lose a request. Sooner, when nobody comes; and never longer than this.
 */
const DRAIN_MS = { quiet: 500, longest: 2000, look: 50 };
/** Those refused come back spread over this many seconds, not all at once. */
const RETRY_SECONDS = { least: 1, most: 4 };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What is said to whoever is refused. It is made ahead: a refusal has to cost next to nothing. */
type Refusal = { readonly head: OutgoingHttpHeaders; readonly body: Buffer };

/** One request that was let in, and whether it is being worked on at this moment. */
type Admission = { works: boolean };

/**
 * Lets in as many requests as can be answered in good time and refuses the others at once: under ten times the load
 * most work that is done is then still work that somebody gets. It comes before everything else, because a refusal
 * must cost next to nothing.
 *
 * Only work counts: a client that sends its body byte by byte, or reads its answer so, is not counted.
 */
export class LoadGate {
  /** By the seconds after which to come back, beginning with the least. */
  readonly #refusals: Readonly<Record<PageLanguage, readonly Refusal[]>>;
  readonly #underWayMax: number;
  readonly #admitted = new WeakMap<IncomingMessage, Admission>();
  #underWay = 0;
  readonly #waiting = WAITS.map(() => 0);
  #refused = 0;
  #refusedAt = 0;
  #draining = false;

  /** @param headers the security headers, which a refusal carries as every answer does */
  constructor(headers: Readonly<Record<string, string>>, underWayMax = UNDER_WAY_MAX) {
    this.#refusals = refusals(headers);
    this.#underWayMax = underWayMax;
  }

  /** Requests being worked on, runs and streams that wait, and requests refused since the start. */
  get figures(): { readonly underWay: number; readonly waiting: number; readonly refused: number } {
    return {
      underWay: this.#underWay,
      waiting: this.#waiting.reduce((sum, each) => sum + each),
      refused: this.#refused,
    };
  }

  /** True once this process has begun to drain: it finishes what it has and takes no more. */
  get draining(): boolean {
    return this.#draining;
  }

  /** Refuses everything from now on, and resolves when nobody knocks any more. What is under way goes on. */
  async drain(): Promise<void> {
    this.#draining = true;
    const startedAt = performance.now();
    const quiet = () => performance.now() - Math.max(startedAt, this.#refusedAt) > DRAIN_MS.quiet;
    while (!quiet() && performance.now() - startedAt < DRAIN_MS.longest) await sleep(DRAIN_MS.look);
  }

  /** The HTTP server with the gate before its handler. */
  readonly serverFactory = (handler: Handler, options: ServerOptions): Server =>
    createServer(options, (request, response) => this.#admit(request, response, handler));

  /** Stops counting a request while its body is still to come, and as soon as it is known what to answer. */
  follow(app: FastifyInstance): void {
    app.addHook('preParsing', async ({ raw }) => this.#work(raw, false));
    app.addHook('preValidation', (request, _reply, done) => {
      const full = this.#admitted.has(request.raw) && this.#underWay >= this.#underWayMax;
      if (full) return done(new AppError('frame.overloaded', { values: this.#refusal() }));
      this.#work(request.raw, true);
      done();
    });
    app.addHook('onError', async ({ raw }) => this.#work(raw, false));
    app.addHook('onSend', async ({ raw }) => this.#work(raw, false));
  }

  #admit(request: IncomingMessage, response: ServerResponse, handler: Handler): void {
    const path = request.url ?? '';
    if (NEVER_REFUSED.test(path)) return handler(request, response);
    const kind = WAITS.findIndex((calls) => calls.test(path));
    const full =
      this.#waiting[kind] === undefined
        ? this.#underWay >= this.#underWayMax
        : this.#waiting[kind] >= WAITING_MAX;
    if (this.#draining || full) return this.#refuse(request, response);
    if (kind >= 0) {
      this.#wait(kind, 1);
      response.once('close', () => this.#wait(kind, -1));
    } else {
      this.#admitted.set(request, { works: false });
      this.#work(request, true);
      response.once('close', () => this.#work(request, false));
    }
    handler(request, response);
  }

  #wait(kind: number, step: 1 | -1): void {
    this.#waiting[kind] = (this.#waiting[kind] ?? 0) + step;
  }

  #work(request: IncomingMessage, works: boolean): void {
    const admission = this.#admitted.get(request);
    if (!admission || admission.works === works) return;
    admission.works = works;
    this.#underWay += works ? 1 : -1;
  }

  /** Counts a refusal, and says in how many seconds to come back. */
  #refusal(): { readonly seconds: number } {
    this.#refused += 1;
    return { seconds: RETRY_SECONDS.least + (this.#refused % (RETRY_SECONDS.most - RETRY_SECONDS.least)) };
  }

  #refuse({ headers }: IncomingMessage, response: ServerResponse): void {
    const { seconds } = this.#refusal();
    const refusal =
      this.#refusals[acceptedLanguage(headers['accept-language'])][seconds - RETRY_SECONDS.least];
    if (this.#draining) this.#refusedAt = performance.now();
    response.writeHead(503, this.#draining ? { ...refusal?.head, ...HAND_ON } : refusal?.head);
    response.end(refusal?.body);
  }
}

function refusals(headers: Readonly<Record<string, string>>): Record<PageLanguage, Refusal[]> {
  const inLanguage = (language: PageLanguage) =>
    Array.from({ length: RETRY_SECONDS.most - RETRY_SECONDS.least }, (_, more) => {
      const seconds = RETRY_SECONDS.least + more;
      const msg = fill(textsIn(language).errors['frame.overloaded'], { seconds });
      const said: ErrorBody = { errors: [{ msg, code: 'frame.overloaded' }] };
      const body = Buffer.from(JSON.stringify(said));
      const head = {
        ...headers,
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'content-length': body.length,
        'retry-after': String(seconds),
      };
      return { head, body };
    });
  const each = PAGE_LANGUAGES.map((language) => [language, inLanguage(language)] as const);
  return Object.fromEntries(each) as Record<PageLanguage, Refusal[]>;
}
