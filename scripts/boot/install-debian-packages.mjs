import { existsSync } from 'node:fs';
import process from 'node:process';

import { DEBIAN_PACKAGES } from '../debian-packages.mjs';
import { say, step } from './report.mjs';
import { lastLines, runCommand } from './run-command.mjs';

/** Another apt may be at work: an unattended upgrade on a machine that has just been started. */
const LOCK_TIMEOUT_SECONDS = 300;

const PURPOSES = ['runner', 'tests', 'chaos'];
/** Asked by Debian's packages before they start a service: we use the programs, and start none of theirs. */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs what is missing when we may (as root, or with sudo that asks no password). Otherwise, or when
 * it fails, prints the one command to run and what does not work until then.
 * @param {'runner' | 'tests' | 'chaos'} purpose each needs what those before it need, and more
 * @returns {Promise<boolean>} true when nothing is missing now
 */
export async function installDebianPackages(purpose, packages = DEBIAN_PACKAGES) {
  const wanted = packages.filter(({ needs }) => PURPOSES.indexOf(needs) <= PURPOSES.indexOf(purpose));
  const missing = () => wanted.filter(({ file }) => !existsSync(file));
  if (missing().length === 0) return true;

  const root = await becomeRoot();
  if (root !== undefined) {
    await step(`installing Debian packages (${names(missing())})`, () => install(root, missing()));
  }
  if (missing().length === 0) return true;
  const without = missing().map(({ purpose: what }) => what);
  say(`  Without ${names(missing())} there is no ${without.join(', no ')}; everything else works.`);
  say(`  To have it all, run: sudo apt-get update && sudo apt-get install -y ${names(missing())}`);
  return false;
}

function names(packages) {
  return packages.map(({ alternatives }) => alternatives[0]).join(' ');
}

/** The words that go before a command of root's; undefined when we cannot become root. */
async function becomeRoot() {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid() === 0) return [];
  const { code } = await runCommand('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n'] : undefined;
}

async function install(root, packages) {
  const apt = (...args) => {
    const [program, ...rest] = [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return runCommand(program, rest);
  };
  const wait = ['-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT_SECONDS}`];
  await apt(...wait, 'update', '-qq');
  const names = await Promise.all(packages.map(({ alternatives }) => firstAvailable(alternatives)));
  const { code, said } = await startingNoService(root, () =>
    apt(...wait, 'install', '-y', '-qq', '--no-install-recommends', ...names),
  );
  if (code !== 0) say(`${lastLines(said)}\n  apt-get could not install the packages; its words stand above.`);
}

async function startingNoService(root, work) {
  // The machine's own policy, should it have one, stays.
  if (existsSync(POLICY)) return work();
  const shell = (script) => {
    const [program, ...rest] = [...root, 'sh', '-c', script];
    return runCommand(program, rest);
  };
  await shell(`printf '#!/bin/sh\\nexit 101\\n' > ${POLICY} && chmod 755 ${POLICY}`);
  try {
    return await work();
  } finally {
    await shell(`rm -f ${POLICY}`);
  }
}

async function firstAvailable(alternatives) {
  for (const name of alternatives) {
    const { code, said } = await runCommand('apt-cache', ['policy', name]);
    if (code === 0 && /Candidate: (?!\(none\))\S/.test(said)) return name;
  }
  return alternatives[0];
}
