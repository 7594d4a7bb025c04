import { spawn } from 'node:child_process';

const KEPT_CHARACTERS = 20_000;

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean}} options show: print what it says, too
 * @returns {Promise<{code: number, said: string}>} exit code (127: not found) and the end of what it said
 */
export function runCommand(program, args, { cwd, env, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const [stream, out] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', (chunk) => {
        said = (said + chunk).slice(-KEPT_CHARACTERS);
        if (show) out.write(chunk);
      });
    }
    child.once('error', (error) => resolve({ code: 127, said: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** The last lines of a program's output, indented, to show beside advice. */
export function lastLines(said, count = 12) {
  const lines = said.trim().split('\n').slice(-count);
  return lines.map((line) => `    ${line}`).join('\n');
}
