import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const FOLDER = fileURLToPath(new URL('lighthouse', import.meta.url));
const PROGRAM = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
const REPORT_BYTES_MAX = 64 * 1024 * 1024;
/** A first page sometimes does not begin to load (NO_NAVSTART): it is tried again. */
const TRIES = 3;

const run = promisify(execFile);

export type Scores = {
  /** 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly transferredKib: number;
  /**
   * How fast this machine is, as Lighthouse measures it. It slows the processor down to a fourth whatever that was, which
   * makes a mid-range phone of a machine of 1,500 to 2,000 and a far slower one of any other (its docs/throttling.md).
   */
  readonly machine: number;
  /** Audits that cost points, by their titles. */
  readonly faults: readonly string[];
};

/** Installs Lighthouse from its lock file, the first time it is needed. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  await run('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER });
}

type Audit = { title: string; score: number | null; numericValue?: number; scoreDisplayMode: string };
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
};

/**
 * One page in the browser that listens on `port`, on Lighthouse's slow phone and slow network, as at a first
 * visit: its caches are emptied, and only what local storage holds stays, so that a session is still there.
 */
export async function scorePage(url: string, port: number): Promise<Scores> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return toScores(await reportOn(url, port));
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

async function reportOn(url: string, port: number): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      PROGRAM,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices',
    ],
    { maxBuffer: REPORT_BYTES_MAX },
  );
  const report = JSON.parse(stdout) as Report & { runtimeError?: { code: string } };
  if (report.runtimeError) throw new Error(report.runtimeError.code);
  return report;
}

function toScores({ categories, audits, environment }: Report): Scores {
  const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
  const number = (id: string): number => audits[id]?.numericValue ?? 0;
  const strict = ['accessibility', 'best-practices'].flatMap((id) => categories[id]?.auditRefs ?? []);
  const faults = strict
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit?.scoreDisplayMode === 'binary' && audit.score === 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    transferredKib: number('total-byte-weight') / 1024,
    machine: environment.benchmarkIndex,
    faults: [...new Set(faults.map((audit) => audit?.title ?? ''))],
  };
}
