import { setTimeout as delay } from 'node:timers/promises';

import type { Product } from './product.ts';

const PAUSE_AFTER_FAULT_MS = 50;
const RECOVERY_TIMEOUT_MS = 30_000;

/** A learner whose registration the product has confirmed. */
export type Confirmed = { readonly email: string; readonly token: string };

/** Registers learners one after the other, whatever happens to the product meanwhile. */
export class Writer {
  readonly #confirmed: Confirmed[] = [];
  #stopped = false;
  readonly #writing: Promise<void>;

  /** @param name tells one writer's learners from another's */
  constructor(product: Product, name: string) {
    this.#writing = this.#write(`${product.address}/api/users`, name);
  }

  async #write(url: string, name: string): Promise<void> {
    for (let number = 1; !this.#stopped; number += 1) {
      const email = `${name}-${number}@example.org`;
      try {
        const reply = await post(url, { name: 'Asha', email, password: 'kolam-at-dawn' });
        if (reply.ok) this.#confirmed.push({ email, token: String(await field(reply, 'token')) });
      } catch {
        await delay(PAUSE_AFTER_FAULT_MS);
      }
    }
  }

  /** Ends the writing, and tells whose registration was confirmed. */
  async stop(): Promise<readonly Confirmed[]> {
    this.#stopped = true;
    await this.#writing;
    return this.#confirmed;
  }
}

/** Those of the confirmed whom the product does not know any more. It may still be getting well. */
export async function forgotten(
  product: Product,
  confirmed: readonly Confirmed[],
): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { email, token } of confirmed) {
    if ((await emailOf(`${product.address}/api/auth`, token)) !== email) lost.push(email);
  }
  return lost;
}

async function emailOf(url: string, token: string): Promise<unknown> {
  const deadline = performance.now() + RECOVERY_TIMEOUT_MS;
  for (;;) {
    try {
      const reply = await fetch(url, { headers: { 'x-auth-token': token } });
      if (reply.ok || performance.now() > deadline) return await field(reply, 'email');
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await delay(PAUSE_AFTER_FAULT_MS);
  }
}

/** One field of an answer; undefined without it. */
async function field(reply: Response, name: string): Promise<unknown> {
  const body: unknown = await reply.json();
  return Object.entries(body ?? {}).find(([key]) => key === name)?.[1];
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
