import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** What is sampled every minute, in the order of the screen. */
export const HEALTH_FIGURES = [
  'runsWaiting',
  'runsUnderWay',
  'oldestWaitMs',
  'runners',
  'runsLastMinute',
  'mailsWaiting',
  'jobsGivenUp',
  'webhooksLastMinute',
  'failuresLastMinute',
] as const;
export const healthFigure = z.enum(HEALTH_FIGURES);
export type HealthFigure = z.infer<typeof healthFigure>;

export const healthSeries = z.object({
  figure: healthFigure,
  /** How it is at this moment. */
  now: z.number(),
  /** Over the hours asked for, ISO 8601, oldest first; the highest value of each stretch. */
  points: z.array(z.object({ at: z.string(), value: z.number() })),
});
export type HealthSeries = z.infer<typeof healthSeries>;

export const ownFailure = z.object({
  /** A program that could not be run, a request that we failed, or work in the background that was given up. */
  kind: z.enum(['run', 'request', 'job']),
  cause: z.string(),
  count: z.number(),
  lastAt: z.string(),
});
export type OwnFailure = z.infer<typeof ownFailure>;

/**
 * How backups are doing: `off` where nothing is kept, `none` where a folder is set and no base backup was made,
 * `old` when the last one is more than two days ago, `stuck` when the log can no longer be archived. `outside`: a
 * PostgreSQL server of one's own archives its log, and its base backups are not seen from here.
 */
export const BACKUP_STATES = ['off', 'none', 'old', 'stuck', 'outside', 'good'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

export const backups = z.object({
  state: z.enum(BACKUP_STATES),
  /** Of the last base backup, ISO 8601. */
  madeAt: z.optional(z.string()),
  /** When the log was last archived, ISO 8601. */
  archivedAt: z.optional(z.string()),
});
export type Backups = z.infer<typeof backups>;

/** How the product does. */
export const readHealth = defineCall({
  method: 'GET',
  path: '/api/admin/health',
  access: { staff: ['teacher'] },
  query: z.object({ hours: z.optional(z.enum(['3', '24', '168'])) }),
  reply: z.object({
    /** Since when the API process that answers runs, ISO 8601. */
    startedAt: z.string(),
    /** Id of the content that learners see. */
    releaseId: z.string(),
    series: z.array(healthSeries),
    failures: z.array(ownFailure),
    backups,
  }),
});
export type Health = z.infer<(typeof readHealth)['reply']>;
