import { access, constants } from 'node:fs/promises';

/** From util-linux, on every Debian and Ubuntu. */
const SETPRIV = '/usr/bin/setpriv';

/**
 * Turns a command line into one that the kernel signals when the process that starts it dies, so that
 * a kill -9 of ours leaves nothing running. Where setpriv is missing the next start clears up instead.
 */
export async function dieWithParent(
  signal: 'INT' | 'KILL',
  command: readonly string[],
): Promise<{ readonly program: string; readonly args: readonly string[] }> {
  const bound = await access(SETPRIV, constants.X_OK).then(
    () => [SETPRIV, '--pdeathsig', signal, '--', ...command],
    () => command,
  );
  const [program = '', ...args] = bound;
  return { program, args };
}
