import type { RunOutcome } from '@abhyas/queue/job';
import { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import type { TakenRun } from '@abhyas/queue/taken-run';
import type { Logger } from 'pino';

import type { Config } from './config.ts';
import { executeJob, type JobTools } from './job.ts';
import { extraRuns, SPARE_RUNS } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { meteredSandbox } from './sandbox/metered-sandbox.ts';
import { Timeline } from './timeline.ts';

export type WorkerParts = {
  readonly config: Config;
  readonly tools: JobTools;
  readonly metrics: Metrics;
  readonly log: Logger;
};

/** Joins the queue: from now on this runner takes runs. */
export function startWorker({ config, tools, metrics, log }: WorkerParts): RunQueueWorker {
  const work = async (run: TakenRun): Promise<RunOutcome> => {
    const { language } = run.job;
    const startedAt = performance.now();
    metrics.waited(language, run.waitedMs);
    const timeline = run.job.timed === true ? new Timeline(config.host, run.waitedMs) : undefined;
    let cpuMs = 0;
    const { pace } = run;
    const onComputed = (computedMs: number): void => {
      cpuMs += computedMs;
    };
    const sandbox = meteredSandbox(tools.sandbox, { pace, onComputed });
    try {
      const executed = await executeJob(run, {
        ...tools,
        sandbox,
        onExecution: (execution) => metrics.executed(language, execution),
        ...(timeline && { measure: timeline.measure }),
      });
      const outcome = { ...executed, cpuMs, heldMs: performance.now() - startedAt - pace.restedMs };
      metrics.ended(language, outcome);
      if (outcome.kind === 'failed') {
        metrics.fault(language);
        log.error({ runId: run.runId, cause: outcome.cause }, 'a run failed through our fault');
      }
      return timeline ? { ...outcome, timeline: timeline.told() } : outcome;
    } catch (error) {
      metrics.fault(language);
      throw error;
    }
  };
  return new RunQueueWorker({
    url: config.queueDatabaseUrl,
    slots: config.concurrency,
    extra: extraRuns(config.concurrency),
    spare: SPARE_RUNS,
    seats: config.seats,
    host: config.host,
    work,
    onFault: (message, error) => log.error({ err: error }, message),
  });
}
