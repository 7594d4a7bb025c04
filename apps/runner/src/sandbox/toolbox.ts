import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  link,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { LANGUAGES, LANGUAGE_INDICES } from '@abhyas/languages/index';
import { OWN_NODE, type Build } from '@abhyas/languages/toolchain';
import { toolchainAt } from '@abhyas/languages/toolchains';
import { recorderFolder, toolsFolder } from '@abhyas/languages/tools';

import { CLASS_ARCHIVE } from './program-command.ts';
import { ASM_FLAGS } from './compile-java.ts';
import { compileFilter } from '../../profiles/seccomp.ts';
import { NODE_TOOL } from './interpreter.ts';
import { C_COMPILER, GOLD, processor } from './machine.ts';
import { buildRunners, runnerFolders } from './language-runners.ts';
import { buildNativeRecorder, canRecordNative } from './native-recorder.ts';

const run = promisify(execFile);
/** A day: longer than any two versions run beside each other. */
const UNUSED_MS = 86_400_000;
const SOURCES = import.meta.dirname;
const FILTERS = { withCgroups: 'seccomp.bpf', without: 'seccomp-without-cgroups.bpf' };

/** Our own programs, built once per version of their sources and of the machine's compilers. */
export type Toolbox = {
  /** Shown to every box as /toolbox. Holds nothing secret. */
  readonly folder: string;
  /** The seccomp tables, with cgroups and without; outside the toolbox. */
  readonly filters: { readonly withCgroups: string; readonly without: string };
  /** The launcher of cells, which is also the init inside a box. */
  readonly cell: string;
  readonly jdk: string;
  /** Makes gcc link with gold, where there is one. */
  readonly linkerFlags: readonly string[];
  /** The versions of the machine's compilers, in their own words. */
  readonly compilers: string;
  /** Changes when any compiler of the machine changes: part of every key under which builds are kept. */
  readonly fingerprint: string;
};

async function sourcesOf(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(path.join(SOURCES, folder));
  return names.filter((name) => name.endsWith(ending)).map((name) => path.join(SOURCES, folder, name));
}

/** Versions as the compilers tell them. */
async function versions(jdk: string): Promise<string> {
  const compilers = new Set(LANGUAGE_INDICES.map((index) => compilerOf(toolchainAt(index).build, jdk)));
  const answers = await Promise.all(
    [...compilers].map((program) => run(program, ['--version'], { env: {} })),
  );
  return answers.map(({ stdout }) => stdout).join('\n');
}

/** The program on this machine that knows the language's version. */
function compilerOf(build: Build, jdk: string): string {
  if (build.kind === 'native') return build.compiler;
  if (build.kind === 'java') return `${jdk}/bin/javac`;
  return build.interpreter === OWN_NODE ? process.execPath : build.interpreter;
}

/** The folders of tools that languages bring along, by the ids of these. */
function languageTools(): { readonly id: string; readonly folder: string }[] {
  return LANGUAGES.flatMap(({ id }) => {
    const folder = toolsFolder(id);
    return existsSync(folder) ? [{ id, folder }] : [];
  });
}

