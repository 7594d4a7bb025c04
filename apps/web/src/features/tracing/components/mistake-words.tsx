import { fill } from '@abhyas/contract/fill';
import type { Mistake } from '@abhyas/recording/format';
import { Replay } from '@abhyas/recording/replay';
import { useMemo, useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { WithCode } from '../../../ui/with-code.tsx';
import { memoryTexts } from '../memory-texts.ts';
import { aboutText, failureOf } from '../mistake.rules.ts';
import { useMistakeText } from '../use-mistake-text.ts';
import type { Steps } from '../use-steps.ts';

type Props = {
  readonly mistakes: readonly Mistake[];
  readonly code: string;
  readonly steps: Steps;
  /** Loads the steps around one that is not recorded here. */
  readonly onWindow: (step: number) => void;
};

/** The mistakes of memory that were found, one at a time, each with its step. */
export function MistakeWords({ mistakes, code, steps, onWindow }: Props) {
  const { recording, moves, last } = steps;
  const here = mistakes.findIndex(({ step }) => step === recording.from + steps.at);
  const [at, setAt] = useState(Math.max(0, here));
  const words = memoryTexts().mistakes;
  const shown = mistakes[at];
  const show = (next: number) => {
    setAt(next);
    const step = (mistakes[next]?.step ?? 0) - recording.from;
    if (step < 0 || step > last) onWindow(mistakes[next]?.step ?? 0);
    else moves.jump(step);
  };
  return (
    <section aria-label={words.title} className="border-b border-line px-3 py-1.5">
      {shown ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MistakeText mistake={shown} place={{ at, count: mistakes.length }} code={code} steps={steps} />
          {mistakes.length > 1 && (
            <span className="flex shrink-0 gap-2">
              <Button size="small" disabled={at === 0} onClick={() => show(at - 1)}>
                {words.previous}
              </Button>
              <Button size="small" disabled={at === mistakes.length - 1} onClick={() => show(at + 1)}>
                {words.next}
              </Button>
            </span>
          )}
        </div>
      ) : (
        <p>{recording.run?.reason === 'by-itself' ? words.none : words.noneEnded}</p>
      )}
    </section>
  );
}

type TextProps = Pick<Props, 'code' | 'steps'> & {
  readonly mistake: Mistake;
  readonly place: { readonly at: number; readonly count: number };
};

function MistakeText({ mistake, place, code, steps }: TextProps) {
  const words = memoryTexts().mistakes;
  const { recording } = steps;
  const { language } = recording;
  const failure = useMemo(() => failureOf(mistake, code, language), [mistake, code, language]);
  const explained = useMistakeText(failure);
  const state = useMemo(() => {
    const step = mistake.step - recording.from;
    return recording.steps[step] && new Replay(recording).at(step);
  }, [recording, mistake]);
  const about = aboutText(mistake, code, state);
  const values = { number: place.at + 1, count: place.count, line: mistake.line };
  return (
    <div aria-live="polite" data-testid="mistake" className="min-w-0 grow basis-80 break-words">
      <p>
        <span className="font-[550] text-bad">
          {fill(place.count > 1 ? words.place : words.only, values)}
        </span>{' '}
        {about !== '' && <WithCode text={`${about} `} />}
        <WithCode text={explained === null ? mistake.report : (explained ?? '')} />
      </p>
      <p className="text-small text-soft">{words.differs}</p>
    </div>
  );
}
