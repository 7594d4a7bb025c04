import { useRef, type ReactNode } from 'react';

import { storageKeys } from '../../../config.ts';
import { texts } from '../../../lib/texts.ts';
import { useKeptNumber } from '../../../lib/use-kept-number.ts';
import { ResizeHandle } from '../../../ui/resize-handle.tsx';

const START_PERCENT = 38;

/** On wide screens the question stands to the left, scrolls by itself, and can be made wider or narrower. */
export function WideColumns({
  question,
  children,
}: {
  readonly question: ReactNode;
  readonly children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useKeptNumber(storageKeys.questionWidth, START_PERCENT);
  return (
    <div ref={frame} className="flex items-start gap-2">
      <aside
        aria-label={texts.practice.workspace.question}
        className="sticky top-19 max-h-[calc(100dvh-5.5rem)] shrink-0 overflow-y-auto pr-3"
        style={{ width: `${percent}%` }}
      >
        {question}
      </aside>
      <ResizeHandle
        label={texts.practice.workspace.resizeColumns}
        orientation="vertical"
        value={percent}
        min={20}
        max={65}
        step={2}
        perPixel={() => 100 / (frame.current?.clientWidth ?? 1000)}
        onResize={setPercent}
      />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
