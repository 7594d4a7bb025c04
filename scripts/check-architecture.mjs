/**
 * `npm run arch`: runs the dependency rules (.dependency-cruiser.cjs) over the working folder, and insists
 * that files were really read and that imports of our own packages were followed into their sources: a
 * cruise that sees nothing finds no fault.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
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
const { FEATURES } = createRequire(join(process.cwd(), 'package.json'))('./.dependency-cruiser.cjs');

/** Of the table of features: what leads back to where it began, and what no import needs any more. */
function faultsOfFeatures(app, table) {
  const needed = new Set(modules.flatMap((module) => featureArrows(app, module)));
  const arrows = Object.entries(table).flatMap(([from, allowed]) => allowed.map((to) => [from, to]));
  return [
    ...arrows
      .filter(([from, to]) => reaches(table, to, from))
      .map(([from, to]) => `features of ${app}: ${from} -> ${to} leads back to ${from}`),
    ...arrows
      .filter(([from, to]) => !needed.has(`${from} ${to}`))
      .map(([from, to]) => `features of ${app}: no import needs ${from} -> ${to}`),
  ];
}

function featureArrows(app, { source, dependencies }) {
  const featureOf = (path) => new RegExp(`^apps/${app}/src/features/([^/]+)/`).exec(path)?.[1];
  if (/\.test\.tsx?$/.test(source)) return [];
  return dependencies.map(({ resolved }) => `${featureOf(source)} ${featureOf(resolved)}`);
}

function reaches(table, from, to) {
  const reached = new Set([from]);
  // A set that grows while it is walked.
  for (const feature of reached) for (const next of table[feature] ?? []) reached.add(next);
  return reached.has(to);
}

const OF_TESTS = /\.test\.tsx?$|\/testing\//;

/** Folders that import each other, and of which neither holds the other: nobody can say which is to be read first. */
function faultsOfFolders() {
  const arrows = new Set(
    modules
      .filter(({ source }) => !OF_TESTS.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => `${dirname(source)} ${dirname(resolved)}`),
      ),
  );
  return [...arrows]
    .map((arrow) => arrow.split(' '))
    .filter(([from, to]) => from < to && !to.startsWith(`${from}/`) && arrows.has(`${to} ${from}`))
    .map(([from, to]) => `folders that import each other: ${from}, ${to}`);
}

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
  ...faultsOfFolders(),
  ...Object.entries(FEATURES).flatMap(([app, table]) => faultsOfFeatures(app, table)),
];
if (modules.length < MINIMUM_MODULES || edges.length < MINIMUM_EDGES_BETWEEN_WORKSPACES) {
  faults.push(`only ${modules.length} modules and ${edges.length} imports between workspaces were read`);
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(
  `${modules.length} modules, ${edges.length} imports between workspaces, ${faults.length} faults\n`,
);
process.exit(faults.length > 0 ? 1 : 0);
