import { fill } from '@abhyas/contract/fill';

import { countText } from '../../lib/counts.ts';
import { formatMoment } from '../../lib/dates.ts';
import { texts } from '../../lib/texts.ts';
import type { Mark, Moment } from './moments.rules.ts';
import { replayTexts } from './replay-texts.ts';

/** A moment in words: when, and what happened. */
export function saidOf({ atMs, mark }: Moment): string {
  const when = formatMoment(new Date(atMs).toISOString());
  return `${when} · ${mark ? wordsOf(mark) : replayTexts().typed}`;
}

/** What happened there, in words. */
export function wordsOf(mark: Mark): string {
  const words = replayTexts();
  switch (mark.kind) {
    case 'run': {
      const { passed, total, verdict } = mark.run;
      const tests = total > 0 ? `: ${fill(words.passed, { passed, total })}` : '';
      return `${texts.running.verdicts[verdict]}${tests}`;
    }
    case 'version':
      return words.kinds[mark.version];
    case 'paste':
      return fill(words.pasted, { count: mark.count });
    case 'rest':
      return countText(replayTexts().rest, mark.minutes);
    case 'reset':
    case 'restore':
      return words.edits[mark.kind];
  }
}
