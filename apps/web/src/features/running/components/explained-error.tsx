import type { Failure } from '@abhyas/explanations/explanation';
import { Fragment, useMemo } from 'react';

import { texts } from '../../../lib/texts.ts';
import { splitAtLines } from '../error-lines.rules.ts';
import { wordsOfFailure } from '../run.rules.ts';
import { useExplanation } from '../use-explanation.ts';
import { PlainSentence } from './plain-sentence.tsx';
import { ScrollText } from '../../../ui/scroll-box.tsx';

type Props = {
  readonly failure: Failure;
  /** Takes the learner to a line of their code; without it lines are plain text. */
  readonly onLine?: ((line: number) => void) | undefined;
  /** What the program itself wrote stands above already. */
  readonly isWrittenAbove?: boolean | undefined;
};

/** One plain sentence about an error, and under it the compiler's own words, whose lines lead to the code. */
export function ExplainedError({ failure, onLine, isWrittenAbove = false }: Props) {
  const explanation = useExplanation(failure);
  const raw = wordsOfFailure(isWrittenAbove ? { ...failure, stderr: '' } : failure);
  return (
    <div className="space-y-3">
      {explanation && <PlainSentence testId="explanation" {...explanation} onLine={onLine} />}
      {raw !== '' && <RawError text={raw} failure={failure} onLine={onLine} />}
    </div>
  );
}

function RawError({ text, failure, onLine }: Omit<Props, 'isWrittenAbove'> & { readonly text: string }) {
  const pieces = useMemo(
    () => splitAtLines(text, failure.key, failure.code.split('\n').length),
    [text, failure],
  );
  const title = failure.compileOutput === '' ? texts.running.test.errors : texts.running.compilerWords;
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-small font-medium text-soft">{title}</h3>
      <ScrollText className="max-h-80 rounded-card border border-line bg-sunken p-3 text-small leading-[1.5]">
        {pieces.map(({ text: piece, line }, index) =>
          line === undefined || !onLine ? (
            <Fragment key={index}>{piece}</Fragment>
          ) : (
            <button
              key={index}
              type="button"
              onClick={() => onLine(line)}
              className="text-link underline decoration-1 underline-offset-2"
            >
              {piece}
            </button>
          ),
        )}
      </ScrollText>
    </section>
  );
}
