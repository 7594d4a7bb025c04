/**
 * `npm test`: installs what is missing, then proves everything: types, lint, format, directions, dead code,
 * unit and integration tests on a real database and a real sandbox, and the journeys in a real browser.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { installDebianPackages } from './boot/install-debian-packages.mjs';
import { installNpmPackages } from './boot/npm-packages.mjs';
import { projectEnvironment, ROOT } from './boot/project.mjs';
import { Advice, duration, runMain, say } from './boot/report.mjs';
import { runCommand } from './boot/run-command.mjs';
import { buildWeb } from './boot/web-build.mjs';

/** A check is one test; a suite counts its own tests into the file it is given. */
const CHECKS = ['types', 'lint', 'format:check', 'arch', 'knip'];
const SUITES = [
  {
    name: 'unit and integration tests',
    command: (report) => [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  },
  {
    name: 'browser tests',
    command: () => ['playwright', 'test', '--reporter=list,json'],
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  },
];

async function main() {
  const startedAt = performance.now();
  const [, complete] = await Promise.all([installNpmPackages(), installDebianPackages('tests')]);
  if (!complete)
    throw new Advice('The tests need all of these packages: run the command above, then npm test.');
  await buildWeb();

  const env = projectEnvironment();
  const outcomes = [];
  for (const check of CHECKS) {
    outcomes.push(await timed(check, () => runCheck(check, env)));
  }
  for (const suite of SUITES) {
    outcomes.push(await timed(suite.name, () => runSuite(suite, env)));
  }
  report(outcomes, performance.now() - startedAt);
}

async function timed(name, work) {
  say(`\n── ${name}`);
  const startedAt = performance.now();
  return { name, ...(await work()), ms: performance.now() - startedAt };
}

async function runCheck(name, env) {
  const { code } = await runCommand('npm', ['run', '-s', name], { cwd: ROOT, env, show: true });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A suite that ends badly without a failed test (it broke down, or wrote no report) is a failure, too. */
async function runSuite({ command, count }, env) {
  const folder = mkdtempSync(join(tmpdir(), 'abhyas-report-'));
  const file = join(folder, 'report.json');
  try {
    const [program, ...args] = command(file);
    const { code } = await runCommand(join(ROOT, 'node_modules/.bin', program), args, {
      cwd: ROOT,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      show: true,
    });
    const counted = readCount(file, count);
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readCount(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function report(outcomes, totalMs) {
  say('\n── summary');
  for (const { name, passed, failed, ms } of outcomes) {
    const result = failed > 0 ? `${failed} FAILED, ${passed} passed` : `${passed} passed`;
    say(`  ${name.padEnd(28)}${result.padEnd(24)}${duration(ms)}`);
  }
  say(`  all of it took ${duration(totalMs)}\n`);
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

runMain(main);
