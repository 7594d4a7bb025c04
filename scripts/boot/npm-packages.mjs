import { createHash } from 'node:crypto';
import { accessSync, constants, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, outerEnvironment } from './project.mjs';
import { Advice, step } from './report.mjs';
import { lastLines, runCommand } from './run-command.mjs';

/** Written after a whole install, inside what it speaks for: an install cut short leaves none. */
const STAMP = 'node_modules/.lock-sha256';

/**
 * Installs exactly what package-lock.json says, unless that is what is there. What npm has in its cache is taken from
 * there without a question to the registry: the lock's hashes say that it is right.
 */
export async function installNpmPackages(root = ROOT) {
  const stamp = join(root, STAMP);
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (readStamp(stamp) === wanted) return;
  assertWritable(root);
  await step('installing the npm packages', async () => {
    rmSync(stamp, { force: true });
    const { code, said } = await runCommand('npm', ['ci', '--prefer-offline', '--loglevel=error'], {
      cwd: root,
      env: outerEnvironment(),
    });
    if (code !== 0) {
      throw new Advice(
        `${lastLines(said)}\nnpm could not install the packages (its words stand above): check that this machine reaches the npm registry and has free disk space, then run the same command again.`,
      );
    }
    writeFileSync(stamp, wanted);
  });
}

function readStamp(stamp) {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

function assertWritable(root) {
  try {
    accessSync(root, constants.W_OK);
  } catch (error) {
    throw new Advice(
      `Abhyas cannot install its packages into ${root} (${error.code}): copy the project to a folder that you can write to.`,
    );
  }
}
