import type { TestReport } from '@abhyas/contract/running';
import { languageAt } from '@abhyas/languages/index';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';

import { texts } from '../../../lib/texts.ts';
import { answerOf, formatMemory, formatTime } from '../run.rules.ts';
import { SeeItRun } from '../../tracing/components/see-it-run.tsx';
import type { TracedProgram } from '../../tracing/trace-program.ts';
import { clipped } from './clipped.ts';
import { TextBlock } from './text-block.tsx';
import { ChecksOfTest } from './page/checks-of-test.lazy.tsx';
import { RowsOfTest } from './sql/rows-of-test.lazy.tsx';
import { WrongAnswer } from './wrong-answer.tsx';

type Props = {
  readonly test: TestReport;
  /** The program with this test's input. */
  readonly traced: Omit<TracedProgram, 'expected'>;
  /** What is wrong with its answer stands above the tests already. */
  readonly toldAbove: boolean;
  /** The error output that stands above the tests, if there is one: it is not said twice. */
  readonly told: string | undefined;
};

/** One test: a line, and for a visible one its data behind it. */
export function TestDetails({ test, traced, toldAbove, told }: Props) {
  const ran = test.verdict !== 'not-run';
  const line = (
    <>
      <TestIcon test={test} />
      <span className="min-w-0 grow break-words">
        {test.name}
        {test.category && test.category !== test.name && (
          <span className="text-soft"> · {test.category}</span>
        )}
      </span>
      {ran && test.timeMs !== undefined && test.memoryKb !== undefined && (
        <span className="hidden shrink-0 text-small text-soft tabular-nums phone:inline">
          {formatTime(test.timeMs)} · {formatMemory(test.memoryKb)}
        </span>
      )}
      <span className="shrink-0 text-small text-soft">{texts.running.verdicts[test.verdict]}</span>
    </>
  );
  if (test.hidden || !ran)
    return <div className="flex min-h-11 items-center gap-2.5 px-3 py-2 pl-9.5">{line}</div>;
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-2.5 px-3 py-2 hover:bg-sunken">
        <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-soft group-open:rotate-90" />
        {line}
      </summary>
      {languageAt(traced.language).input === 'checks' ? (
        <div className="px-3 pb-4 pl-9.5">{!toldAbove && <ChecksOfTest test={test} />}</div>
      ) : languageAt(traced.language).input === 'data-set' ? (
        <div className="px-3 pb-4 pl-9.5">
          <RowsOfTest test={test} place="list" toldAbove={toldAbove} />
        </div>
      ) : (
        <TestData test={test} traced={traced} toldAbove={toldAbove} told={told} />
      )}
    </details>
  );
}

function TestIcon({ test: { verdict } }: { readonly test: TestReport }) {
  if (verdict === 'accepted') return <Check size={18} aria-hidden="true" className="shrink-0 text-good" />;
  if (verdict === 'not-run') return <Minus size={18} aria-hidden="true" className="shrink-0 text-soft" />;
  return <X size={18} aria-hidden="true" className="shrink-0 text-bad" />;
}

function TestData({ test, traced, toldAbove, told }: Props) {
  const { input = '', expected = '', actual = '', stderr = '' } = test;
  const words = texts.running.test;
  return (
    <div className="space-y-3 px-3 pb-4 pl-9.5">
      {answerOf(test) !== null && !toldAbove && <WrongAnswer test={test} traced={traced} />}
      {answerOf(test) === null && (
        <SeeItRun
          program={{
            code: traced.code,
            language: traced.language,
            assetId: traced.assetId,
            input: traced.input,
            expected,
          }}
          from={test.verdict === 'accepted' ? 'start' : 'difference'}
        />
      )}
      <div className="grid gap-3 @xl:grid-cols-3">
        <TextBlock heading="h4" title={words.input} text={clipped(input)} />
        <TextBlock heading="h4" title={words.expected} text={clipped(expected)} />
        <TextBlock heading="h4" title={words.actual} text={clipped(actual)} />
      </div>
      {stderr !== '' && stderr !== told && (
        <TextBlock heading="h4" title={words.errors} text={clipped(stderr)} />
      )}
    </div>
  );
}
