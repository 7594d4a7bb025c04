import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const MODULE = fileURLToPath(new URL('install-debian-packages.mjs', import.meta.url));
const NOBODY = 65534;

/** Installs as somebody who may not: the machine's packages stay as they are. */
function installAsNobody(file: string): string {
  const packages = [
    { alternatives: ['bubblewrap'], file, needs: 'runner', purpose: 'sandbox' },
    { alternatives: ['chromium'], file: '/no/such/browser', needs: 'tests', purpose: 'browser tests' },
  ];
  const script = `import { installDebianPackages } from ${JSON.stringify(MODULE)};
    console.log(await installDebianPackages('runner', ${JSON.stringify(packages)}));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { PATH: '/nowhere' },
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  });
  return stdout;
}

test('a missing toolchain that we may not install: the one command, and what does not work without it', () => {
  expect(installAsNobody('/no/such/file')).toBe(
    `  Without bubblewrap there is no sandbox; everything else works.
  To have it all, run: sudo apt-get update && sudo apt-get install -y bubblewrap
false
`,
  );
});

test('nothing is said when nothing is missing; the browser is only needed for tests', () => {
  expect(installAsNobody(process.execPath)).toBe('true\n');
});
