import { fill } from '@abhyas/contract/fill';
import * as z from 'zod/mini';

import type { pageWords } from './page-words.ts';

const checkFault = z.object({
  step: z.int(),
  code: z.string(),
  expected: z.optional(z.string()),
  actual: z.optional(z.string()),
});
export type CheckFault = z.infer<typeof checkFault>;

const step = z.record(z.string(), z.unknown());
const task = z.object({ checks: z.array(z.object({ name: z.string(), steps: z.array(step) })) });
export type Check = z.infer<typeof task>['checks'][number];

/** A named check with what came of it; `null`: it was not tried. */
export type CheckedOne = Check & { readonly passed: boolean | null; readonly fault: CheckFault | undefined };

/** The checks of a task, from what the judge is given to read. */
export function checksIn(input: string): readonly Check[] {
  try {
    return task.parse(JSON.parse(input)).checks;
  } catch {
    return [];
  }
}

/** What the judge has printed (packages/languages/src/page/tools/run.ts): a line for each check, in their order. */
export function outcomesIn(input: string, printed: string): readonly CheckedOne[] {
  const lines = printed.split('\n');
  const verdicts = lines.flatMap((line, at) => {
    if (line.startsWith('ok: ')) return [{ passed: true, fault: undefined }];
    return line.startsWith('not ok: ') ? [{ passed: false, fault: faultIn(lines[at + 1] ?? '') }] : [];
  });
  return checksIn(input).map((check, at) => ({
    ...check,
    ...(verdicts[at] ?? { passed: null, fault: undefined }),
  }));
}

function faultIn(line: string): CheckFault | undefined {
  try {
    return checkFault.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

type Words = ReturnType<typeof pageWords>;

/** Steps whose selector does not stand under their verb. */
const SELECTED_BY = ['into', 'in'];

/** Faults of a circuit that are none of a step. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['missing', 'unconnected', 'forbidden', 'too-many']);

/** Why a check failed, in a sentence. */
export function sentenceOf({ steps }: Check, fault: CheckFault, words: Words): string {
  const failed = steps[fault.step] ?? {};
  const [verb = ''] = Object.keys(failed);
  const by = SELECTED_BY.find((key) => key in failed) ?? verb;
  const said = Object.fromEntries(Object.entries(failed).map(([key, value]) => [key, String(value)]));
  const values = {
    ...said,
    selector: said[by] ?? '',
    expected: fault.expected ?? '',
    actual: fault.actual ?? '',
  };
  const about: Readonly<Record<string, string>> = words.about;
  const faults: Readonly<Record<string, string>> = words.faults;
  const what = fill(Object.hasOwn(faults, fault.code) ? (faults[fault.code] ?? '') : words.faults.broken, {
    ...values,
    about: fill(about[verb] ?? '', values),
  });
  return steps.length > 1 && !OF_THE_WHOLE.has(fault.code)
    ? fill(words.inStep, { number: fault.step + 1, what })
    : what;
}
