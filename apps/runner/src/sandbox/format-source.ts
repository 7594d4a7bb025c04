import { existsSync } from 'node:fs';

import { languageAt } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';
import * as z from 'zod/mini';

import { ENVIRONMENT } from './boxes.ts';
import type { BoxLimits, BoxOrder, BoxOutcome } from './frames.ts';
import { withTools } from './interpreter.ts';
import type { FormatOutcome, FormatRequest } from './sandbox.ts';

/** A formatter takes 30 to 500 ms for a learner's program; a program written to keep it busy is stopped here. */
const LIMITS: BoxLimits = {
  cpuMs: 5000,
  wallMs: 10_000,
  memoryKb: 256 << 10,
  outputBytes: 512 << 10,
  processes: 16,
  fileKb: 1 << 10,
  stackKb: 16 << 10,
  artefactBytes: 0,
};

const head = z.object({ IncompleteFormat: z.boolean(), Line: z.optional(z.number()) });

type ExecuteInBox = (order: BoxOrder) => Promise<BoxOutcome>;

/** Has a source formatted in a plain box: whoever wrote it may have written it to attack the formatter. */
export async function formatSource(
  { language, code, indent }: FormatRequest,
  run: ExecuteInBox,
): Promise<FormatOutcome> {
  const { formatter } = toolchainAt(language);
  if (!formatter || !existsSync(formatter.file)) return { kind: 'unformatted', reason: 'missing', cpuMs: 0 };
  const outcome = await run({
    limits: LIMITS,
    env: ENVIRONMENT,
    argv: withTools(formatter.command, languageAt(language).id).map((each) =>
      each.replaceAll('{indent}', String(indent)),
    ),
    files: [],
    stdin: Buffer.from(code),
  });
  const { cpuMs } = outcome;
  const ended = outcome.reason === 'exited' && outcome.signal === 0 && outcome.exitCode === 0;
  if (!ended || outcome.truncated) return { kind: 'unformatted', reason: 'failed', cpuMs };
  return { ...answerIn(outcome.stdout.toString()), cpuMs };
}

type Answer = Pick<Extract<FormatOutcome, { kind: 'formatted' }>, 'kind' | 'code'> | Shapeless;
type Shapeless = { readonly kind: 'shapeless'; readonly line: number | null };

/** @throws when the formatter does not answer as agreed: that is our fault */
function answerIn(printed: string): Answer {
  const end = printed.indexOf('\n');
  const { IncompleteFormat, Line } = head.parse(JSON.parse(printed.slice(0, end)));
  if (IncompleteFormat) return { kind: 'shapeless', line: Line ?? null };
  return { kind: 'formatted', code: printed.slice(end + 1) };
}
