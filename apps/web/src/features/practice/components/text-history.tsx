import { fill } from '@abhyas/contract/fill';
import type { CodeKey } from '@abhyas/languages/code-keys';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState } from 'react';

import { cx } from '../../../lib/classes.ts';
import { formatMoment, formatRelative } from '../../../lib/dates.ts';
import type { SyncedText } from '../../../lib/synced-text/synced-text.ts';
import { texts } from '../../../lib/texts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { downloadHistory, historyQuery } from '../practice.queries.ts';
import { historyOf, nextMark, type HistoryParts, type Mark, type Moment } from '../text-history.rules.ts';
import { TextDiff } from './text-diff.tsx';

type Props = {
  readonly assetId: string;
  readonly languageKey: CodeKey;
  readonly text: SyncedText;
  readonly onRestored: () => void;
};

/** How a text came about: a slider over its moments, what stands out among them, and the way back to any. */
export function TextHistory({ assetId, languageKey, text, onRestored }: Props) {
  const query = useQuery(historyQuery({ assetId, languageKey, text }));
  return (
    <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
      {(parts) => (
        <Replay
          {...{ text, onRestored, parts }}
          onDownload={() => void downloadHistory(assetId, languageKey).catch(showErrors)}
        />
      )}
    </Loaded>
  );
}

type ReplayProps = Pick<Props, 'text' | 'onRestored'> & {
  readonly parts: HistoryParts;
  readonly onDownload: () => void;
};

function Replay({ text, onRestored, parts, onDownload }: ReplayProps) {
  const history = useMemo(() => historyOf(parts), [parts]);
  const [chosen, setChosen] = useState(history.length - 1);
  const words = texts.practice.history;
  const moment = history[chosen];
  if (!moment) return <p className="text-soft">{words.noHistory}</p>;
  const [code, now] = [moment.code(), text.code];
  return (
    <div>
      <MomentSlider history={history} chosen={chosen} onChoose={setChosen} />
      <output className="block font-[600]" aria-live="off">
        {saidOf(moment)}
      </output>
      {code === now ? (
        <p className="mt-2 text-soft">{words.same}</p>
      ) : (
        <TextDiff before={code} after={now} legend={words.legend} />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={code === now}
          onClick={() => void text.restore(code).then(onRestored, showErrors)}
        >
          {words.restore}
        </Button>
        <Button onClick={onDownload}>{words.download}</Button>
      </div>
      <MarkList history={history} chosen={chosen} onChoose={setChosen} />
    </div>
  );
}

type Choosing = {
  readonly history: readonly Moment[];
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
};

function MomentSlider({ history, chosen, onChoose }: Choosing) {
  const words = texts.practice.history;
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
            ({ mark }, place) =>
              mark && (
                <span
                  key={place}
                  className={cx('absolute h-3 w-1 -translate-x-1/2 rounded-full', colourOf(mark))}
                  style={{ left: `${(100 * place) / Math.max(1, last)}%` }}
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
  return mark.kind === 'paste' ? 'bg-warn' : 'bg-link';
}

/** What stands out, in words, the latest first. */
function MarkList({ history, chosen, onChoose }: Choosing) {
  const marked = history.flatMap((moment, place) => (moment.mark ? [{ moment, place }] : [])).toReversed();
  if (marked.length === 0) return null;
  return (
    <ul
      aria-label={texts.practice.history.marks}
      className="mt-4 max-h-60 divide-y divide-line overflow-y-auto"
    >
      {marked.map(({ moment, place }) => (
        <li key={place}>
          <button
            type="button"
            aria-current={place === chosen || undefined}
            onClick={() => onChoose(place)}
            className={cx(
              'flex min-h-12 w-full flex-wrap items-center gap-x-3 px-2 py-2 text-left hover:bg-sunken',
              place === chosen && 'bg-sunken',
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

/** A moment in words: when, and what happened. */
function saidOf({ atMs, mark }: Moment): string {
  const when = formatMoment(new Date(atMs).toISOString());
  return `${when} · ${mark ? wordsOf(mark) : texts.practice.history.typed}`;
}

function wordsOf(mark: Mark): string {
  const words = texts.practice.history;
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
    case 'reset':
    case 'restore':
      return words.edits[mark.kind];
  }
}
