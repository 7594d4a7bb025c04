import type { Diagnostic } from '@abhyas/languages/diagnostic';
import { diagnosticsOf } from '@abhyas/languages/diagnostics';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import { SourceLines } from '@abhyas/languages/source-lines';
import { toolchainAt } from '@abhyas/languages/toolchains';
import type { RunJob, RunOutcome } from '@abhyas/queue/job';

import type { Sandbox } from '../sandbox/sandbox.ts';

type Job = Pick<RunJob, 'language' | 'code'> & { readonly indent: number };

/**
 * Formats a source. The compiler is asked first whether the source can be parsed: clang-format would join the lines
 * around a missing semicolon.
 */
export async function format(
  { language, code, indent }: Job,
  sandbox: Sandbox,
  signal: AbortSignal,
): Promise<RunOutcome> {
  const shapeless = toolchainAt(language).formatter?.shapeless;
  if (shapeless) {
    const built = await sandbox.compile({ language, code }, signal);
    signal.throwIfAborted();
    const said = built.ok ? undefined : await firstError(language, code, built.report.output);
    if (said && shapeless.test(said.headline ?? '')) return { kind: 'shapeless', line: placeOf(said, code) };
  }
  const { cpuMs: _, ...outcome } = await sandbox.format({ language, code, indent }, signal);
  signal.throwIfAborted();
  return outcome;
}

async function firstError(
  language: LanguageIndex,
  code: string,
  compileOutput: string,
): Promise<Diagnostic | undefined> {
  const { readMessages } = await languageAt(language).errors.reader();
  const said = diagnosticsOf({ code, compileOutput, stderr: '', signal: null }, readMessages);
  return said.find(({ severity }) => severity === 'error');
}

/** What is missing before the first word of a line is missing at the end of the code above. */
function placeOf({ line, column, headline }: Diagnostic, code: string): number | null {
  if (line === null || !/ before /.test(headline ?? '')) return line;
  return new SourceLines(code).endOfCodeBefore(line, column);
}
