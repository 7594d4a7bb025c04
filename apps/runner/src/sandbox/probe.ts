import { existsSync } from 'node:fs';

import { debianPackages } from '@abhyas/languages/debian-packages';

import type { Boxes } from './boxes.ts';
import { NO_LIMITS } from './boxes.ts';
import { BUBBLEWRAP, findJdk, JAVAC } from './machine.ts';
import { SandboxUnavailable } from './sandbox-unavailable.ts';

/** What has to be there, besides a JDK, which may be in several places. */
const PROGRAMS = [
  { file: BUBBLEWRAP, name: 'bubblewrap' },
  ...debianPackages().filter(({ file }) => file !== JAVAC),
];

/** What bubblewrap and the launcher say when the kernel refuses, and what makes it consent. */
const REFUSALS: readonly { said: RegExp; problem: string; fix: string }[] = [
  {
    said: /user namespace: No space left|max_user_namespaces/i,
    problem: 'This machine allows no user namespaces.',
    fix: 'sudo sysctl -w user.max_user_namespaces=15000',
  },
  {
    said: /user namespace|uid map|setgroups|uid_map|private mounts|mount namespace|creating new namespace/i,
    problem: 'This machine does not let ordinary programs make user namespaces, which the sandbox stands on.',
    fix: existsSync('/proc/sys/kernel/apparmor_restrict_unprivileged_userns')
      ? 'sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0'
      : 'sudo sysctl -w kernel.unprivileged_userns_clone=1',
  },
];

/**
 * The JDK to use, once everything else is there as well.
 *
 * @throws SandboxUnavailable naming every package that is missing
 */
export function requirePrograms(exists: (file: string) => boolean = existsSync): { jdk: string } {
  const missing = PROGRAMS.filter(({ file }) => !exists(file)).map(({ name }) => name);
  const jdk = findJdk(exists);
  if (jdk === undefined) missing.push('openjdk-17-jdk-headless');
  else if (missing.length === 0) return { jdk };
  throw new SandboxUnavailable(
    `The sandbox lacks ${missing.join(', ')}.`,
    `sudo apt-get install -y ${missing.join(' ')}`,
  );
}

/** What a box that does not come up means for an operator. */
export function explainRefusal(said: string): { problem: string; fix: string } {
  const known = REFUSALS.find((refusal) => refusal.said.test(said));
  return (
    known ?? { problem: `A box does not come up: ${said}`, fix: 'bwrap --unshare-all --ro-bind / / true' }
  );
}

/**
 * Runs one program in a box, isolated as any other.
 *
 * @throws SandboxUnavailable when the box does not come up
 */
export async function requireBox(boxes: Boxes): Promise<void> {
  const limits = {
    ...NO_LIMITS,
    wallMs: 10_000,
    cpuMs: 10_000,
    memoryKb: 64 << 10,
    processes: 4,
    stackKb: 8 << 10,
  };
  let said: string;
  try {
    const order = { limits, env: [], argv: ['/usr/bin/true'], files: [], stdin: new Uint8Array() };
    const outcome = await boxes.run(order, new AbortController().signal);
    if (outcome.reason === 'exited' && outcome.exitCode === 0 && outcome.signal === 0) return;
    said = outcome.stderr.toString() || `the box ended with ${outcome.reason}`;
  } catch (error) {
    said = (error as Error).message;
  }
  const { problem, fix } = explainRefusal(said);
  throw new SandboxUnavailable(problem, fix);
}
