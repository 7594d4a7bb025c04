/**
 * `npm run audit`: what can be said about the packages we use. Every one must come from the registry with a
 * checksum, and the registry is asked for known vulnerabilities.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { ROOT } from './boot/project.mjs';
import { runCommand } from './boot/run-command.mjs';
import { runMain, say } from './boot/report.mjs';

async function main() {
  const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'));
  const foreign = Object.entries(packages).filter(([path, entry]) => isForeign(path, entry));
  for (const [path] of foreign) say(`${path} does not come from the registry with a checksum.`);
  say(`${Object.keys(packages).length} packages in the lock, ${foreign.length} of doubtful origin.`);
  const { code, output } = await askRegistry();
  say(output);
  process.exitCode = foreign.length > 0 || code !== 0 ? 1 : 0;
}

/** Optional packages of other platforms are never installed and have no checksum (scripts/complete-lock.mjs). */
function isForeign(path, { link, resolved, integrity, optional }) {
  if (!path.includes('node_modules/') || link === true) return false;
  if (optional === true && integrity === undefined && resolved === undefined) return false;
  return integrity === undefined || (resolved !== undefined && !resolved.startsWith('https://'));
}

/** Known vulnerabilities in what production installs, high and above. */
async function askRegistry() {
  const args = ['audit', '--omit=dev', '--audit-level=high'];
  const { code, said } = await runCommand('npm', args, { cwd: ROOT, env: process.env });
  if (/405|ENOTFOUND|audit endpoint returned an error/.test(said)) {
    return {
      code: 0,
      output: 'This registry answers no questions about vulnerabilities: ask from another network.',
    };
  }
  return { code, output: said.trim() };
}

runMain(main);
