import type { MockPaper } from '@abhyas/contract/mocks';
import { fill } from '@abhyas/contract/fill';
import Bookmark from 'lucide-react/icons/bookmark';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useState } from 'react';

import { cx } from '../../../lib/classes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { clockText } from '../../exams/exam-time.rules.ts';
import type { AnswerKeeper } from '../answer-keeper.ts';
import { mockTexts } from '../mock-texts.ts';
import { numbered, type Numbered } from '../mocks.rules.ts';
import { useEnd, useFinish, useSeen, useSitting, type Ending } from '../use-sitting.ts';
import { Palette } from './palette.tsx';
import { Shown } from './shown-item.tsx';

const LAST_MINUTES_MS = 5 * 60_000;

type Props = {
  readonly attemptId: string;
  readonly accountId: string;
  readonly paper: MockPaper;
  readonly onOver: () => void;
};

/** A test while it is sat (MOCKS-6): the time left, one question, and the palette of all. It fits the window. */
export function MockWorkspace({ attemptId, accountId, paper, onOver }: Props) {
  const [items] = useState(() => numbered(paper));
  const [at, setAt] = useState(0);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const { keeper, nowMs, leftMs, isOver } = useSitting({ attemptId, accountId, paper });
  const shown = items[at];
  useSeen(keeper, isOver ? undefined : shown?.itemId);
  const ending = { attemptId, accountId, keeper };
  useEnd(ending, isOver, onOver);
  const show = (item: Numbered): void => {
    setAt(items.indexOf(item));
    setPaletteOpen(false);
  };
  const words = mockTexts();
  if (isOver)
    return (
      <div className="mx-auto w-full max-w-reading p-6">
        <output className="block text-reading">{words.ended}</output>
        {keeper.state === 'kept' && <p className="mt-2 text-note">{words.kept}</p>}
      </div>
    );
  const palette = <Palette items={items} shown={shown} keeper={keeper} onShow={show} />;
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-1.5">
        <KeptMark keeper={keeper} />
        <span className="ml-auto tabular-nums" role="timer" aria-label={words.timeLeft}>
          <span className="text-small text-soft max-sm:sr-only">{words.timeLeft} </span>
          <strong className={cx(leftMs < LAST_MINUTES_MS && 'text-bad')}>{clockText(leftMs)}</strong>
        </span>
        <Finish ending={ending} items={items} onOver={onOver} />
      </div>
      <div className="flex min-h-0 grow">
        {isPaletteOpen ? (
          <div className="min-h-0 min-w-0 grow overflow-y-auto px-4 py-5 learn:hidden">{palette}</div>
        ) : (
          shown && (
            <Shown
              key={shown.itemId}
              item={shown}
              total={items.length}
              accountId={accountId}
              nowMs={nowMs}
              keeper={keeper}
              language={paper.language}
            />
          )
        )}
        <aside className="hidden w-72 shrink-0 overflow-y-auto border-l border-line p-4 learn:block">
          {palette}
        </aside>
      </div>
      {shown && (
        <Foot
          item={shown}
          keeper={keeper}
          onPalette={() => setPaletteOpen(!isPaletteOpen)}
          onBack={at > 0 ? () => setAt(at - 1) : undefined}
          onNext={at < items.length - 1 ? () => setAt(at + 1) : undefined}
        />
      )}
    </div>
  );
}

type FootProps = {
  readonly item: Numbered;
  readonly keeper: AnswerKeeper;
  readonly onPalette: () => void;
  readonly onBack: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

function Foot({ item, keeper, onPalette, onBack, onNext }: FootProps) {
  const words = mockTexts();
  const answer = keeper.get(item.itemId);
  const isMarked = answer?.marked ?? false;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line px-4 py-2">
      <Button size="small" disabled={!onBack} onClick={onBack}>
        {words.previous}
      </Button>
      <Button size="small" disabled={!onNext} onClick={onNext}>
        {words.next}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-pressed={isMarked}
        icon={<Bookmark size={16} aria-hidden="true" fill={isMarked ? 'currentColor' : 'none'} />}
        onClick={() => keeper.change(item.itemId, { marked: !isMarked })}
      >
        {words.mark}
      </Button>
      {answer?.given && item.kind !== 'problem' && (
        <Button size="small" variant="quiet" onClick={() => keeper.change(item.itemId, { given: null })}>
          {words.clear}
        </Button>
      )}
      <Button
        size="small"
        className="ml-auto learn:hidden"
        icon={<LayoutGrid size={16} aria-hidden="true" />}
        onClick={onPalette}
      >
        {words.showPalette}
      </Button>
    </div>
  );
}

function KeptMark({ keeper }: { readonly keeper: AnswerKeeper }) {
  const words = mockTexts();
  switch (keeper.state) {
    case 'kept':
      return <output className="text-small text-note">{words.kept}</output>;
    case 'saving':
      return <output className="text-small text-soft">{words.saving}</output>;
    case 'saved':
    case 'over':
      return <output className="text-small text-good">{words.saved}</output>;
  }
}

type FinishProps = Pick<Props, 'onOver'> & {
  readonly ending: Ending;
  readonly items: readonly Numbered[];
};

function Finish({ ending, items, onOver }: FinishProps) {
  const words = mockTexts();
  const [isAsked, setAsked] = useState(false);
  const finish = useFinish(ending, onOver);
  const answers = items.map(({ itemId }) => ending.keeper.get(itemId));
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {words.finish}
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.finishTitle}
        description={fill(words.finishLead, {
          answered: answers.filter((answer) => answer?.given).length,
          total: items.length,
          marked: answers.filter((answer) => answer?.marked).length,
        })}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{words.finishNo}</Button>
            <Button variant="primary" busy={finish.isPending} onClick={() => finish.mutate()}>
              {words.finishYes}
            </Button>
          </>
        }
      />
    </>
  );
}
