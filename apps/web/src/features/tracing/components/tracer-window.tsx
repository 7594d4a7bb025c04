import type { TraceFrom } from '@abhyas/contract/running';
import { useMutation } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { Dialog as Primitive } from 'radix-ui';
import { useEffect } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { memoryTexts } from '../memory-texts.ts';
import { NoSteps, traceProgram, type Trace, type TracedProgram } from '../trace-program.ts';
import { tracingTexts } from '../tracing-texts.ts';
import { Tracer } from './tracer.tsx';

type Props = {
  readonly program: TracedProgram;
  readonly from: 'start' | 'difference' | 'mistake';
  readonly onClose: () => void;
};

/** A screen of its own over the page, as long as one looks at the steps of a program. */
export function TracerWindow({ program, from, onClose }: Props) {
  const { mutate, data, error, variables } = useMutation({
    mutationFn: (first: TraceFrom) => traceProgram(program, first),
  });
  const focus = useFocusBack();
  usePageUndrawn();
  useEffect(() => mutate(from), [mutate, from]);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          {...focus}
          aria-describedby={undefined}
          data-print="alone"
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink print:static print:block"
        >
          <header className="isolate flex items-center gap-3 border-b border-line px-3">
            <Primitive.Title className="grow py-2 text-base font-[640]">
              {tracingTexts().title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <IconButton data-print="hidden" label={texts.frame.close} icon={<X size={20} />} />
            </Primitive.Close>
          </header>
          {data ? (
            <Tracer
              // Another window of steps is looked at from its own beginning.
              key={data.recording.from}
              program={program}
              trace={data}
              start={startOf(data, variables)}
              onWindow={(step) => mutate({ step })}
            />
          ) : (
            <Waiting from={from} error={error} onAgain={() => mutate(from)} />
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** What lies beneath is neither laid out nor painted meanwhile: a step would cost twice as much. It keeps its place. */
function usePageUndrawn(): void {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!page) return undefined;
    // To know where a selection lies, the browser lays out what it is in at each frame, drawn or not.
    window.getSelection()?.removeAllRanges();
    // Of no size of its own it would be scrolled to its top.
    page.style.containIntrinsicSize = `${page.offsetWidth}px ${page.offsetHeight}px`;
    page.style.contentVisibility = 'hidden';
    return () => {
      page.style.contentVisibility = '';
      page.style.containIntrinsicSize = '';
    };
  }, []);
}

/** Where an author opens it, or the step of the first mistake or of the first wrong character, else the first one. */
function startOf({ reply, recording, guide, mistakes }: Trace, asked: TraceFrom | undefined): number {
  if (guide) return guide.open;
  const wanted = typeof asked === 'object' ? asked.step : undefined;
  const mistake = mistakes?.find(({ step }) => step === wanted) ?? mistakes?.[0];
  const wrong = mistake?.step ?? reply.difference?.step;
  return wrong === undefined ? 0 : Math.max(0, wrong - recording.from);
}

type WaitingProps = Pick<Props, 'from'> & { readonly error: Error | null; readonly onAgain: () => void };

function Waiting({ from, error, onAgain }: WaitingProps) {
  return (
    <div className="grid grow place-content-center justify-items-center gap-4 p-6 text-center">
      {error ? (
        <>
          <p role="alert">{error instanceof NoSteps ? error.message : tracingTexts().failed}</p>
          <Button onClick={onAgain}>{tracingTexts().again}</Button>
        </>
      ) : (
        <output className="flex items-center gap-3 text-soft">
          <Spinner size={20} />
          {from === 'mistake' ? memoryTexts().mistakes.searching : tracingTexts().loading}
        </output>
      )}
    </div>
  );
}
