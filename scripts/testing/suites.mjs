import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from '../boot/project.mjs';
import { say } from '../boot/report.mjs';
import { runCommand } from '../boot/run-command.mjs';

/** More failures than this are no accident of a busy machine: they are not looked at a second time. */
const SECOND_LOOK_LIMIT = 5;

/**
 * A suite writes a report of its tests; `outcome` reads it. `again` runs those that failed once more.
 * @type {readonly {name: string, command: Command, again: Command, outcome: (report: any) => Outcome}[]}
 * @typedef {(reportFile: string, failed?: readonly Test[]) => string[]} Command
 * @typedef {{file: string, title: string}} Test
 * @typedef {{passed: number, failed: readonly Test[]}} Outcome
 */
export const SUITES = [
  {
    name: 'unit and integration tests',
    command: (report) => [...vitest(report)],
    again: (report, failed) => [...vitest(report), ...new Set(failed.map(({ file }) => file))],
    outcome: ({ numPassedTests, testResults }) => ({
      passed: numPassedTests,
      failed: testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name, assertionResults }) => failedIn(name, assertionResults)),
    }),
  },
  {
    name: 'browser tests',
    command: () => ['playwright', 'test', '--reporter=list,json'],
    again: () => ['playwright', 'test', '--last-failed', '--trace=on', '--reporter=list,json'],
    outcome: ({ stats, suites, errors }) => ({
      passed: stats.expected,
      failed: [
        ...suites.flatMap(specsOf).filter(({ ok }) => !ok),
        ...(errors ?? []).map(({ message }) => ({ file: 'playwright', title: message })),
      ].map(({ file, title }) => ({ file, title })),
    }),
  },
];

/**
 * Runs a suite; the few tests that failed are run once more, by themselves. One that passes then is named in
 * the summary and does not fail the whole: this is for machines that others keep busy (docs/decisions/0105).
 * A suite that breaks down, or writes no report, has failed.
 * @returns {Promise<{passed: number, failed: number, notes: string[]}>}
 */
export async function runSuite(suite, env) {
  const first = await runOnce(suite, suite.command, env);
  const names = first.failed.map(nameOf);
  if (names.length === 0 || names.length > SECOND_LOOK_LIMIT || first.broken) {
    return { passed: first.passed, failed: names.length, notes: names.map((name) => `FAILED: ${name}`) };
  }
  say(`\n── ${suite.name}: a second look at ${names.length} that failed`);
  const second = await runOnce(suite, (report) => suite.again(report, first.failed), env);
  const stillFailed = new Set(second.failed.map(nameOf));
  const recovered = second.broken ? [] : names.filter((name) => !stillFailed.has(name));
  return {
    passed: first.passed + recovered.length,
    failed: names.length - recovered.length,
    notes: names.map((name) =>
      recovered.includes(name) ? `passed only when run again: ${name}` : `FAILED twice: ${name}`,
    ),
  };
}

async function runOnce({ name, outcome }, command, env) {
  const folder = mkdtempSync(join(tmpdir(), 'abhyas-report-'));
  const file = join(folder, 'report.json');
  try {
    const [program, ...args] = command(file);
    const { code } = await runCommand(join(ROOT, 'node_modules/.bin', program), args, {
      cwd: ROOT,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      show: true,
    });
    const { passed, failed } = readReport(file, outcome);
    if (failed && (code === 0 || failed.length > 0)) return { passed, failed, broken: false };
    return { passed, failed: [{ file: name, title: `ended with code ${code}` }], broken: true };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readReport(file, outcome) {
  try {
    return outcome(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: null };
  }
}

/** Without what is left to `npm run thorough`, as playwright.config.ts leaves it out of the browser tests. */
function vitest(report) {
  return [
    'vitest',
    'run',
    '--tags-filter=!thorough',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
}

/** A file that failed before its first test counts as one failed test. */
function failedIn(file, assertions) {
  const failed = assertions.filter(({ status }) => status === 'failed');
  return failed.length > 0
    ? failed.map(({ fullName }) => ({ file, title: fullName }))
    : [{ file, title: 'could not be run' }];
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function nameOf({ file, title }) {
  return `${file.replace(`${ROOT}/`, '')}: ${title}`;
}
