/**
 * `npm run arch`: runs the dependency rules (.dependency-cruiser.cjs) over the working folder, and insists
 * that files were really read and that imports of our own packages were followed into their sources: a
 * cruise that sees nothing finds no fault.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const MINIMUM_MODULES = 200;
const MINIMUM_EDGES_BETWEEN_WORKSPACES = 50;
const OURS = '@abhyas/';
const MAX_OUTPUT_BYTES = 200_000_000;

const depcruise = join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules/.bin/depcruise');
const { stdout, stderr } = spawnSync(
  depcruise,
  ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'apps', 'packages'],
  { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES },
);
if (stdout === '') throw new Error(`dependency-cruiser gave no result: ${stderr}`);
const { modules, summary } = JSON.parse(stdout);

const edges = modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ module }) => module.startsWith(OURS))
    .map(({ module, resolved }) => ({ source, module, followed: resolved.startsWith('packages/') })),
);
const faults = [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...edges
    .filter(({ followed }) => !followed)
    .map(({ source, module }) => `not followed into our sources: ${source} -> ${module}`),
];
if (modules.length < MINIMUM_MODULES || edges.length < MINIMUM_EDGES_BETWEEN_WORKSPACES) {
  faults.push(`only ${modules.length} modules and ${edges.length} imports between workspaces were read`);
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(
  `${modules.length} modules, ${edges.length} imports between workspaces, ${faults.length} faults\n`,
);
process.exit(faults.length > 0 ? 1 : 0);
