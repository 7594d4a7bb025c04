import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';

import { cx } from '../../../lib/classes.ts';
import { formatRelative } from '../../../lib/dates.ts';
import { IconButton } from '../../../ui/button.tsx';
import { saidOf, wordsOf } from '../moments-words.ts';
import { nextMark, type Mark, type Moment } from '../moments.rules.ts';
import { replayTexts } from '../replay-texts.ts';

type Choosing = {
  readonly history: readonly Moment[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
};

/** A slider over every moment, and the way to the event before and after it. */
export function MomentSlider({ history, chosen, onChoose }: Choosing) {
  const words = replayTexts();
  const last = history.length - 1;
  const [before, after] = [nextMark(history, chosen, -1), nextMark(history, chosen, 1)];
  const moment = history[chosen];
  return (
    <div className="flex items-start gap-1">
      <IconButton
        label={words.earlier}
        icon={<ChevronLeft size={20} />}
        disabled={before === undefined}
        onClick={() => before !== undefined && onChoose(before)}
      />
      <div className="relative min-w-0 grow pb-3">
        <input
          type="range"
          aria-label={words.slider}
          aria-valuetext={moment && saidOf(moment)}
          min={0}
          max={last}
          value={chosen}
          onChange={(event) => onChoose(event.target.valueAsNumber)}
          className="block min-h-11 w-full accent-link"
        />
        {/* The thumb's middle moves between half its width from either end. */}
        <div aria-hidden="true" className="absolute inset-x-2 bottom-1 h-3">
          {history.map(
            ({ mark }, index) =>
              mark && (
                <span
                  key={index}
                  className={cx('absolute h-3 w-1 -translate-x-1/2 rounded-full', colourOf(mark))}
                  style={{ left: `${(100 * index) / Math.max(1, last)}%` }}
                />
              ),
          )}
        </div>
      </div>
      <IconButton
        label={words.later}
        icon={<ChevronRight size={20} />}
        disabled={after === undefined}
        onClick={() => after !== undefined && onChoose(after)}
      />
    </div>
  );
}

function colourOf(mark: Mark): string {
  if (mark.kind === 'run') return mark.run.verdict === 'accepted' ? 'bg-good' : 'bg-bad';
  if (mark.kind === 'rest') return 'bg-line';
  return mark.kind === 'paste' ? 'bg-warn' : 'bg-link';
}

/** What stands out, in words, the latest first. */
export function MarkList({ history, chosen, onChoose }: Choosing) {
  const marked = history.flatMap((moment, index) => (moment.mark ? [{ moment, index }] : [])).toReversed();
  if (marked.length === 0) return null;
  return (
    <ul aria-label={replayTexts().marks} className="mt-4 max-h-60 divide-y divide-line overflow-y-auto">
      {marked.map(({ moment, index }) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === chosen || undefined}
            onClick={() => onChoose(index)}
            className={cx(
              'flex min-h-12 w-full flex-wrap items-center gap-x-3 px-2 py-2 text-left hover:bg-sunken',
              index === chosen && 'bg-sunken',
            )}
          >
            <span
              aria-hidden="true"
              className={cx('h-3 w-1 rounded-full', moment.mark && colourOf(moment.mark))}
            />
            <span className="font-medium">{moment.mark && wordsOf(moment.mark)}</span>
            <span className="text-small text-soft">
              {formatRelative(new Date(moment.atMs).toISOString())}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
