/**
 * Compiles and runs the small wrong programs that error explanations are tested with, and writes down what
 * the real compilers and run-times say: npm run explanations -- [a language's key, or warnings]
 *
 * The programs stand in packages/explanations/src/fixtures/<key>.programs.txt, the
 * recorded outputs beside them in <key>.outputs.json, in the order of the programs. Commit both.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { CODE_KEYS, newestOf } from '@abhyas/languages/code-keys';
import { languageAt } from '@abhyas/languages/index';
import { OWN_NODE } from '@abhyas/languages/toolchain';
import { toolchainAt } from '@abhyas/languages/toolchains';

import { readCrash } from '../apps/runner/src/crash-report.ts';
import { buildRunners } from '../apps/runner/src/sandbox/language-runners.ts';
import { SANITIZER_OPTIONS } from '../apps/runner/src/sandbox/program-executor.ts';

const FIXTURES = fileURLToPath(new URL('../packages/explanations/src/fixtures/', import.meta.url));

/** As the runner links: each linker has its own words. */
const LINKER = ['-fuse-ld=gold', '-fno-use-linker-plugin'];

/** SQL runs on a small data set, as in the runner. */
const TOOLS = mkdtempSync(join(tmpdir(), 'explain-tools-'));
process.once('exit', () => rmSync(TOOLS, { recursive: true }));
mkdirSync(join(TOOLS, 'sql'));
await buildRunners(TOOLS);
const readData = () => readFileSync(join(FIXTURES, 'sql.data.sql'), 'utf8');

const LANGUAGES = Object.fromEntries(CODE_KEYS.map((key) => [key, commandsOf(newestOf(key))]));

/** How the programs of a language are built and run on this machine itself. */
function commandsOf(index) {
  const { build } = toolchainAt(index);
  const { fileName: file, input: kindOfInput } = languageAt(index);
  if (kindOfInput === 'data-set')
    return { file, run: [join(TOOLS, 'sql/run'), '64', file], input: readData() };
  if (build.kind === 'interpreted') {
    const interpreter = build.interpreter === OWN_NODE ? process.execPath : build.interpreter;
    return { file, run: [interpreter, file] };
  }
  if (build.kind === 'java') {
    const main = build.preferredMainClass;
    return {
      file,
      compile: ['javac', ...build.compilerFlags, file],
      run: ['java', '-Xmx64m', '-Xss512k', main],
    };
  }
  const compile = (flags) => {
    const linker = build.isGcc ? LINKER : [];
    return [build.compiler, ...flags, ...linker, '-o', 'main', file, ...build.libraries];
  };
  const crash = build.crashFlags && compile(build.crashFlags);
  return { file, compile: compile(build.flags), run: ['./main'], crash };
}

/** Programs in C that compile and are wrong: only what gcc warns of is recorded of them. */
LANGUAGES.warnings = { ...LANGUAGES.c, run: ['true'] };

const ENVIRONMENT = {
  ...process.env,
  LC_ALL: 'C.UTF-8',
  ...Object.fromEntries(SANITIZER_OPTIONS.map((option) => /^(\w+)=(.*)$/.exec(option).slice(1))),
};

/** Messages in the C locale's words with real quotation marks. Most programs get no input. */
const OPTIONS = { input: '', encoding: 'utf8', timeout: 20_000, env: ENVIRONMENT };

function record({ file, compile, run, crash, input }, code) {
  const folder = mkdtempSync(join(tmpdir(), 'explain-'));
  const call = ([command, ...args]) =>
    spawnSync(command, args, { ...OPTIONS, ...(input && { input }), cwd: folder });
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

const isNewOnly = process.argv.includes('--new');
const wanted = process.argv.slice(2).filter((word) => word !== '--new');
for (const [key, language] of Object.entries(LANGUAGES)) {
  const isWanted =
    wanted.length === 0 ? existsSync(join(FIXTURES, `${key}.programs.txt`)) : wanted.includes(key);
  if (!isWanted) continue;
  const file = join(FIXTURES, `${key}.outputs.json`);
  const kept = isNewOnly ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const outputs = programsOf(key)
    .slice(kept.length)
    .map((code) => record(language, code));
  writeFileSync(file, `${JSON.stringify([...kept, ...outputs], null, 2)}\n`);
}
