/**
 * `npm run statements`, after a release: writes what its programs ask of the two databases to
 * apps/api/db/statements-of-last-release.json, gathered while the server's tests run. From then on a test
 * prepares each of them on the schema as it becomes, because old processes run beside new ones for a while.
 * With paths only the tests below them run.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { ROOT } from './boot/project.mjs';
import { runCommand } from './boot/run-command.mjs';
import { runMain, say } from './boot/report.mjs';

const RECORDER = pathToFileURL(join(ROOT, 'scripts/statement-recorder.mjs')).href;
const FIXTURE = join(ROOT, 'apps/api/db/statements-of-last-release.json');
/** One statement that can be prepared: several at once come from tests only. */
const KINDS = /^\s*(?:select|insert|update|delete|with)\b(?![^]*;\s*\S)/i;
/** By the names that tests give to the copies they work on. */
const DATABASES = [
  ['main', /^test_/],
  ['queue', /^queue_/],
];

async function main() {
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-statements-'));
  const paths = process.argv.slice(2);
  const args = [
    'vitest',
    'run',
    '--project=server',
    ...(paths.length > 0 ? paths : ['apps/api', 'packages/queue']),
  ];
  const env = { ...process.env, NODE_OPTIONS: `--import=${RECORDER}`, STATEMENTS_FOLDER: folder };
  const { code, said } = await runCommand('npx', args, { cwd: ROOT, env });
  if (code !== 0) say(said);
  const noted = await readNoted(folder);
  const statements = Object.fromEntries(
    DATABASES.map(([name, pattern]) => [
      name,
      [...new Set(noted.filter(([database]) => pattern.test(database)).map(([, text]) => text))]
        .filter((text) => KINDS.test(text))
        .toSorted((a, b) => (a < b ? -1 : 1)),
    ]),
  );
  await writeFile(FIXTURE, `${JSON.stringify(statements, null, 2)}\n`);
  await rm(folder, { recursive: true });
  for (const [name, texts] of Object.entries(statements)) say(`${texts.length} statements on ${name}`);
  process.exitCode = code;
}

async function readNoted(folder) {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .flatMap((text) => text.trim().split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

runMain(main);
