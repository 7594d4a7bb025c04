import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { BENCH_PROBLEM } from '../testing/bench-release.ts';
import { type Kind, Ledger, type Verdict } from './ledger.ts';
import { PLAN, type Provider } from './provider.ts';
import { type Answer, Browser, PATIENCE_MS } from './send.ts';
import type { Site } from './site.ts';

const PASSWORD = 'a kolam a day';
const PYTHON = 5;
/** An account may comment five times a minute, and run fifty times a day before its email is verified. */
const ROUNDS_PER_LEARNER = 40;
const COMMENT_EVERY = 12;
const RUN_EVERY = 4;
/** Each learner buys once, in this round. */
const BUY_IN = 6;
/** Of the buyer; any Indian state does. */
const STATE = '29';
/** As the browser: a run whose answer was lost is asked for again, under the same name. */
const PAUSE_AFTER_FAULT_MS = 300;

export type SchoolPlan = {
  readonly clients: number;
  /** A learner thinks so long between two things. */
  readonly pauseMs: number;
  /** Whether programs are run, which needs a runner. */
  readonly runs?: boolean;
};

export type Report = Verdict & {
  readonly answered: number;
  /** Answers that were none or no success, by status. */
  readonly failures: Readonly<Record<string, number>>;
  /** The longest time in which nobody got any success. */
  readonly longestOutageMs: number;
  /** Runs that were answered, and those whose answer contradicts the program. */
  readonly runs: number;
  readonly wrong: number;
};

/** Learners at work: they register, read, save code, run it and comment, and every write is in the ledger. */
export class School {
  readonly #site: Site;
  readonly #plan: SchoolPlan;
  readonly #ledger: Ledger;
  readonly #working: Promise<unknown>;
  readonly #failures: Record<string, number> = {};
  #over = false;
  #answered = 0;
  #runs = 0;
  #wrong = 0;
  #lastSuccessAt = performance.now();
  #longestOutageMs = 0;

  private constructor(site: Site, plan: SchoolPlan, ledger: Ledger) {
    this.#site = site;
    this.#plan = plan;
    this.#ledger = ledger;
    this.#working = Promise.all(Array.from({ length: plan.clients }, (_, seat) => this.#sit(seat)));
  }

  static async open(site: Site, plan: SchoolPlan): Promise<School> {
    return new School(site, plan, await Ledger.open(site.folder));
  }

  /** This many requests were answered with success until now. */
  get answered(): number {
    return this.#answered;
  }

  /** Answers that were none or no success, by status. */
  get failures(): Readonly<Record<string, number>> {
    return this.#failures;
  }

