import { fill } from '@abhyas/contract/fill';
import ChevronRight from 'lucide-react/icons/chevron-right';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { WithCode } from '../../../ui/with-code.tsx';
import { firstSentence } from '../../running/first-sentence.rules.ts';
import { progressText, toneOf } from '../../running/run.rules.ts';
import { TONE_ICONS, TONE_LOOKS } from '../../running/components/tones.ts';
import { useSaid, type Said } from '../../running/use-said.ts';
import type { FinishedRun } from '../../running/use-run.ts';
import type { WorkspaceState } from '../use-workspace.ts';

type Props = { readonly workspace: Pick<WorkspaceState, 'run' | 'setArea'> };

/** On a phone: what came of the run and why, in a sentence, above the code that it is about. It opens the whole result. */
export function VerdictStrip({ workspace: { run, setArea } }: Props) {
  const { busy, last, early, progress } = run;
  const known = busy ? (early?.reply.verdict === 'accepted' ? null : early) : last;
  const waits = early?.reply.msg ?? progressText(progress);
  return (
    <output className="block shrink-0">
      {busy && !known && <span className="flex min-h-11 items-center px-3 text-soft">{waits}</span>}
      {known && <Strip {...known} onOpen={() => setArea('result')} />}
    </output>
  );
}

type StripProps = FinishedRun & { readonly onOpen: () => void };

function Strip({ reply, program, onOpen }: StripProps) {
  const { verdict = 'internal-error', msg = '', tests = [] } = reply;
  const said = useSaid(reply, program);
  const onlyRan = verdict === 'accepted' && tests.length === 0;
  const tone = onlyRan ? 'note' : toneOf(verdict);
  const Icon = TONE_ICONS[tone];
  return (
    <button
      type="button"
      data-testid="verdict-strip"
      onClick={onOpen}
      className={cx(
        'flex min-h-11 w-full items-center gap-2 border-y px-3 py-1 text-left text-small focus-visible:-outline-offset-2',
        TONE_LOOKS[tone],
      )}
    >
      <Icon size={20} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 grow">
        <span className={said ? 'line-clamp-1' : 'line-clamp-2'}>
          {!onlyRan && <strong className="mr-1.5">{texts.running.verdicts[verdict]}</strong>}
          <span className="text-ink">{msg}</span>
        </span>
        {said && <FirstSentence {...said} />}
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0" />
    </button>
  );
}

/** What went wrong, as far as three lines go; the whole stands in the result. */
function FirstSentence({ line, text }: Said) {
  return (
    <span data-testid="strip-sentence" className="line-clamp-3 break-words text-ink">
      {line !== null && <strong>{fill(texts.running.line, { line })} </strong>}
      <WithCode text={firstSentence(text)} />
    </span>
  );
}
