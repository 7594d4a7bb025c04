import { useRef, type ReactNode } from 'react';

import { storageKeys } from '../../../config.ts';
import { texts } from '../../../lib/texts.ts';
import { useKeptNumber } from '../../../lib/use-kept-number.ts';
import { ResizeHandle } from '../../../ui/resize-handle.tsx';
import type { Layout } from '../use-layout.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { AreaTabs } from './area-tabs.tsx';
import { CodePane } from './code-pane.tsx';
import { Dock } from './dock.tsx';
import { PhoneBar } from './phone-bar.tsx';

const QUESTION_PERCENT = 38;
/** Share of the column's height; the rest belongs to the dock when it is open. */
const EDITOR_PERCENT = 54;

type Props = {
  readonly workspace: WorkspaceState;
  readonly layout: Layout;
  readonly question: ReactNode;
};

/**
 * Question, code and result fill the window, and each scrolls by itself: beside each other and one under the other, or
 * by turns on a phone. One tree for all of them: a tablet that is turned keeps the editor's undo and marks, and the
 * hints that were open.
 */
export function Panes({ workspace, layout, question }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { area, setArea } = workspace;
  return (
    <>
      {layout.phone && <AreaTabs area={area} onChange={setArea} />}
      <div ref={frame} className="flex min-h-0 grow print:block">
        <QuestionPane layout={layout} widthOfFrame={() => frame.current?.clientWidth ?? 1000}>
          {question}
        </QuestionPane>
        <Column workspace={workspace} layout={layout} />
      </div>
      {layout.phone && area === 'code' && <PhoneBar workspace={workspace} />}
    </>
  );
}

type QuestionProps = {
  readonly layout: Layout;
  readonly widthOfFrame: () => number;
  readonly children: ReactNode;
};

/** The question bar (PRACTICE-9), and the line between it and the code. */
function QuestionPane({ layout, widthOfFrame, children }: QuestionProps) {
  const [percent, setPercent] = useKeptNumber(storageKeys.questionWidth, QUESTION_PERCENT);
  const words = texts.practice.workspace;
  const beside = !layout.phone && layout.questionShown;
  return (
    <>
      <aside
        id="question-bar"
        tabIndex={-1}
        data-print="shown"
        aria-label={words.question}
        hidden={!layout.questionShown}
        className="flex min-h-0 min-w-0 shrink-0 flex-col focus-visible:-outline-offset-2 max-learn:grow"
        style={beside ? { width: `${percent}%` } : undefined}
      >
        {children}
      </aside>
      {beside && (
        <ResizeHandle
          label={words.resizeColumns}
          orientation="vertical"
          value={percent}
          min={20}
          max={65}
          step={2}
          perPixel={() => 100 / widthOfFrame()}
          onResize={setPercent}
          onReset={() => setPercent(QUESTION_PERCENT)}
          onFold={() => layout.showQuestion(false)}
        />
      )}
    </>
  );
}

type ColumnProps = Omit<Props, 'question'>;

/** The code, and under it the dock. */
function Column({ workspace, layout }: ColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useKeptNumber(storageKeys.editorShare, EDITOR_PERCENT);
  const { area, dockOpen, setDockOpen } = workspace;
  const { phone, tall } = layout;
  const shares = !phone && !tall && dockOpen;
  return (
    <div
      ref={column}
      hidden={phone && area === 'problem'}
      data-print="shown"
      className="flex min-h-0 min-w-0 grow flex-col print:block"
    >
      <div
        hidden={phone && area !== 'code'}
        data-print="shown"
        className={tall ? 'shrink-0' : 'flex min-h-0 grow flex-col print:block'}
        style={shares ? { flex: `0 0 ${percent}%` } : undefined}
      >
        <CodePane workspace={workspace} layout={layout} />
      </div>
      {shares && (
        <ResizeHandle
          label={texts.practice.workspace.resizeEditor}
          orientation="horizontal"
          value={percent}
          min={20}
          max={80}
          step={4}
          perPixel={() => 100 / (column.current?.clientHeight ?? 600)}
          onResize={setPercent}
          onReset={() => setPercent(EDITOR_PERCENT)}
          onFold={() => setDockOpen(false)}
        />
      )}
      <Dock workspace={workspace} layout={layout} />
    </div>
  );
}
