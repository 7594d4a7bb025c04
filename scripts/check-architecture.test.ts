import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CHECK = join(ROOT, 'scripts/check-architecture.mjs');
const LEFT_OUT = new Set(['node_modules', 'dist']);
/** Enough of the house: `npm run arch` itself looks at all of it. The seeds of the other apps import what is here. */
const COPIED = ['apps/api', 'packages', '.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json'];
/** No seed is one, and `npm run arch` itself looks at those of the house: without them it is done in half the time. */
const TEST = /\.test\.tsx?$/;

/** One broken rule each: the file that breaks it, what it imports, and the rule that must name it. */
const SEEDS = [
  ['apps/web/src/lib/seed-app.ts', '../../../api/src/config.ts', 'no-app-to-app'],
  ['apps/web/src/lib/seed-queue.ts', '@abhyas/queue/job', 'web-directions'],
  ['apps/web/src/lib/seed-toolchain.ts', '@abhyas/languages/c/toolchain', 'web-directions'],
  ['apps/api/src/platform/seed-toolchain.ts', '@abhyas/languages/java/toolchain', 'api-directions'],
  ['apps/runner/src/seed-content.ts', '@abhyas/content/release', 'runner-directions'],
  ['packages/contract/src/seed-queue.ts', '@abhyas/queue/job', 'contract-directions'],
  ['packages/languages/src/seed-contract.ts', '@abhyas/contract/limits', 'languages-directions'],
  ['packages/content/src/seed-contract.ts', '@abhyas/contract/limits', 'content-directions'],
  ['packages/postgres/src/seed-queue.ts', '@abhyas/queue/job', 'postgres-directions'],
  ['apps/runner/src/seed-server.ts', '@abhyas/postgres/embedded/start-postgres', 'runner-directions'],
  ['packages/queue/src/seed-content.ts', '@abhyas/content/release', 'queue-directions'],
  ['packages/simulators/src/seed-contract.ts', '@abhyas/contract/limits', 'simulators-directions'],
  ['apps/web/src/ui/seed-feature.ts', '../features/seed/pages/seed-page.ts', 'web-ui-knows-no-feature'],
  ['apps/web/src/staff/seed-feature.ts', '../features/seed/pages/seed-page.ts', 'web-staff-knows-no-feature'],
  ['apps/web/src/features/seed/seed-app.ts', '../../app/seed-router.ts', 'web-features-know-no-app'],
  ['apps/web/src/features/other/seed.ts', '../seed/pages/seed-page.ts', 'web-feature-to-feature'],
  [
    'apps/api/src/platform/seed-feature.ts',
    '../features/seed/seed.service.ts',
    'api-platform-knows-no-feature',
  ],
  ['apps/api/src/features/other/seed.ts', '../seed/seed.store.ts', 'api-feature-to-feature'],
  [
    'apps/api/src/features/notifications/seed.service.ts',
    '../classes/seed.service.ts',
    'api-notifications-knows',
  ],
  ['apps/web/src/features/proving/seed.ts', '../publishing/seed.ts', 'web-proving-knows'],
  ['apps/api/src/features/seed/seed.service.ts', '../classes/seed.service.ts', 'api-features-are-listed'],
  ['apps/api/src/features/seed/seed.rules.ts', './seed.store.ts', 'api-rules-are-pure'],
  ['apps/api/src/features/other/seed-admin.service.ts', '../admin/admin.service.ts', 'nothing-imports-admin'],
] as const;

/** A ring of two files. */
const RING = ['apps/api/src/platform/seed-ring-a.ts', 'apps/api/src/platform/seed-ring-b.ts'] as const;

/** Two folders that import each other, though no file leads back to itself. */
const FOLDERS = [
  ['apps/api/src/platform/seed-one/from.ts', '../seed-two/to.ts'],
  ['apps/api/src/platform/seed-two/from.ts', '../seed-one/to.ts'],
] as const;

/** What the seeds import and the house may not have. */
const TARGETS = [
  'apps/web/src/features/seed/pages/seed-page.ts',
  'apps/web/src/app/seed-router.ts',
  'apps/api/src/features/seed/seed.service.ts',
  'apps/api/src/features/seed/seed.store.ts',
  'apps/api/src/features/classes/seed.service.ts',
  'apps/web/src/features/publishing/seed.ts',
  'apps/api/src/features/admin/admin.service.ts',
  'apps/api/src/platform/seed-one/to.ts',
  'apps/api/src/platform/seed-two/to.ts',
];

let copy: string;
let faults: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'abhyas-architecture-'));
  for (const path of COPIED) {
    await cp(join(ROOT, path), join(copy, path), { recursive: true, filter: isSource });
  }
  await mkdir(join(copy, 'node_modules/@abhyas'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'packages'))) {
    await symlink(join('../../packages', name), join(copy, 'node_modules/@abhyas', name));
  }
  faults = await faultsOfSeeds();
});

afterAll(() => rm(copy, { recursive: true }));

function isSource(path: string): boolean {
  return !LEFT_OUT.has(basename(path)) && !TEST.test(path);
}

async function plant(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), text);
}

/** What the check says of a copy of the house that breaks each rule once, by its files and in its table of features. */
async function faultsOfSeeds(): Promise<string> {
  for (const target of TARGETS) await plant(target, 'export type Seed = string;\n');
  for (const [path, specifier] of [...SEEDS, ...FOLDERS])
    await plant(path, `export type * from '${specifier}';\n`);
  await plant(RING[0], `export * from './seed-ring-b.ts';\n`);
  await plant(RING[1], `export * from './seed-ring-a.ts';\n`);
  await plant('apps/api/src/platform/seed-nowhere.ts', `export * from '@abhyas/contract/no-such-file';\n`);
  const config = await readFile(join(ROOT, '.dependency-cruiser.cjs'), 'utf8');
  const seeded = config.replace('    plans: [],', "    plans: ['payments'],");
  expect(seeded).not.toBe(config);
  await plant('.dependency-cruiser.cjs', seeded);
  const { status, stderr } = spawnSync(process.execPath, [CHECK], { cwd: copy, encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr;
}

test('each rule catches a seeded violation, through the @abhyas/* links and in type-only imports too', () => {
  expect(SEEDS.filter(([path, , rule]) => !faults.includes(`${rule}: ${path} -> `))).toEqual([]);
  expect(faults).toMatch(new RegExp(`no-cycles: ${RING[0]} -> `));
});

test('folders that import each other are a fault', () => {
  expect(faults).toContain(
    'folders that import each other: apps/api/src/platform/seed-one, apps/api/src/platform/seed-two\n',
  );
});

test('what breaks no rule is not a fault', () => {
  const named = faults.split('\n').filter((line) => /^[a-z-]+: (apps|packages)\//.test(line));
  expect(named.filter((line) => !line.includes('seed'))).toEqual([]);
});

test('an import of ours that leads nowhere is a fault, not something to pass over', () => {
  expect(faults).toContain(
    'not followed into our sources: apps/api/src/platform/seed-nowhere.ts -> @abhyas/contract/no-such-file',
  );
});

test('arrows between features that lead back, and such that nobody needs, are faults of the table itself', () => {
  expect(faults).toContain('features of api: plans -> payments leads back to plans');
  expect(faults).toContain('features of api: payments -> plans leads back to payments');
  expect(faults).toContain('features of api: no import needs plans -> payments');
});
