import { fill } from '@abhyas/contract/fill';
import { lineAfter } from '@abhyas/recording/replay';

import type { Trace } from './trace-program.ts';
import { tracingTexts } from './tracing-texts.ts';

/** What is said of the first wrong character; undefined when nothing is known to be wrong. */
export function wrongText({ reply, recording }: Trace, expected: string | undefined): string | undefined {
  const { difference, co = '' } = reply;
  if (!difference || expected === undefined) return undefined;
  const bytes = new TextEncoder().encode(co);
  const decoder = new TextDecoder();
  const line = decoder.decode(bytes.subarray(0, difference.offset)).split('\n').length - 1;
  const own = co.split('\n')[line]?.trim() ?? '';
  const values = { actual: own, expected: expected.split('\n')[line]?.trim() ?? '' };
  if (difference.offset >= bytes.length) return fill(tracingTexts().wrongEnd, values);
  const step = (difference.step ?? 0) - recording.from;
  return fill(tracingTexts().wrong, { ...values, line: lineAfter(recording, step) ?? '?' });
}
