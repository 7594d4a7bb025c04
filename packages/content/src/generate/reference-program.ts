import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve as absolute } from 'node:path';
import { promisify } from 'node:util';

import { type CodeKey, keyOfFile, languageOf, newestOf } from '@abhyas/languages/code-keys';
import { languageAt } from '@abhyas/languages/index';
import { OWN_NODE } from '@abhyas/languages/toolchain';
import { toolchainAt } from '@abhyas/languages/toolchains';
import { toolsFolder } from '@abhyas/languages/tools';

const run = promisify(execFile);
const RUN_TIMEOUT_MS = 60_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The author's right solution as a program on the author's own machine: input in, answer out. */
export type ReferenceProgram = {
  readonly answer: (input: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/**
 * Builds `source` with the machine's own compiler. It runs outside the sandbox, as any program of the
 * author's does: only for content that you wrote or have read. Each run begins in an empty folder, as in the sandbox.
 */
export async function buildReference(source: string): Promise<ReferenceProgram> {
  const dir = await mkdtemp(join(tmpdir(), 'abhyas-reference-'));
  const program = join(dir, 'program');
  const command = await build(absolute(source), program);
  return {
    answer: async (input) => answerOf(command, { input, cwd: await mkdtemp(join(dir, 'run-')) }),
    close: () => rm(dir, { recursive: true, force: true }),
  };
}

async function build(source: string, program: string): Promise<readonly string[]> {
  const key = keyOfFile(source);
  if (key === undefined) throw new Error(`${source} is in no language that is known here.`);
  const { build: how } = toolchainAt(newestOf(key));
  if (how.kind === 'java') return ['java', source];
  if (how.kind === 'interpreted') {
    const interpreter = how.interpreter === OWN_NODE ? process.execPath : how.interpreter;
    return [interpreter, ...(runByTool(how.run, key, source) ?? [source])];
  }
  await run(how.compiler, [...how.flags, '-o', program, source, ...how.libraries]);
  return [program];
}

const HEAP_MB = '1024';

/** The arguments where a tool of ours runs the source, as with SQL; undefined where the interpreter itself does. */
function runByTool(run: readonly string[], key: CodeKey, source: string): string[] | undefined {
  const { fileName } = languageOf(key);
  if (!run.some((argument) => argument.includes('{tools}'))) return undefined;
  const tools = toolsFolder(languageAt(newestOf(key)).id);
  return run.map((argument) =>
    argument === fileName ? source : argument.replace('{tools}', tools).replace('{heapMb}', HEAP_MB),
  );
}

type Run = { readonly input: string; readonly cwd: string };

function answerOf(command: readonly string[], { input, cwd }: Run): Promise<string> {
  const [file = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const options = { cwd, timeout: RUN_TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES };
    const child = execFile(file, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`The reference failed: ${error.message}\n${stderr}`));
      else resolve(stdout);
    });
    child.stdin?.end(input);
  });
}
