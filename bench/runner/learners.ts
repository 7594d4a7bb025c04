import { randomUUID } from 'node:crypto';

import type { ExecuteReply, ExecuteRequest } from '@abhyas/contract/running';

/** Below the 30 runs a minute that one account has. */
const RUNS_PER_LEARNER = 28;

/** Somebody signed in. */
export type Learner = { readonly token: string };

/** Registers a new learner. */
export async function register(address: string): Promise<Learner> {
  const email = `${randomUUID()}@example.in`;
  const response = await post(address, {
    path: '/api/users',
    body: { name: 'Bench', email, password: 'correct horse battery' },
  });
  if (response.status !== 200)
    throw new Error(`registering answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Learner;
}

type Run = Pick<ExecuteRequest, 'code' | 'language' | 'mode'> &
  Partial<Pick<ExecuteRequest, 'ctestcase' | 'assetId'>>;

/** One call of execute, as a browser makes it. */
export async function execute(address: string, { token }: Learner, run: Run): Promise<Response> {
  return post(address, { path: '/api/runner/execute', body: run, token });
}

/** Accounts taken in turns, so that the limits on use stay out of the measurement. */
export class Learners {
  readonly #address: string;
  readonly #rested: { learner: Learner; left: number }[] = [];

  constructor(address: string) {
    this.#address = address;
  }

  /** This many runs can be made before the next account has to be registered. */
  async prepare(runs: number): Promise<void> {
    for (let left = runs; left > 0; left -= RUNS_PER_LEARNER) {
      this.#rested.push({ learner: await register(this.#address), left: RUNS_PER_LEARNER });
    }
  }

  /** Runs a program with own input and returns the answer; a denial is an error of the measurement. */
  async run(run: Omit<Run, 'mode'>): Promise<ExecuteReply> {
    const account = this.#rested.pop() ?? { learner: await register(this.#address), left: RUNS_PER_LEARNER };
    const response = await execute(this.#address, account.learner, { mode: 'ctestcase', ...run });
    const reply = (await response.json()) as ExecuteReply;
    if (account.left > 1) this.#rested.push({ learner: account.learner, left: account.left - 1 });
    if (reply.co === undefined) throw new Error(`denied: ${JSON.stringify(reply)}`);
    return reply;
  }
}

type Call = { readonly path: string; readonly body: object; readonly token?: string };

function post(address: string, { path, body, token }: Call): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { 'x-auth-token': token }),
  };
  return fetch(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) });
}
