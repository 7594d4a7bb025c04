import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import type { Execution, RunOutcome } from '@abhyas/queue/job';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** What the runner counts and times, per language. `abhyas_runner_faults_total` should stay at nothing. */
export class Metrics {
  readonly registry = new Registry();
  readonly #wait = this.#histogram('queue_wait_seconds', 'Time a run waited for a runner.');
  readonly #compile = this.#histogram(
    'compile_seconds',
    'Time to compile; builds from the cache not counted.',
  );
  readonly #execution = this.#histogram('execution_seconds', 'Wall time of one execution.');
  readonly #cache = this.#counter('build_cache_total', 'Builds by where they came from.', ['source']);
  readonly #testData = new Counter({
    name: 'abhyas_runner_test_data_total',
    help: 'Test data by where it was found.',
    labelNames: ['found'] as const,
    registers: [this.registry],
  });
  readonly #verdicts = this.#counter('verdicts_total', 'Tests and runs with own input by verdict.', [
    'verdict',
  ]);
  readonly #faults = this.#counter(
    'faults_total',
    'Runs that failed through our fault, each attempt counted.',
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  waited(language: LanguageIndex, waitedMs: number): void {
    this.#wait.observe({ language: languageAt(language).id }, waitedMs / 1000);
  }

  executed(language: LanguageIndex, execution: Execution): void {
    this.#execution.observe({ language: languageAt(language).id }, execution.wallMs / 1000);
  }

  testDataLookup(found: 'on-disk' | 'fetched' | 'damaged'): void {
    this.#testData.inc({ found });
  }

  fault(language: LanguageIndex): void {
    this.#faults.inc({ language: languageAt(language).id });
  }

  ended(index: LanguageIndex, outcome: RunOutcome): void {
    const language = languageAt(index).id;
    // A job that was stopped, failed or only formatted a source ran no program.
    if (!('compile' in outcome)) return;
    const cached = outcome.compile.cached === true;
    this.#cache.inc({ language, source: cached ? 'cache' : 'compiler' });
    if (!cached) this.#compile.observe({ language }, outcome.compile.timeMs / 1000);
    if (outcome.kind === 'compile-error') this.#verdicts.inc({ language, verdict: 'compile-error' });
    else if (outcome.kind !== 'judged') this.#verdicts.inc({ language, verdict: outcome.execution.verdict });
    else for (const { verdict } of outcome.tests) this.#verdicts.inc({ language, verdict });
  }

  #histogram(name: string, help: string): Histogram<'language'> {
    return new Histogram({
      name: `abhyas_runner_${name}`,
      help,
      labelNames: ['language'],
      buckets: SECONDS,
      registers: [this.registry],
    });
  }

  #counter<Label extends string>(
    name: string,
    help: string,
    labels: Label[] = [],
  ): Counter<Label | 'language'> {
    return new Counter({
      name: `abhyas_runner_${name}`,
      help,
      labelNames: ['language', ...labels],
      registers: [this.registry],
    });
  }
}
