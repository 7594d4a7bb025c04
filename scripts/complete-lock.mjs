/**
 * Adds to package-lock.json the optional platform packages that npm 11 leaves out when the
 * registry lacks their newest build. Without them `npm ci` refuses the lock ("Missing: … from lock
 * file", npm issue 4828). Run after every change of dependencies: `node scripts/complete-lock.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const lockUrl = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(lockUrl, 'utf8'));

const OPERATING_SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony', 'aix'];
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'riscv64', 'ppc64', 's390x', 'loong64', 'mips64el'];

/** Reads the platform out of a package name such as `@x/y-linux-arm64-gnu`. */
function platformOf(name) {
  const parts = name.split(/[-/]/);
  const os = OPERATING_SYSTEMS.filter((candidate) => parts.includes(candidate));
  const cpu = PROCESSORS.filter((candidate) => parts.includes(candidate));
  const libc = parts.includes('musl') ? ['musl'] : parts.includes('gnu') ? ['glibc'] : undefined;
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(libc && os.includes('linux') && { libc }),
  };
}

/** Where npm would have put `name` for the package at `parent`: nested copy first, then the root. */
function isLocked(name, parent) {
  for (let at = parent; ; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
    if (!at.includes('node_modules')) at = '';
  }
}

let added = 0;
for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(name, parent)) continue;
    lock.packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(lockUrl, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`package-lock.json: ${added} missing optional packages added\n`);
