import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { LanguageIndex } from '@abhyas/languages/index';
import { warmSandbox } from '@abhyas/queue/testing/warm-runner';

import { createSandbox } from '../../sandbox/bubblewrap-sandbox.ts';
import { ProgramStore } from '../../sandbox/program-store.ts';
import type { Program } from '../../sandbox/program.ts';
import { compareWithDebugger, type Comparison } from './truth/measure.ts';

export type TruthRunner = {
  /** Builds a program as it is built to be recorded, and compares so many of its steps with a debugger. */
  compare(program: Compared, steps: number): Promise<Comparison>;
  close(): Promise<void>;
};

export type Compared = { readonly language: LanguageIndex; readonly code: string; readonly stdin: string };

export async function startTruthRunner(): Promise<TruthRunner> {
  const folder = await mkdtemp(path.join(tmpdir(), 'abhyas-truth-'));
  await warmSandbox(folder);
  const sandbox = await createSandbox({
    cacheDir: folder,
    slots: 1,
    extra: 0,
    cgroups: 'auto',
    pools: false,
  });
  const built = async (language: LanguageIndex, code: string): Promise<Program> => {
    const outcome = await sandbox.compileRecorded({ language, code }, new AbortController().signal);
    if (!outcome.ok) throw new Error(`it does not compile: ${outcome.report.output}`);
    // The disk follows soon.
    for (let tried = 0; tried < 100; tried += 1) {
      const program = await (await ProgramStore.open(folder)).get(outcome.artefact.id);
      if (program) return program;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the built program was not kept');
  };
  return {
    compare: async ({ language, code, stdin }, steps) =>
      compareWithDebugger({ program: await built(language, code), stdin, source: code, steps }),
    close: async () => {
      await sandbox.close();
      await rm(folder, { recursive: true });
    },
  };
}
