import { fill } from '@abhyas/contract/fill';
import { memo, useMemo, useState } from 'react';

import { cx } from '../../../lib/classes.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { breakpoints } from '../../../config.ts';
import { Button } from '../../../ui/button.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { CellBeyond } from '../cell-beyond.ts';
import { cellBeyond } from '../mistake.rules.ts';
import { stepText } from '../step.rules.ts';
import type { Trace, TracedProgram } from '../trace-program.ts';
import { useStepKeys } from '../use-step-keys.ts';
import { memoryTexts } from '../memory-texts.ts';
import { useSteps, type Steps } from '../use-steps.ts';
import { wrongText } from '../wrong-text.ts';
import { tracingTexts } from '../tracing-texts.ts';
import { GuideWords } from './guide-words.tsx';
import { MistakeWords } from './mistake-words.tsx';
import { MemoryTable } from './memory-table.tsx';
import { MemoryView } from './memory-view.tsx';
import { PrintedOutput } from './printed-output.tsx';
import { StepControls } from './step-controls.tsx';
import { TracedCode } from './traced-code.tsx';

type Props = {
  readonly program: TracedProgram;
  readonly trace: Trace;
  /** The step that is shown first. */
  readonly start: number;
  /** Loads the steps around one that is not recorded here. */
  readonly onWindow: (step: number) => void;
};

/** What changes in one is not laid out in the others. */
const PANE = 'flex min-h-0 flex-col contain-strict print:block print:contain-none';

/** Code, memory and output at one step, and the means to move between steps. */
export function Tracer({ program, trace, start, onWindow }: Props) {
  const { recording, reply } = trace;
  const steps = useSteps(recording, start);
  useStepKeys(steps);
  const isNarrow = useMedia(`(max-width: ${breakpoints.practise}px)`);
  const [side, setSide] = useState<'code' | 'memory'>('code');
  const [isTable, setIsTable] = useState(false);
  const beyond = useBeyond(trace, steps);
  const wrong = reply.difference?.step === undefined ? undefined : reply.difference.step - recording.from;
  const code = <TracedCode code={program.code} steps={steps} />;
  const memory = (
    <CellBeyond value={beyond}>
      <Pictured isTable={isTable} onTable={setIsTable} />
      <ScrollBox className="min-h-0 grow overflow-auto print:overflow-visible">
        {isTable ? <MemoryTable steps={steps} /> : <MemoryView steps={steps} />}
      </ScrollBox>
    </CellBeyond>
  );
  return (
    <div className="flex min-h-0 grow flex-col print:block">
      {trace.mistakes && (
        <MistakeWords mistakes={trace.mistakes} code={program.code} steps={steps} onWindow={onWindow} />
      )}
      <Said trace={trace} steps={steps} expected={program.expected} />
      {isNarrow ? (
        <>
          <Sides side={side} onSide={setSide} />
          <div className={cx(PANE, 'grow')}>{side === 'code' ? code : memory}</div>
        </>
      ) : (
        <div className="grid min-h-0 grow grid-cols-[minmax(20rem,2fr)_3fr] divide-x divide-line print:block print:divide-x-0">
          <div className={PANE}>{code}</div>
          <div className={PANE}>{memory}</div>
        </div>
      )}
      <section
        className="h-14 shrink-0 border-t border-line contain-strict practise:h-24 print:h-auto print:contain-none"
        aria-label={tracingTexts().output}
      >
        <PrintedOutput output={reply.co ?? ''} steps={steps} />
      </section>
      <footer data-print="hidden" className="border-t border-line px-3 py-1">
        <StepControls steps={steps} wrong={wrong} />
        <WindowEnds recording={recording} onWindow={onWindow} />
      </footer>
    </div>
  );
}

/** The cell beside an array that is used in this step by mistake. */
function useBeyond({ mistakes }: Trace, { recording, at, state }: Steps) {
  return useMemo(() => {
    const made = mistakes?.filter(({ step }) => step === recording.from + at) ?? [];
    return made.map((mistake) => cellBeyond(mistake, state)).find((beyond) => beyond !== undefined);
  }, [mistakes, recording, at, state]);
}

function Said({ trace, steps, expected }: { trace: Trace; steps: Steps; expected: string | undefined }) {
  const { state, before, at } = steps;
  const wrong = useMemo(() => wrongText(trace, expected), [trace, expected]);
  return (
    <div className="border-b border-line px-3 py-1.5">
      {wrong !== undefined && <p className="font-medium text-bad">{wrong}</p>}
      {trace.guide && <GuideWords guide={trace.guide} steps={steps} />}
      <p aria-live={steps.playing ? 'off' : 'polite'} data-testid="step-text" className="min-h-6 break-words">
        {stepText(trace.recording, at, { state, before })}
      </p>
    </div>
  );
}

type PicturedProps = { readonly isTable: boolean; readonly onTable: (isTable: boolean) => void };

/** Whether variables and objects are drawn, or stand in a table. */
const Pictured = memo(({ isTable, onTable }: PicturedProps) => (
  <div data-print="hidden" className="flex justify-end px-3 pt-1">
    <Button size="small" variant="quiet" aria-pressed={isTable} onClick={() => onTable(!isTable)}>
      {memoryTexts().table.show}
    </Button>
  </div>
));

function Sides({ side, onSide }: { side: 'code' | 'memory'; onSide: (side: 'code' | 'memory') => void }) {
  return (
    <div data-print="hidden" className="flex border-b border-line">
      {(['code', 'memory'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={side === name}
          onClick={() => onSide(name)}
          className={cx(
            'min-h-11 grow border-b-3 font-medium',
            side === name ? 'border-accent' : 'border-transparent text-soft',
          )}
        >
          {tracingTexts()[name]}
        </button>
      ))}
    </div>
  );
}

type EndsProps = Pick<Steps, 'recording'> & Pick<Props, 'onWindow'>;

/** Says which steps are here when not all are, and loads others. */
const WindowEnds = memo(({ recording, onWindow }: EndsProps) => {
  const { from, run } = recording;
  const last = recording.steps.length - 1;
  const all = run?.steps ?? from + last + 1;
  const isAll = from === 0 && all === last + 1;
  const words = tracingTexts();
  const ended = run && run.reason !== 'by-itself' ? fill(words.end[run.reason], { steps: run.steps }) : '';
  if (isAll && ended === '') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1 text-small text-soft">
      <span>{ended}</span>
      {!isAll && <span>{fill(words.window, { from: from + 1, to: from + last + 1, all })}</span>}
      {from > 0 && (
        <Button size="small" variant="quiet" onClick={() => onWindow(from - 1)}>
          {words.earlier}
        </Button>
      )}
      {from + last + 1 < all && (
        <Button size="small" variant="quiet" onClick={() => onWindow(from + last + 1)}>
          {words.later}
        </Button>
      )}
    </div>
  );
});
