import { runCommand, lastLines } from '../../boot/run-command.mjs';
import { projectEnvironment, ROOT } from '../../boot/project.mjs';
import type { Fault } from '../fault.ts';

const VITEST = ['vitest', 'run'];
const BROWSER = ['playwright', 'test', '--project=desktop'];

/** How vitest and playwright begin the line of a test that failed, colours aside. */
const FAILED = /^\W*(\[\d+m)*\W*(FAIL|×|✘|\d+\) \[)/;

/** A fault that tests bring about: they simulate the provider, mail server or browser that fails. */
function provedBy(name: string, title: string, [program = '', ...args]: readonly string[]): Fault {
  const tests = args.filter((word) => word.includes('/'));
  return {
    name,
    title,
    tests,
    inject: async () => {
      const path = `${ROOT}node_modules/.bin/${program}`;
      const { code, said } = await runCommand(path, args, { cwd: ROOT, env: projectEnvironment() });
      const passed = /(\d+) passed/.exec(said.replace(/.*Test Files.*/, ''))?.[0] ?? 'nothing passed';
      const failed = said.split('\n').filter((line) => FAILED.test(line));
      const measured = code === 0 ? passed : `\n${[...failed, lastLines(said, 30)].join('\n')}`;
      return [{ what: tests.join(' '), measured, met: code === 0 }];
    },
  };
}

const FEATURES = 'apps/api/src/features';
const PLATFORM = 'apps/api/src/platform';

export const F13 = provedBy('F13', 'webhooks twice, late, in any order, forged, alone, never', [
  ...VITEST,
  `${FEATURES}/payments/webhooks.test.ts`,
  `${FEATURES}/payments/settlement-kill.test.ts`,
]);
export const F14 = provedBy('F14', 'the payment provider is down, slow, wrong', [
  ...VITEST,
  `${FEATURES}/payments/payments.test.ts`,
  `${FEATURES}/payments/provider-faults.test.ts`,
]);
export const F15 = provedBy('F15', 'the mail server is down, slow, refuses', [
  ...VITEST,
  `${PLATFORM}/mail/mailer.test.ts`,
]);
export const F16 = provedBy('F16', "Google's keys are away, or others", [
  ...VITEST,
  `${FEATURES}/auth/google-sign-in.test.ts`,
]);
export const F17 = provedBy('F17', 'a backup is restored on an empty machine', [
  ...VITEST,
  'packages/postgres/src/backup/restore.test.ts',
]);
export const F19 = provedBy('F19', 'migrations beside the version before', [
  ...VITEST,
  'packages/postgres/src/migrate.test.ts',
]);
export const F20 = provedBy('F20', 'the browser is offline while somebody types', [
  ...BROWSER,
  'e2e/offline.spec.ts',
  'e2e/practice.spec.ts',
]);
export const F21 = provedBy('F21', "the browser's storage is full, two tabs, a session that ended", [
  ...BROWSER,
  'e2e/practice.spec.ts',
  'e2e/accounts.spec.ts',
]);
