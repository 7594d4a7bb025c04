import type { ExecuteReply } from '@abhyas/contract/running';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { toneOf } from '../run.rules.ts';
import { TONE_ICONS, TONE_LOOKS } from './tones.ts';

/**
 * The message of the run (PRACTICE-13), with the verdict in a word or two. An input of the learner's own is not a test:
 * a program that ran to its end has not passed anything, and its output may still be wrong.
 */
export function Verdict({
  reply: { verdict = 'internal-error', msg = '', tests = [] },
}: {
  readonly reply: ExecuteReply;
}) {
  const onlyRan = verdict === 'accepted' && tests.length === 0;
  const tone = onlyRan ? 'note' : toneOf(verdict);
  const Icon = TONE_ICONS[toneOf(verdict)];
  return (
    <span className={cx('flex gap-2.5 rounded-card border px-3 py-1 leading-snug', TONE_LOOKS[tone])}>
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {!onlyRan && <strong className="mr-2">{texts.running.verdicts[verdict]}</strong>}
        <span data-testid="result-message" className="text-ink">
          {msg}
        </span>
      </span>
    </span>
  );
}
