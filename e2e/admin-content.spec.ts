import { execFile } from 'node:child_process';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { writeArchive } from '../packages/content/src/import/archive.ts';
import { bytesOf, MODERN } from '../packages/content/src/import/testing/foreign-packages.ts';
import { noFaults, pressBringBack } from './content-console.ts';
import { expect, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A command of package.json, against the product under test. */
async function command(file: string, ...args: string[]): Promise<string> {
  // eslint-disable-next-line node/no-process-env -- playwright.config.ts says there where the product's data is
  const { ABHYAS_E2E_DATA_DIR: DATA_DIR, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [root(file), ...args], {
    env: { ...env, DATA_DIR },
  });
  return stdout;
}

test(
  'a foreign problem package is imported and published from the command line; the console brings the old release back',
  { tag: '@thorough' },
  async ({ page, request }) => {
    // Two commands check all of the school's content, and the machine has two cores.
    test.slow();
    const scratch = await mkdtemp(join(tmpdir(), 'abhyas-e2e-content-'));
    const content = join(scratch, 'content');
    await cp(root('content'), content, { recursive: true });
    const zip = join(scratch, 'circle.zip');
    await writeFile(zip, await writeArchive(bytesOf(MODERN)));
    const subtopic = join(content, 'courses/04-python/01-hello-python');
    const said = await command('packages/content/src/commands/import.command.ts', zip, subtopic);
    expect(said).toContain('circle/problem.yaml:9: time_limit is 30; it may be 0.1 to 10 here');
    expect(said).toContain('Well formed.');

    await signIn(page, await staffMember(request, 'teacher'));
    await page.goto('/admin/content');
    await expect(page.getByText('Learners see this')).toBeVisible();
    const published = await command('apps/api/src/content-publish.command.ts', content, '--unproved');
    expect(published).toMatch(/Release [0-9a-f]{12} is what learners see now/);

    await page.reload();
    await page.getByText('Python', { exact: true }).click();
    await page.getByText('First programs in Python').first().click();
    const circle = page.getByRole('listitem').filter({ hasText: /^Circle/ });
    await expect(circle).toBeVisible();
    await noFaults(page);

    await pressBringBack(page);
    await expect(circle).toHaveCount(0);
  },
);
