import type { PageFiles } from '@abhyas/languages/page/tools/files';

import type { Check, CheckedOne, CheckFault } from '../../../running/components/page/checks.rules.ts';
import { pageWords } from '../../../running/components/page/page-words.ts';
import { PageFrame } from './page-frame.ts';

/** Carries out each check on a page of its own, as the judge does. */
export async function tryChecks(
  place: HTMLElement,
  files: PageFiles,
  checks: readonly Check[],
): Promise<readonly CheckedOne[]> {
  const checked: CheckedOne[] = [];
  for (const check of checks) {
    const fault = await tryOne(place, files, check);
    checked.push({ ...check, passed: fault === undefined, fault });
  }
  return checked;
}

async function tryOne(
  place: HTMLElement,
  files: PageFiles,
  { steps }: Check,
): Promise<CheckFault | undefined> {
  const words = pageWords();
  const ended = Promise.withResolvers<CheckFault>();
  const frame = new PageFrame(
    place,
    { files, title: words.hiddenFrame },
    {
      onLine: () => undefined,
      onEnd: (why) => ended.resolve({ step: 0, code: 'broken', actual: words.ended[why] }),
    },
  );
  try {
    return await Promise.race([frame.check(steps), ended.promise]);
  } finally {
    frame.end();
  }
}
