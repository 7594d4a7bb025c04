/**
 * Compiles and runs the small wrong programs that error explanations are tested with, and writes down what
 * the real compilers and run-times say: npm run explanations -- [c|cpp|java|py|warnings]
 *
 * The programs stand in packages/explanations/src/fixtures/<key>.programs.txt, the
 * recorded outputs beside them in <key>.outputs.json, in the order of the programs. Commit both.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { toolchainAt } from '@abhyas/languages/toolchains';

import { readCrash } from '../apps/runner/src/crash.ts';
import { SANITIZER_OPTIONS } from '../apps/runner/src/sandbox/program-runs.ts';

const FIXTURES = fileURLToPath(new URL('../packages/explanations/src/fixtures/', import.meta.url));

/** As the runner links: each linker has its own words. */
const LINKER = ['-fuse-ld=gold', '-fno-use-linker-plugin'];

const LANGUAGES = {
  c: {
    file: 'main.c',
    compile: ['gcc', ...toolchainAt(0).build.flags, ...LINKER, '-o', 'main', 'main.c', '-lm'],
    run: ['./main'],
    crash: ['gcc', ...toolchainAt(0).build.crashFlags, ...LINKER, '-o', 'main', 'main.c', '-lm'],
  },
  cpp: {
    file: 'main.cpp',
    compile: ['g++', ...toolchainAt(3).build.flags, ...LINKER, '-o', 'main', 'main.cpp'],
    run: ['./main'],
    crash: ['g++', ...toolchainAt(3).build.crashFlags, ...LINKER, '-o', 'main', 'main.cpp'],
  },
  java: {
    file: 'Main.java',
    compile: ['javac', '-proc:none', '-encoding', 'UTF-8', '-g', '-nowarn', 'Main.java'],
    run: ['java', '-Xmx64m', '-Xss512k', 'Main'],
  },
  py: { file: 'main.py', run: ['/usr/bin/python3', 'main.py'] },
};

/** Programs in C that compile and are wrong: only what gcc warns of is told of them. */
LANGUAGES.warnings = { ...LANGUAGES.c, run: ['true'] };

const ENVIRONMENT = {
  ...process.env,
  LC_ALL: 'C.UTF-8',
  ...Object.fromEntries(SANITIZER_OPTIONS.map((option) => /^(\w+)=(.*)$/.exec(option).slice(1))),
};

/** A learner's program gets no input, and messages in the C locale's words with real quotation marks. */
const OPTIONS = { encoding: 'utf8', input: '', timeout: 20_000, env: ENVIRONMENT };

function record({ file, compile, run, crash }, code) {
  const folder = mkdtempSync(join(tmpdir(), 'explain-'));
  const call = ([command, ...args]) => spawnSync(command, args, { ...OPTIONS, cwd: folder });
  writeFileSync(join(folder, file), code);
  try {
    const compiled = compile && call(compile);
    const warnings = compiled?.stderr && { compile: clean(compiled.stderr, folder) };
    if (compiled && compiled.status !== 0) return { compiled: false, ...warnings };
    const { stderr, signal, status } = call(run);
    const crashed = signal && crash && call(crash).status === 0 && readCrash(call(run).stderr, file);
    return {
      compiled: true,
      ...warnings,
      stderr: clean(stderr, folder),
      ...(signal && { signal }),
      ...(status && { exitCode: status }),
      ...(crashed && { crash: crashed }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Paths of this machine and names of temporary files would change with each recording. */
function clean(text, folder) {
  return text.replaceAll(`${folder}/`, '').replaceAll(/\/tmp\/cc\w+\.o/g, 'main.o');
}

function programsOf(key) {
  const sections = readFileSync(join(FIXTURES, `${key}.programs.txt`), 'utf8').split(/^=== .*\n/m);
  return sections.slice(1);
}

const wanted = process.argv.slice(2);
for (const [key, language] of Object.entries(LANGUAGES)) {
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  const outputs = programsOf(key).map((code) => record(language, code));
  writeFileSync(join(FIXTURES, `${key}.outputs.json`), `${JSON.stringify(outputs, null, 2)}\n`);
}
