import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./large-tests.child.ts', import.meta.url));
/** All tests of a problem take a second or two. */
const WITHIN_MS = 60_000;

export type LargeTest = {
  readonly name: string;
  readonly tries: string;
  readonly input: string;
  readonly answer: string;
};

/**
 * Runs `generators/large.mjs` of a problem. It runs outside of the sandbox, in a process that may write nothing and start
 * nothing: only for a content folder of one's own.
 */
export function makeLargeTests(generator: string): Promise<LargeTest[]> {
  const { promise, resolve, reject } = Promise.withResolvers<LargeTest[]>();
  const tests: LargeTest[] = [];
  let said = '';
  let ended = false;
  const child = fork(CHILD, [generator], {
    execArgv: ['--permission', '--allow-fs-read=*'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: WITHIN_MS,
    killSignal: 'SIGKILL',
  });
  child.stderr?.on('data', (chunk) => (said = `${said}${String(chunk)}`.slice(-2000)));
  child.on('message', (message) => {
    if (message === null) ended = true;
    else tests.push(message as LargeTest);
  });
  child.on('error', reject);
  child.on('close', () => {
    if (ended) resolve(tests);
    else reject(new Error(`${generator} did not make its tests.\n${said}`));
  });
  return promise;
}
