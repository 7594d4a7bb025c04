import { prepareQueueRoles, QUEUE_MIGRATIONS, QUEUE_ROLES } from '@abhyas/queue/queue-database';
import type { RunQueueClient } from '@abhyas/queue/run-queue.client';

import type { Readiness } from './health.ts';
import { migrate } from './postgres/migrate.ts';

/** The queue's database with the two logins that reach it. Both addresses hold a password: never log them. */
export type RunQueueUrls = { readonly api: string; readonly runner: string };

export type RunQueueWish = {
  /** The queue's database, as a role that may create roles and schemas. */
  readonly adminUrl: string;
  /** The password meant for a role: the same at every start and in every API process. */
  readonly password: (role: string) => string;
};

/** Brings the queue's database up to date and opens it to the API and the runners, each as far as needed. */
export async function prepareRunQueue(wish: RunQueueWish): Promise<RunQueueUrls> {
  const { adminUrl, password } = wish;
  await prepareQueueRoles(adminUrl, {
    api: password(QUEUE_ROLES.api),
    runner: password(QUEUE_ROLES.runner),
  });
  await migrate(adminUrl, QUEUE_MIGRATIONS);
  return runQueueUrls(wish);
}

/** The addresses that the two roles use. */
export function runQueueUrls({ adminUrl, password }: RunQueueWish): RunQueueUrls {
  const urlOf = (role: string): string => {
    const url = new URL(adminUrl);
    url.username = role;
    url.password = password(role);
    return url.href;
  };
  return { api: urlOf(QUEUE_ROLES.api), runner: urlOf(QUEUE_ROLES.runner) };
}

/** For `GET /readyz`: the queue is reachable, and somebody takes runs from it (PLATFORM-6). */
export function queueReady(queue: RunQueueClient): Readiness[] {
  return [
    { name: 'queue', check: async () => (await queue.figures()).waiting >= 0 },
    { name: 'runner', check: async () => (await queue.figures()).runners > 0 },
  ];
}
