import PanelLeft from 'lucide-react/icons/panel-left';
import { useRef, useState, type ReactNode, type RefObject } from 'react';

import { storageKeys } from '../../../config.ts';
import { texts } from '../../../lib/texts.ts';
import { useKeptNumber } from '../../../lib/use-kept-number.ts';
import { Button } from '../../../ui/button.tsx';
import { ResizeHandle } from '../../../ui/resize-handle.tsx';
import { useAreaTop } from '../use-area-top.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { AreaTabs } from './area-tabs.tsx';
import { CodePane } from './code-pane.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ResultPane } from './result-pane.tsx';

const START_PERCENT = 38;

type Props = {
  readonly workspace: WorkspaceState;
  readonly narrow: boolean;
  readonly phone: boolean;
  readonly question: ReactNode;
  readonly tools: ReactNode;
  readonly onHelp: () => void;
};

/**
 * Question, code and result: side by side on a wide screen, where the question scrolls by itself and can be made
 * wider or narrower; one under the other, with the question behind its button; in three tabs on a phone. One tree for
 * all of them: a tablet that is turned keeps the editor's undo and marks, and the hints that were open.
 */
export function Panes({ workspace, narrow, phone, question, tools, onHelp }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [questionShown, setQuestionShown] = useState(false);
  const { area, setArea } = workspace;
  const shown = phone ? area === 'problem' : questionShown;
  const top = useAreaTop(phone, area);
  return (
    <div ref={frame} className={narrow ? '' : 'flex items-start gap-2'}>
      {phone && <AreaTabs area={area} onChange={setArea} />}
      {narrow && (
        <div
          ref={top}
          data-print="hidden"
          className="mb-4 flex scroll-mt-28 flex-wrap items-center gap-1 phone:gap-2 short:scroll-mt-13"
        >
          <QuestionToggle
            shown={shown}
            onToggle={(show) => {
              if (phone) setArea(show ? 'problem' : 'code');
              else setQuestionShown(show);
            }}
          />
          <div className="ml-auto">{tools}</div>
        </div>
      )}
      <QuestionPane narrow={narrow} hidden={narrow && !shown} frame={frame}>
        {question}
      </QuestionPane>
      <div className="min-w-0 grow">
        {!narrow && <div className="mb-1 flex justify-end">{tools}</div>}
        <div hidden={phone && area !== 'code'} data-print="shown">
          <CodePane workspace={workspace} phone={phone} onHelp={onHelp} />
        </div>
        <div data-print="hidden" hidden={phone && area !== 'result'} className={phone ? '' : 'mt-6'}>
          <ResultPane workspace={workspace} />
        </div>
      </div>
      {phone && area === 'code' && <PhoneBar workspace={workspace} />}
    </div>
  );
}

type QuestionProps = {
  readonly narrow: boolean;
  readonly hidden: boolean;
  /** What holds both columns. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
};

/** The question bar (PRACTICE-9), and on a wide screen the handle between it and the code. */
function QuestionPane({ narrow, hidden, frame, children }: QuestionProps) {
  const [percent, setPercent] = useKeptNumber(storageKeys.questionWidth, START_PERCENT);
  const words = texts.practice.workspace;
  return (
    <>
      <aside
        id="question-bar"
        data-print="shown"
        aria-label={words.question}
        hidden={hidden}
        className={
          narrow ? 'mb-6' : 'sticky top-19 max-h-[calc(100dvh-5.5rem)] shrink-0 overflow-y-auto pr-3'
        }
        style={narrow ? undefined : { width: `${percent}%` }}
      >
        {children}
      </aside>
      {!narrow && (
        <ResizeHandle
          label={words.resizeColumns}
          orientation="vertical"
          value={percent}
          min={20}
          max={65}
          step={2}
          perPixel={() => 100 / (frame.current?.clientWidth ?? 1000)}
          onResize={setPercent}
        />
      )}
    </>
  );
}

type ToggleProps = { readonly shown: boolean; readonly onToggle: (shown: boolean) => void };

/** PRACTICE-10: at widths of 1200 px or narrower, a Show Question Bar button appears. */
function QuestionToggle({ shown, onToggle }: ToggleProps) {
  return (
    <Button
      size="small"
      aria-expanded={shown}
      aria-controls="question-bar"
      icon={<PanelLeft size={18} aria-hidden="true" />}
      onClick={() => onToggle(!shown)}
    >
      {shown ? texts.practice.hideQuestionBar : texts.practice.showQuestionBar}
    </Button>
  );
}
