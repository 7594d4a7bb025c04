import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { installNpmPackages } from './npm-packages.mjs';
import { ROOT } from './project.mjs';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'abhyas-install-'));
  await mkdir(join(root, 'part'));
  await writeFile(join(root, 'part/package.json'), '{"name": "part", "version": "1.0.0"}');
  await describeProject('file:part', { part: { version: '1.0.0' }, 'node_modules/part': PART });
});

afterEach(() => rm(root, { recursive: true }));

const PART = { resolved: 'part', link: true };

/** A project with one dependency, which needs no registry. */
async function describeProject(part: string, packages: object): Promise<void> {
  const dependencies = { part };
  const lock = { name: 'project', lockfileVersion: 3, packages: { '': { dependencies }, ...packages } };
  await writeFile(join(root, 'package.json'), JSON.stringify({ name: 'project', dependencies }));
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
}

/** A folder that `npm ci` would take away: it tells whether npm ran. */
async function leaveTrace(): Promise<void> {
  await mkdir(join(root, 'node_modules/half-unpacked'), { recursive: true });
}

async function traces(): Promise<boolean> {
  return (await readdir(join(root, 'node_modules'))).includes('half-unpacked');
}

test('an install that was cut short is done again; a whole one is left alone', async () => {
  await leaveTrace();
  await installNpmPackages(root);
  expect(await traces()).toBe(false);
  await leaveTrace();
  await installNpmPackages(root);
  expect(await traces()).toBe(true);
});

test('a changed lock file is installed', async () => {
  await installNpmPackages(root);
  await leaveTrace();
  await describeProject('file:part', { part: { version: '1.0.1' }, 'node_modules/part': PART });
  await installNpmPackages(root);
  expect(await traces()).toBe(false);
});

test("a failing install ends in npm's words and one sentence, and is tried again next time", async () => {
  await describeProject('file:gone.tgz', {
    'node_modules/part': { version: '1.0.0', resolved: 'file:gone.tgz' },
  });
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await expect(installNpmPackages(root)).rejects.toThrow(
      'npm could not install the packages (its words stand above): check that this machine reaches the npm registry',
    );
  }
});

test("npm ci accepts the project's own lock file", () => {
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
