import type { TestReport } from '@abhyas/contract/running';
import { fill } from '@abhyas/contract/fill';
import { useMemo } from 'react';

import { texts } from '../../../lib/texts.ts';
import { ScrollText } from '../../../ui/scroll-box.tsx';
import { SeeItRun } from '../../tracing/components/see-it-run.tsx';
import type { TracedProgram } from '../../tracing/trace-program.ts';
import { aroundDifference, firstDifference, type ShownLine } from '../compare.rules.ts';
import { answerOf } from '../run.rules.ts';
import { useAnswerHint } from '../use-explanation.ts';
import { clipped } from './clipped.ts';
import { MarkedLine } from './marked-line.tsx';
import { PlainSentence } from './plain-sentence.tsx';

type Props = {
  readonly test: TestReport;
  /** The program with this test's input. */
  readonly traced: Omit<TracedProgram, 'expected'>;
};

/** What is wrong with an answer: a sentence, and the expected one beside it from where they part. */
export function WrongAnswer({ test, traced }: Props) {
  const { input = '', expected = '', actual = '' } = test;
  const words = texts.running.test;
  const { code, language, assetId } = traced;
  const answer = useMemo(() => answerOf(test, { code, language }), [test, code, language]);
  const hint = useAnswerHint(answer);
  const difference = useMemo(
    () => (answer === null ? null : firstDifference(expected, actual)),
    [answer, expected, actual],
  );
  return (
    <div className="@container space-y-2">
      {hint && <PlainSentence testId="answer-hint" line={null} text={hint.text} />}
      <section data-testid="first-difference" className="rounded-card border border-line">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2.5 pt-1.5">
          <h3 className="grow text-small text-soft">
            <span className="font-medium text-ink">{test.name}</span>
            {difference && <> · {fill(words.firstDifference, { line: difference.line })}</>}
          </h3>
          <SeeItRun
            program={{ code, language, assetId, input: traced.input, expected }}
            from={test.verdict === 'accepted' ? 'start' : 'difference'}
          />
        </div>
        <div className="grid grid-cols-2 gap-2 p-2.5 pt-1.5 @2xl:grid-cols-3">
          <div className="min-w-0 @max-2xl:hidden">
            <h4 className="text-small text-soft">{words.input}</h4>
            <ScrollText className="max-h-36 text-small">{clipped(input)}</ScrollText>
          </div>
          <Side
            title={words.expectedLine}
            look="bg-good-soft"
            lines={aroundDifference(expected, difference)}
          />
          <Side title={words.actualLine} look="bg-bad-soft" lines={aroundDifference(actual, difference)} />
        </div>
      </section>
    </div>
  );
}

type SideProps = { readonly title: string; readonly look: string; readonly lines: readonly ShownLine[] };

/** One of the two outputs, with the line where they part made visible to the last space. */
function Side({ title, look, lines }: SideProps) {
  return (
    <div className="min-w-0">
      <h4 className="text-small text-soft">{title}</h4>
      <ScrollText className="max-h-36 text-small leading-[1.5]">
        {lines.map(({ number, text, from }) => (
          <span key={number} className="block">
            <span aria-hidden="true" className="mr-2 inline-block min-w-4 text-right text-soft select-none">
              {number}
            </span>
            {text === null ? (
              <span className="text-soft">{texts.running.test.noLine}</span>
            ) : from === null ? (
              text
            ) : (
              <MarkedLine text={text} from={from} look={look} />
            )}
          </span>
        ))}
      </ScrollText>
    </div>
  );
}
