import type { ExecuteReply, TestReport } from '@abhyas/contract/running';
import { fill } from '@abhyas/contract/fill';
import { languageAt } from '@abhyas/languages/index';
import { useMemo } from 'react';

import type { TracedProgram } from '../../tracing/trace-program.ts';
import { texts } from '../../../lib/texts.ts';
import {
  answerOf,
  endlessOf,
  failureOf,
  firstFailure,
  firstHiddenFailure,
  formatMemory,
  formatTime,
  warnedOf,
} from '../run.rules.ts';
import { Button } from '../../../ui/button.tsx';
import { CompilerWarnings } from './compiler-warnings.tsx';
import { ExplainedError } from './explained-error.tsx';
import { LookForMistakes } from '../../tracing/components/look-for-mistakes.tsx';
import { RunUnderWay } from '../../tracing/run-under-way.ts';
import { SeeItRun } from '../../tracing/components/see-it-run.tsx';
import { useEndless } from '../use-explanation.ts';
import type { Program } from '../use-run.ts';
import { PlainSentence } from './plain-sentence.tsx';
import { TestDetails } from './test-details.tsx';
import { ChecksOfTest } from './page/checks-of-test.lazy.tsx';
import { RowsOfTest } from './sql/rows-of-test.lazy.tsx';
import { WrongAnswer } from './wrong-answer.tsx';

type Props = {
  readonly reply: ExecuteReply;
  readonly program: Program;
  readonly onLine?: ((line: number) => void) | undefined;
  /** Runs the same program against every test. */
  readonly onRunAll?: (() => void) | undefined;
  /** What the program wrote stands above already. */
  readonly isWrittenAbove?: boolean | undefined;
  /** Its hidden tests or another run are still under way: nothing else of this learner runs meanwhile. */
  readonly isUnderWay?: boolean | undefined;
};

/** A result that teaches: what happened, where, and what to try (RUNNING-7). */
export function RunResult({ isUnderWay = false, ...result }: Props) {
  return (
    <RunUnderWay value={isUnderWay}>
      <Taught {...result} />
    </RunUnderWay>
  );
}

function Taught({ reply, program, onLine, onRunAll, isWrittenAbove }: Omit<Props, 'isUnderWay'>) {
  const failure = useMemo(() => failureOf(reply, program), [reply, program]);
  const warned = useMemo(() => warnedOf(reply, program), [reply, program]);
  const tests = reply.tests ?? [];
  const told = firstFailure(tests);
  const wrong = told && answerOf(told) ? told : null;
  return (
    <div className="@container space-y-2">
      {failure && <ExplainedError failure={failure} onLine={onLine} isWrittenAbove={isWrittenAbove} />}
      <Endless reply={reply} program={program} onLine={onLine} />
      {wrong && <WrongTest test={wrong} tests={tests} program={program} />}
      <CompilerWarnings warned={warned} onLine={onLine} />
      <HiddenFailure test={firstHiddenFailure(tests)} />
      {reply.verdict !== 'compile-error' && !wrong && <SeeItRun program={tracedOf(program)} from="start" />}
      <WhyWrong reply={reply} told={told} program={program} />
      {onRunAll && program.all !== true && leftOut(tests) && <NotAllRun onRunAll={onRunAll} />}
      {tests.length > 0 && <Tests tests={tests} told={wrong} reply={reply} program={program} />}
    </div>
  );
}

/** What keeps a program going that was stopped, where its text shows it. */
function Endless({ reply, program, onLine }: Pick<Props, 'reply' | 'program' | 'onLine'>) {
  const explanation = useEndless(useMemo(() => endlessOf(reply, program), [reply, program]));
  return explanation && <PlainSentence testId="explanation" {...explanation} onLine={onLine} />;
}

type WhyProps = Pick<Props, 'reply' | 'program'> & { readonly told: TestReport | null };

/** Under a crash or a wrong answer: with the input of the test that is told, or the one that the program has just had. */
function WhyWrong({ reply: { verdict, tests = [] }, told, program }: WhyProps) {
  if (verdict !== 'runtime-error' && verdict !== 'wrong-answer') return null;
  return <LookForMistakes program={told ? tracedTest(program, tests.indexOf(told)) : tracedOf(program)} />;
}

/** Whether tests were not run because one took too long. */
const leftOut = (tests: readonly TestReport[]): boolean =>
  tests.some(({ verdict }) => verdict === 'time-limit') && tests.some(({ verdict }) => verdict === 'not-run');

function NotAllRun({ onRunAll }: { readonly onRunAll: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {texts.running.notAllRun}
      <Button size="small" onClick={onRunAll}>
        {texts.running.runAll}
      </Button>
    </p>
  );
}

type WrongProps = Pick<Props, 'program'> & {
  readonly test: TestReport;
  readonly tests: readonly TestReport[];
};

/** What is wrong with an answer: rows of SQL and checks of a page are looked at one by one, other outputs line by line. */
function WrongTest({ test, tests, program }: WrongProps) {
  const { input } = languageAt(program.language);
  if (input === 'data-set') return <RowsOfTest test={test} place="above" />;
  if (input === 'checks') return <ChecksOfTest test={test} />;
  return <WrongAnswer test={test} traced={tracedTest(program, tests.indexOf(test))} />;
}

/** The program with the input of a test. */
const tracedTest = ({ code, language, assetId }: Program, test: number) => ({
  code,
  language,
  assetId,
  input: { of: 'test', test } as const,
});

/** The program with the input that it has just had: its own, or that of the first test. */
function tracedOf({ code, language, assetId, mode, ctestcase = '' }: Program): TracedProgram {
  const input =
    mode === 'ctestcase' ? ({ of: 'own', text: ctestcase } as const) : ({ of: 'test', test: 0 } as const);
  return { code, language, assetId, input };
}

function HiddenFailure({ test }: { readonly test: TestReport | null }) {
  if (!test) return null;
  const { hiddenFailed, hiddenFailedPlain } = texts.running.test;
  return <p>{test.category ? fill(hiddenFailed, { category: test.category }) : hiddenFailedPlain}</p>;
}

type TestsProps = Pick<Props, 'reply' | 'program'> & {
  readonly tests: readonly TestReport[];
  /** The one whose answer is looked at above. */
  readonly told: TestReport | null;
};

function Tests({ tests, told, reply, program }: TestsProps) {
  const words = texts.running.test;
  return (
    <section>
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-4">
        <h3 className="font-[600]">{words.list}</h3>
        <p className="text-small text-soft">
          {fill(words.summary, {
            time: formatTime(reply.timeMs ?? 0),
            memory: formatMemory(reply.memoryKb ?? 0),
          })}
        </p>
      </div>
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {tests.map((test, index) => (
          // Test names of one problem are unique, except that hidden ones have only a number.
          <li key={`${index} ${test.name}`}>
            <TestDetails
              test={test}
              traced={tracedTest(program, index)}
              toldAbove={test === told}
              told={reply.verdict === 'runtime-error' ? reply.stderr : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
