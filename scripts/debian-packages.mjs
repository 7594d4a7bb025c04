import { existsSync, readFileSync, readdirSync } from 'node:fs';

import { CHROMIUM } from './testing/chromium.mjs';

const LANGUAGES = new URL('../packages/languages/src/', import.meta.url);

/** What the compilers and interpreters need: each language's folder says it in `debian.json`. */
const OF_LANGUAGES = readdirSync(LANGUAGES)
  .map((folder) => new URL(`${folder}/debian.json`, LANGUAGES))
  .filter((file) => existsSync(file))
  .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))
  .map((each) => ({ ...each, needs: 'runner' }));

/**
 * The Debian packages that Abhyas needs, and what each is for. `npm start` installs those for the
 * runner, `npm test` those for the tests as well, `npm run chaos` all of them. `alternatives`: the first that the distribution has is taken.
 */
export const DEBIAN_PACKAGES = [
  { alternatives: ['bubblewrap'], file: '/usr/bin/bwrap', needs: 'runner', purpose: 'the sandbox' },
  ...OF_LANGUAGES,
  // Up to Debian 12 gold is a part of binutils.
  {
    alternatives: ['binutils-gold', 'binutils'],
    file: '/usr/bin/ld.gold',
    needs: 'runner',
    purpose: 'quick linking of C and C++',
  },
  { alternatives: ['chromium-headless-shell'], file: CHROMIUM, needs: 'tests', purpose: 'browser tests' },
  {
    alternatives: ['nginx-light', 'nginx'],
    file: '/usr/sbin/nginx',
    needs: 'tests',
    purpose: 'tests of many processes behind one address',
  },
  {
    alternatives: ['expect'],
    file: '/usr/bin/expect',
    needs: 'tests',
    purpose: 'comparing programs at a terminal with those of this machine',
  },
  {
    alternatives: ['gdb'],
    file: '/usr/bin/gdb',
    needs: 'tests',
    purpose: 'comparing what is shown of a program with what a debugger reads',
  },
  {
    alternatives: ['faketime'],
    file: '/usr/bin/faketime',
    needs: 'chaos',
    purpose: 'clocks that are wrong',
  },
  {
    alternatives: ['iproute2'],
    file: '/usr/sbin/ip',
    needs: 'chaos',
    purpose: 'hosts in networks of their own',
  },
  {
    alternatives: ['postgresql'],
    file: '/usr/bin/pg_createcluster',
    needs: 'chaos',
    purpose: 'a PostgreSQL server as hosts have it',
  },
];