/** Every file in the folders of tools. */
async function toolFiles(): Promise<string[]> {
  const folders = [
    ...languageTools().map(({ folder }) => folder),
    ...(canRecordNative() ? [recorderFolder('c')] : []),
    recorderFolder('java'),
    ...runnerFolders(),
  ];
  const found = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  return found
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

async function fingerprintOf(files: readonly string[], compilers: string): Promise<string> {
  const hash = createHash('sha256').update(compilers);
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function buildJava(jdk: string, folder: string): Promise<void> {
  const launcher = path.join(folder, 'launch');
  const includes = [`-I${jdk}/include`, `-I${jdk}/include/linux`];
  const source = path.join(SOURCES, 'java/launch.c');
  await run(C_COMPILER, ['-O2', ...includes, '-o', launcher, source, '-ldl', '-lpthread'], {
    env: { PATH: '/usr/bin' },
  });
  await buildCompileServer(jdk, folder);
  await archiveClasses(jdk, folder);
}

/** The compile server with what makes programs record their steps, where the JDK brings what that takes. */
async function buildCompileServer(jdk: string, toolbox: string): Promise<void> {
  const server = path.join(SOURCES, 'java/CompileServer.java');
  const compile = (folder: string, ...args: string[]) =>
    run(`${jdk}/bin/javac`, ['-d', path.join(toolbox, folder), ...args], { env: {} });
  const sources = await recorderSources();
  try {
    // Joined strings of the usual kind would change the numbers that programs print of their objects (Recorder.java).
    await compile('java-recorder', '-XDstringConcat=inline', '-g:none', '-nowarn', ...sources.program);
    await compile('classes', ...ASM_FLAGS, server, ...sources.build);
  } catch {
    await compile('classes', server, ...sources.build.filter((file) => file.endsWith('/ClassRecorder.java')));
  }
}

async function recorderSources(): Promise<{ build: string[]; program: string[] }> {
  const folder = recorderFolder('java');
  const files = await readdir(folder, { recursive: true });
  const within = (part: string) =>
    files
      .filter((name) => name.startsWith(`${part}/`) && name.endsWith('.java'))
      .map((name) => path.join(folder, name));
  return { build: within('build'), program: within('program') };
}

/**
 * Makes the archive from which every virtual machine starts (class data sharing): the JDK's own lacks half of
 * what learners' programs load. A machine whose settings do not fit it starts without, only slower.
 */
async function archiveClasses(jdk: string, folder: string): Promise<void> {
  const training = path.join(folder, 'training');
  const list = path.join(training, 'list');
  await run(`${jdk}/bin/javac`, ['-d', training, path.join(SOURCES, 'java/TrainingRun.java')], { env: {} });
  const java = (...args: string[]) => run(`${jdk}/bin/java`, args, { env: {} });
  await java('-Xshare:off', `-XX:DumpLoadedClassList=${list}`, '-cp', training, 'TrainingRun');
  await java(
    '-Xshare:dump',
    // The only collector that can write the archive's objects; the one that programs have can read them.
    '-XX:+UseG1GC',
    `-XX:SharedClassListFile=${list}`,
    `-XX:SharedArchiveFile=${path.join(folder, CLASS_ARCHIVE)}`,
  );
  await rm(training, { recursive: true });
}

/**
 * gold links a small C program in 11 ms where GNU ld takes 15 and mold 13, one in C++ in 13 where they take 46
 * and 17, and says "undefined reference" as every book does. Nothing is built for link-time optimisation.
 */
const GOLD_FLAGS = ['-fuse-ld=gold', '-fno-use-linker-plugin', '-Wl,--no-map-whole-files'];

/** What interpreters need of ours, and the Node that we run on ourselves. */
async function bringTools(toolbox: string): Promise<void> {
  for (const { id, folder } of languageTools()) await cp(folder, path.join(toolbox, id), { recursive: true });
  const node = path.join(toolbox, NODE_TOOL);
  // A link costs nothing, but only leads to files of the same disk and owner.
  await link(process.execPath, node).catch(() => cp(process.execPath, node));
}

/** Builds into a folder beside and moves it into place: a start that is cut short leaves nothing half done. */
async function build(folder: string, jdk: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  const toolbox = path.join(fresh, 'toolbox');
  await mkdir(toolbox, { recursive: true });
  const flags = ['-D_GNU_SOURCE', '-std=gnu17', '-O2', '-Wall', '-Wextra', '-static'];
  await run(C_COMPILER, [...flags, '-o', path.join(toolbox, 'cell'), ...(await sourcesOf('cell', '.c'))], {
    env: { PATH: '/usr/bin' },
  });
  await buildJava(jdk, toolbox);
  await bringTools(toolbox);
  await buildRunners(toolbox);
  if (canRecordNative()) await buildNativeRecorder(toolbox);
  for (const withCgroups of [true, false]) {
    const table = compileFilter(processor(), { withCgroups });
    await writeFile(path.join(fresh, withCgroups ? FILTERS.withCgroups : FILTERS.without), table);
  }
  await rename(fresh, folder).catch(async (error: unknown) => {
    await rm(fresh, { recursive: true, force: true });
    // Another runner with the same cache has built the same thing meanwhile.
    if (!existsSync(folder)) throw error;
  });
}

/** Takes away what no runner has opened for a while: older versions of the tools and their headers. */
async function sweep(cacheDir: string, own: string): Promise<void> {
  const now = new Date();
  await utimes(own, now, now);
  for (const name of await readdir(cacheDir)) {
    const folder = path.join(cacheDir, name);
    if (!name.startsWith('tools-')) continue;
    const opened = (await stat(folder)).mtimeMs;
    if (now.getTime() - opened > UNUSED_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Opens the toolbox in `cacheDir`, building it when it is missing or out of date. */
export async function openToolbox(cacheDir: string, jdk: string): Promise<Toolbox> {
  const own = [
    ...(await sourcesOf('cell', '')),
    ...(await sourcesOf('java', '')),
    ...(await toolFiles()),
    ...(await sourcesOf('../../profiles', '.ts')),
  ];
  const compilers = await versions(jdk);
  const fingerprint = await fingerprintOf(own, compilers);
  const folder = path.join(cacheDir, `tools-${fingerprint}`);
  await mkdir(cacheDir, { recursive: true, mode: 0o700 });
  await chmod(cacheDir, 0o700);
  if (!existsSync(path.join(folder, 'toolbox'))) await build(folder, jdk);
  await sweep(cacheDir, folder);
  const toolbox = path.join(folder, 'toolbox');
  return {
    folder: toolbox,
    filters: {
      withCgroups: path.join(folder, FILTERS.withCgroups),
      without: path.join(folder, FILTERS.without),
    },
    cell: path.join(toolbox, 'cell'),
    jdk,
    compilers,
    fingerprint,
    linkerFlags: existsSync(GOLD) ? GOLD_FLAGS : [],
  };
}
