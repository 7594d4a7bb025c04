import { availableParallelism, hostname } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';

import { isPlainDatabase, PLAIN_DATABASE } from '@abhyas/postgres/plain-database';
import * as z from 'zod';

/** Faults in the environment, all at once and by name. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * One processor is left to the rest of the machine, where that is not half of it: with one slot on two processors 7.3
 * programs a second were done, with two 11.9.
 */
export function usualSlots(processors: number): number {
  return Math.max(Math.min(2, processors), processors - 1);
}

const environment = z.object({
  /** The queue's database as the role `abhyas_runner`: the only credentials that a runner holds. */
  QUEUE_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Runs at the same time. */
  RUNNER_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(usualSlots(availableParallelism())),
  /** Programs that somebody talks with at the same time, beside all runs. They wait nearly always; memory bounds them. */
  RUNNER_SEATS: z.coerce.number().int().min(0).max(256).default(24),
  /** Built programs and test data are kept below it, bounded, and may be deleted while nothing runs. */
  DATA_DIR: z.string().min(1).default('.data'),
  RUNNER_TEST_DATA_CACHE_MB: z.coerce.number().int().min(16).default(512),
  /** Prometheus metrics and readiness, on loopback only; 0 takes a free port. */
  RUNNER_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** `none` does without cgroups even where there are some. In production they are required. */
  RUNNER_CGROUPS: z.enum(['auto', 'none']).default('auto'),
  /** Whether compilers and interpreters wait warm; they cost up to 600 MB. */
  RUNNER_POOLS: z.enum(['on', 'off']).default('on'),
  /** In production nothing is sent in the clear to a database on another host, and cgroups count. */
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = {
  readonly queueDatabaseUrl: string;
  readonly concurrency: number;
  readonly seats: number;
  readonly cacheFolder: string;
  readonly testDataCacheBytes: number;
  readonly metricsPort: number;
  readonly cgroups: 'auto' | 'required' | 'none';
  readonly pools: boolean;
  readonly logLevel: string;
  /** Where this runner is, in words for operators. */
  readonly host: string;
};

/**
 * Reads and checks every setting: the only reader of the environment in the runner.
 *
 * @throws ConfigError naming every faulty variable
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings need mending:\n${faults.join('\n')}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const faults = production ? productionFaults(values) : [];
  if (faults.length > 0) throw new ConfigError(`These settings need mending:\n${faults.join('\n')}`);
  return {
    queueDatabaseUrl: values.QUEUE_DATABASE_URL,
    concurrency: values.RUNNER_CONCURRENCY,
    seats: values.RUNNER_SEATS,
    cacheFolder: resolve(values.DATA_DIR, 'runner'),
    testDataCacheBytes: values.RUNNER_TEST_DATA_CACHE_MB * 1024 * 1024,
    metricsPort: values.RUNNER_METRICS_PORT,
    cgroups: production ? 'required' : values.RUNNER_CGROUPS,
    pools: values.RUNNER_POOLS === 'on',
    logLevel: values.LOG_LEVEL,
    host: hostname(),
  };
}

function productionFaults(values: z.infer<typeof environment>): string[] {
  return [
    ...(isPlainDatabase(values.QUEUE_DATABASE_URL) ? [`  QUEUE_DATABASE_URL: ${PLAIN_DATABASE}`] : []),
    ...(values.RUNNER_CGROUPS === 'none'
      ? ['  RUNNER_CGROUPS: must not be none, since without cgroups nothing counts all that programs take']
      : []),
  ];
}
