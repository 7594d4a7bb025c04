import ChevronRight from 'lucide-react/icons/chevron-right';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { progressText, toneOf } from '../../running/run.rules.ts';
import { TONE_ICONS, TONE_LOOKS } from '../../running/components/tones.ts';
import type { WorkspaceState } from '../use-workspace.ts';

type Props = { readonly workspace: Pick<WorkspaceState, 'run' | 'setArea'> };

/** On a phone: what came of the run, above the code that it is about. It opens the whole result. */
export function VerdictStrip({ workspace: { run, setArea } }: Props) {
  const { busy, last, early, progress } = run;
  const known = busy ? (early?.reply.verdict === 'accepted' ? null : early) : last;
  const waits = early?.reply.msg ?? progressText(progress);
  return (
    <output className="block shrink-0">
      {busy && !known && <span className="flex min-h-11 items-center px-3 text-soft">{waits}</span>}
      {known && <Strip reply={known.reply} onOpen={() => setArea('result')} />}
    </output>
  );
}

type StripProps = {
  readonly reply: NonNullable<WorkspaceState['run']['last']>['reply'];
  readonly onOpen: () => void;
};

function Strip({ reply: { verdict = 'internal-error', msg = '', tests = [] }, onOpen }: StripProps) {
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
      <span className="line-clamp-2 min-w-0 grow">
        {!onlyRan && <strong className="mr-1.5">{texts.running.verdicts[verdict]}</strong>}
        <span className="text-ink">{msg}</span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0" />
    </button>
  );
}
