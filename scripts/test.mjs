/**
 * `npm test`: installs what is missing, then proves everything: types, lint, format, directions, dead code, courses,
 * unit and integration tests on a real database and a real sandbox, and the journeys in a real browser.
 */
import process from 'node:process';

import { installDebianPackages } from './boot/install-debian-packages.mjs';
import { installNpmPackages } from './boot/npm-packages.mjs';
import { projectEnvironment, projectNode, ROOT } from './boot/project.mjs';
import { Advice, duration, runMain, say, step } from './boot/report.mjs';
import { runCommand } from './boot/run-command.mjs';
import { buildWeb } from './boot/web-build.mjs';
import { runSuite, SUITES } from './testing/suites.mjs';

/** Each of them is one test. Most use one processor, so that the second row goes on beside the first. */
const CHECKS = ['types', 'lint', 'format:check', 'arch', 'knip'];
const CHECKS_BESIDE = ['content:check'];

async function main() {
  const startedAt = performance.now();
  const [, complete] = await Promise.all([installNpmPackages(), installDebianPackages('tests')]);
  if (!complete)
    throw new Advice('The tests need all of these packages: run the command above, then npm test.');
  const env = projectEnvironment();
  const rows = await Promise.all([
    buildWeb().then(() => inTurn(CHECKS, env)),
    step('compiling the tools of the sandbox', () => warmUp(env)).then(() => inTurn(CHECKS_BESIDE, env)),
  ]);
  const outcomes = rows.flat();
  for (const suite of SUITES) {
    say(`\n── ${suite.name}`);
    outcomes.push(await timed(suite.name, () => runSuite(suite, env)));
  }
  report(outcomes, performance.now() - startedAt);
}

/** Tests make by themselves what is missing: what goes wrong here is theirs to tell. */
async function warmUp(env) {
  await runCommand(projectNode(), ['scripts/warm-up.ts'], { cwd: ROOT, env, show: true });
}

async function inTurn(checks, env) {
  const outcomes = [];
  for (const check of checks) outcomes.push(await timed(check, () => runCheck(check, env)));
  return outcomes;
}

async function timed(name, work) {
  const startedAt = performance.now();
  return { name, ...(await work()), ms: performance.now() - startedAt };
}

async function runCheck(name, env) {
  const { code, said } = await runCommand('npm', ['run', '-s', name], { cwd: ROOT, env });
  // At once, so that what others say meanwhile does not come between.
  say(`\n── ${name}\n${said.trimEnd()}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function report(outcomes, totalMs) {
  say('\n── summary');
  for (const { name, passed, failed, notes = [], ms } of outcomes) {
    const result = failed > 0 ? `${failed} FAILED, ${passed} passed` : `${passed} passed`;
    say(`  ${name.padEnd(28)}${result.padEnd(24)}${duration(ms)}`);
    for (const note of notes) say(`    ${note}`);
  }
  say(`  all of it took ${duration(totalMs)}\n`);
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

runMain(main);
