import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import type { Build } from '@abhyas/languages/toolchain';
import { toolchainAt } from '@abhyas/languages/toolchains';

import { TOOLBOX, WORK } from '../../profiles/isolation.ts';
import type { BoxLimits, BoxOrder, BoxOutcome } from './frames.ts';
import { canRecordNative } from './native-recorder.ts';
import { leadingHeaders } from './preamble.ts';
import type { Toolbox } from './toolbox.ts';

type NativeBuild = Extract<Build, { kind: 'native' }>;
type ExecuteInBox = (order: BoxOrder) => Promise<BoxOutcome>;

/** `bits/stdc++.h` becomes a file of 100 MB, twice that while it is made. */
const LIMITS: BoxLimits = {
  wallMs: 120_000,
  cpuMs: 60_000,
  memoryKb: 1536 << 10,
  outputBytes: 65_536,
  processes: 32,
  fileKb: 180 << 10,
  stackKb: 64 << 10,
  artefactBytes: 180 << 20,
};

/**
 * Headers compiled ahead, once per language and version of the compiler, inside a box. While one is not
 * there yet, its programs are compiled the slow way.
 */
export class PrecompiledHeaders {
  readonly #folder: string;
  readonly #compilers: string;

  constructor({ folder, compilers }: Toolbox) {
    this.#folder = folder;
    this.#compilers = compilers;
  }

  /** The flags that make gcc take `source`'s headers from one compiled ahead: none, if it may not. */
  flagsFor(build: NativeBuild, source: string): string[] {
    if (build.precompiledHeaders.length === 0) return [];
    const included = leadingHeaders(source);
    const header = build.precompiledHeaders.find((name) => included.has(name));
    if (header === undefined) return [];
    const name = this.#nameOf(build, header);
    return existsSync(path.join(this.#folder, `${name}.gch`)) ? ['-include', path.join(TOOLBOX, name)] : [];
  }

  /**
   * Makes what is missing, the newest standard first, and last of each standard its most telling header for programs that
   * are recorded.
   */
  async makeAll(executeInBox: ExecuteInBox): Promise<void> {
    const builds = LANGUAGES.map((_, index) => toolchainAt(index as LanguageIndex).build)
      .filter((build) => build.kind === 'native')
      .toReversed();
    for (const build of builds) {
      for (const header of build.precompiledHeaders) await this.#make(build, header, executeInBox);
    }
    if (!canRecordNative()) return;
    for (const build of builds) {
      const recorded = { ...build, flags: build.recordFlags };
      for (const header of build.precompiledHeaders.slice(0, 1))
        await this.#make(recorded, header, executeInBox);
    }
  }

  async #make(build: NativeBuild, header: string, executeInBox: ExecuteInBox): Promise<void> {
    const name = this.#nameOf(build, header);
    const file = path.join(this.#folder, name);
    if (existsSync(`${file}.gch`)) return;
    if (await this.#takeOver(name)) return;
    const source = Buffer.from(`#include <${header}>\n`);
    const outcome = await executeInBox({
      limits: LIMITS,
      env: ['LANG=C.UTF-8', 'PATH=/usr/bin:/bin'],
      argv: [build.compiler, ...build.flags, '-x', 'c++-header', '-o', 'ahead.gch', 'ahead.h'],
      files: [{ path: `${WORK}/ahead.h`, mode: 0o644, bytes: source }],
      artefact: `${WORK}/ahead.gch`,
      stdin: Buffer.alloc(0),
    });
    if (outcome.artefactState !== 'taken') {
      throw new Error(`<${header}> could not be compiled ahead: ${outcome.stderr.toString()}`);
    }
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, source);
    await writeFile(`${file}.${process.pid}`, outcome.artefact);
    await rename(`${file}.${process.pid}`, `${file}.gch`);
  }

  /** Where a header is below the toolbox; gcc looks for the compiled one with `.gch` added. */
  #nameOf(build: NativeBuild, header: string): string {
    const parts = [this.#compilers, build.compiler, ...build.flags].join('\0');
    const version = createHash('sha256').update(parts).digest('hex').slice(0, 12);
    return path.join('headers', version, `${header.replaceAll(/\W/g, '-')}.h`);
  }

  /** Takes the same header from the tools of an older version of ours, if they are still there. */
  async #takeOver(header: string): Promise<boolean> {
    const cacheDir = path.resolve(this.#folder, '../..');
    for (const name of await readdir(cacheDir)) {
      const older = path.join(cacheDir, name, 'toolbox', header);
      if (!existsSync(`${older}.gch`)) continue;
      await mkdir(path.dirname(path.join(this.#folder, header)), { recursive: true });
      for (const ending of ['', '.gch']) {
        // Another runner may take it over at the same moment.
        await link(older + ending, path.join(this.#folder, header) + ending).catch(() => undefined);
      }
      return true;
    }
    return false;
  }
}
