/**
 * The Debian packages that Abhyas stands on, and what each is for. `npm start` installs those for the
 * runner, `npm test` those for the tests besides, `npm run chaos` all of them. `alternatives`: the first that the distribution has is taken.
 */
export const DEBIAN_PACKAGES = [
  { alternatives: ['bubblewrap'], file: '/usr/bin/bwrap', needs: 'runner', purpose: 'the sandbox' },
  { alternatives: ['gcc'], file: '/usr/bin/gcc', needs: 'runner', purpose: 'C' },
  { alternatives: ['g++'], file: '/usr/bin/g++', needs: 'runner', purpose: 'C++' },
  {
    alternatives: ['openjdk-17-jdk-headless', 'openjdk-21-jdk-headless', 'default-jdk-headless'],
    file: '/usr/bin/javac',
    needs: 'runner',
    purpose: 'Java',
  },
  // Up to Debian 12 gold is a part of binutils.
  {
    alternatives: ['binutils-gold', 'binutils'],
    file: '/usr/bin/ld.gold',
    needs: 'runner',
    purpose: 'quick linking of C and C++',
  },
  { alternatives: ['python3'], file: '/usr/bin/python3', needs: 'runner', purpose: 'Python' },
  { alternatives: ['chromium'], file: '/usr/bin/chromium', needs: 'tests', purpose: 'browser tests' },
  {
    alternatives: ['nginx-light', 'nginx'],
    file: '/usr/sbin/nginx',
    needs: 'tests',
    purpose: 'tests of many processes behind one address',
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
