/** Runs the dependency rules and insists that files were really read: a cruise of nothing passes in silence. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const MINIMUM_MODULES = 10;
const command = ['depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'packages'];
const { status, stdout, stderr } = spawnSync('npx', command, { encoding: 'utf8' });
process.stdout.write(stdout + stderr);

const modules = Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0);
if (modules < MINIMUM_MODULES) {
  process.stderr.write(`Only ${modules} modules were cruised: the architecture was not checked.\n`);
  process.exit(1);
}
process.exit(status ?? 1);