  /** The longest time in which nobody got any success, up to now. */
  get longestOutageMs(): number {
    return Math.round(Math.max(this.#longestOutageMs, performance.now() - this.#lastSuccessAt));
  }

  /** Lets everybody finish what is under way and compares. */
  async close(): Promise<Report> {
    this.#over = true;
    await this.#working;
    const { longestOutageMs } = this;
    return {
      ...(await this.#ledger.compare(this.#site)),
      answered: this.#answered,
      failures: this.#failures,
      longestOutageMs,
      runs: this.#runs,
      wrong: this.#wrong,
    };
  }

  async #sit(seat: number): Promise<void> {
    for (let turn = 0; !this.#over; turn += 1) {
      const loopback = this.#site.address.includes('//127.');
      const browser = new Browser(this.#site.address, loopback ? addressOf(seat, turn) : undefined);
      await new Learner(this, browser).work();
      browser.close();
    }
  }

  get over(): boolean {
    return this.#over;
  }

  get plan(): SchoolPlan {
    return this.#plan;
  }

  get provider(): Provider {
    return this.#site.provider;
  }

  /** Sends a write that carries its mark. */
  async write(kind: Kind, learner: string, send: (mark: string) => Promise<Answer>): Promise<Answer> {
    const mark = await this.#ledger.intend(kind, learner);
    const answer = this.count(kind, await send(mark));
    // Left as intended it counts as stuck.
    if (answer.status !== 0 || answer.ms < PATIENCE_MS) await this.#ledger.note(mark, answer.status);
    return answer;
  }

  count(what: string, answer: Answer): Answer {
    if (answer.status === 200) {
      const now = performance.now();
      this.#longestOutageMs = Math.max(this.#longestOutageMs, now - this.#lastSuccessAt);
      this.#lastSuccessAt = now;
      this.#answered += 1;
    } else {
      const name = `${what} ${answer.status}`;
      this.#failures[name] = (this.#failures[name] ?? 0) + 1;
    }
    return answer;
  }

  countRun(right: boolean): void {
    this.#runs += 1;
    if (!right) this.#wrong += 1;
  }
}

/** One account, for as many rounds as its limits allow. */
class Learner {
  readonly #school: School;
  readonly #browser: Browser;
  #token = '';
  #name = '';

  constructor(school: School, browser: Browser) {
    this.#school = school;
    this.#browser = browser;
  }

  async work(): Promise<void> {
    await this.#register();
    if (this.#token === '') await sleep(PAUSE_AFTER_FAULT_MS);
    const rounds = this.#token === '' ? 0 : ROUNDS_PER_LEARNER;
    for (let round = 0; round < rounds && !this.#school.over; round += 1) {
      await this.#read(round);
      if (round === BUY_IN) await this.#buy();
      else if (round % COMMENT_EVERY === 0) await this.#comment();
      else if (round % RUN_EVERY === 1 && this.#school.plan.runs !== false) await this.#run(round);
      else await this.#save();
      await sleep(this.#school.plan.pauseMs * (0.5 + Math.random()));
    }
  }

  async #register(): Promise<void> {
    const { body } = await this.#school.write('register', '', (mark) => {
      this.#name = mark;
      const person = { name: 'Asha', email: `${mark}@example.in`, password: PASSWORD };
      return this.#browser.send({ method: 'POST', path: '/api/users', body: person });
    });
    this.#token = typeof body['token'] === 'string' ? body['token'] : '';
  }

  async #read(round: number): Promise<void> {
    const path = round % 2 === 0 ? '/api/content' : '/api/auth';
    this.#school.count('read', await this.#browser.send({ method: 'GET', path, token: this.#token }));
  }

  #post(path: string, body: object): Promise<Answer> {
    return this.#browser.send({ method: 'POST', path, token: this.#token, body });
  }

  async #comment(): Promise<void> {
    await this.#school.write('comment', this.#name, (mark) =>
      this.#post('/api/comments/addcomment', {
        comment: `Why so? ${mark}`,
        assetId: BENCH_PROBLEM,
        url: '/',
      }),
    );
  }

  async #save(): Promise<void> {
    await this.#school.write('save', this.#name, (mark) =>
      this.#post(`/api/content/updateproblem/${BENCH_PROBLEM}`, { code: { py: `# ${mark}\n` } }),
    );
  }

  /** Once the bank has taken the money it is owed, whatever becomes of the page's own call. */
  async #buy(): Promise<void> {
    const { provider } = this.#school;
    const { body: account } = await this.#browser.send({
      method: 'GET',
      path: '/api/auth',
      token: this.#token,
    });
    await this.#school.write('pay', this.#name, async () => {
      const order = await this.#post('/api/payment/createorder', { type: PLAN.id, state: STATE });
      if (order.status !== 200) return order;
      if (typeof order.body['id'] !== 'string') return { ...order, status: 409 };
      const { paymentId, orderId, signature } = await provider.pay(order.body['id']);
      const path = `/api/payment/capture/${PLAN.id}/${paymentId}/200/${orderId}/${signature}/${String(account['_id'])}`;
      this.#school.count('capture', await this.#browser.send({ method: 'GET', path, token: this.#token }));
      return order;
    });
  }

  /** Every second program is wrong. */
  async #run(round: number): Promise<void> {
    const right = round % (2 * RUN_EVERY) === 1;
    const answer = await this.#school.write('run', this.#name, async (mark) => {
      const code = `# ${mark}\nprint(int(input()) * ${right ? 2 : 3} + ${right ? 0 : 1})\n`;
      const call = { code, language: PYTHON, mode: 'submit', assetId: BENCH_PROBLEM, runId: randomUUID() };
      const startedAt = performance.now();
      for (;;) {
        const reply = await this.#post('/api/runner/execute', call);
        const denied = reply.status === 200 && 'notif' in reply.body;
        const passing = reply.status === 0 || reply.status >= 502;
        if (!passing || performance.now() - startedAt > PATIENCE_MS)
          return denied ? { ...reply, status: 429 } : reply;
        this.#school.count('run, asked again after', reply);
        await sleep(PAUSE_AFTER_FAULT_MS);
      }
    });
    if (answer.status === 200) this.#school.countRun(answer.body['done'] === right);
  }
}

/** Loopback has sixteen million addresses: each learner comes from another. */
function addressOf(seat: number, turn: number): string {
  return `127.${1 + (turn % 200)}.${1 + Math.floor(seat / 200)}.${1 + (seat % 200)}`;
}
