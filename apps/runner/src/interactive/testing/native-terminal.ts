import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { toolchainAt } from '@abhyas/languages/toolchains';

import type { Dialogue } from './dialogues.ts';

const run = promisify(execFile);

export const EXPECT = '/usr/bin/expect';
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8', TERM: 'xterm' };
const END_OF_INPUT = '\\004';

/** The transcript of a talk at a terminal of this machine, led by Debian's `expect`: what is typed stands after a `>`. */
export async function talkNatively(dialogue: Dialogue): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-expect-'));
  try {
    const command = await build(dialogue, folder);
    const file = join(folder, 'transcript');
    await writeFile(join(folder, 'talk.exp'), scriptOf(dialogue, command, file));
    await run(EXPECT, ['-f', join(folder, 'talk.exp')], { cwd: folder, env: ENVIRONMENT });
    return await readFile(file, 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Compiles it with our flags; answers what starts it. */
async function build({ language, code }: Dialogue, folder: string): Promise<readonly string[]> {
  const { build: how } = toolchainAt(language);
  const options = { cwd: folder, env: ENVIRONMENT };
  if (how.kind === 'java') {
    await writeFile(join(folder, 'Main.java'), code);
    await run('javac', [...how.compilerFlags, 'Main.java'], options);
    return ['java', '-cp', folder, 'Main'];
  }
  if (how.kind === 'interpreted') {
    const isPython = how.interpreter.startsWith('/');
    const file = isPython ? 'main.py' : 'main.cjs';
    await writeFile(join(folder, file), code);
    return [isPython ? how.interpreter : process.execPath, file];
  }
  const file = how.compiler.endsWith('g++') ? 'main.cpp' : 'main.c';
  await writeFile(join(folder, file), code);
  await run(how.compiler, [...how.flags, file, '-o', 'main', ...how.libraries], options);
  return [join(folder, 'main')];
}

/** Tcl has no other quotes that leave everything as it is. */
const quoted = (text: string): string => `"${text.replace(/[\\"$[\]]/g, '\\$&').replace(/\n/g, '\\n')}"`;

function scriptOf({ says }: Dialogue, command: readonly string[], file: string): string {
  const turns = says.flatMap(([shown, typed]) => [
    // Without any output there is no end to wait for.
    ...(shown === '' ? [] : [`expect -exact ${quoted(shown)}`, 'append transcript $expect_out(buffer)']),
    `append transcript ${quoted(`>${typed}\n`)}`,
    `send -- ${quoted(`${typed}\n`)}`,
  ]);
  return [
    'set timeout 30',
    'log_user 0',
    'set stty_init "sane -echo -onlcr rows 24 columns 80"',
    `spawn -noecho ${command.map(quoted).join(' ')}`,
    'expect_before timeout { exit 1 }',
    'set transcript ""',
    ...turns,
    // A program that reads to its end has read the last line before it is told that there is no more.
    'after 300',
    `catch { send -- "${END_OF_INPUT}" }`,
    'expect eof',
    'append transcript $expect_out(buffer)',
    `set out [open ${quoted(file)} w]`,
    'fconfigure $out -encoding utf-8 -translation lf',
    'puts -nonewline $out $transcript',
    'close $out',
  ].join('\n');
}
