import {
  prepareQueueRoles,
  QUEUE_MIGRATIONS,
  QUEUE_ROLES,
  queueRolesHaveChanged,
  type QueuePasswords,
} from '@abhyas/queue/queue-database';
import type { RunQueueClient } from '@abhyas/queue/run-queue.client';
import type { FastifyBaseLogger } from 'fastify';

import type { Readiness } from '../readiness.ts';
import { migrate } from '@abhyas/postgres/migrate';

/** The queue's database with the two logins that reach it. Both addresses hold a password: never log them. */
export type RunQueueUrls = { readonly api: string; readonly runner: string };

export type RunQueueSetup = {
  /** The queue's database, as a role that may create roles and schemas. */
  readonly adminUrl: string;
  /** The password meant for a role: the same at every start and in every API process. */
  readonly password: (role: string) => string;
};

const WATCH_INTERVAL_MS = 30_000;

/** Brings the queue's database up to date and opens it to the API and the runners, each as far as needed. */
export async function prepareRunQueue(setup: RunQueueSetup): Promise<RunQueueUrls> {
  await prepareQueueRoles(setup.adminUrl, passwordsOf(setup));
  await migrate(setup.adminUrl, QUEUE_MIGRATIONS);
  return runQueueUrls(setup);
}

function passwordsOf({ password }: RunQueueSetup): QueuePasswords {
  return { api: password(QUEUE_ROLES.api), runner: password(QUEUE_ROLES.runner) };
}

/**
 * Gives the two logins back their passwords and no settings, should one have changed itself: PostgreSQL cannot
 * forbid that. True: it had.
 */
export async function repairRunQueueLogins(setup: RunQueueSetup): Promise<boolean> {
  const { api, runner } = runQueueUrls(setup);
  const changed = await queueRolesHaveChanged(setup.adminUrl, [api, runner]);
  if (changed) await prepareQueueRoles(setup.adminUrl, passwordsOf(setup));
  return changed;
}

/** Repairs the logins from time to time, until it is stopped. */
export function watchRunQueueLogins(setup: RunQueueSetup, log: FastifyBaseLogger): { stop(): void } {
  const timer = setInterval(() => {
    repairRunQueueLogins(setup).then(
      (changed) =>
        changed && log.error('a login of the run queue had changed itself: a runner may be in wrong hands'),
      (error: unknown) => log.warn({ err: error }, 'the logins of the run queue could not be looked at'),
    );
  }, WATCH_INTERVAL_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** The addresses that the two roles use. */
export function runQueueUrls({ adminUrl, password }: RunQueueSetup): RunQueueUrls {
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
