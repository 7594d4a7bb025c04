import type { TestReport } from '@abhyas/contract/running';
import { fill } from '@abhyas/contract/fill';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { firstDifference, partsAt, withVisibleSpaces, type Difference } from '../compare.rules.ts';
import { answerOf, formatMemory, formatTime, SHOWN_CHARACTERS } from '../run.rules.ts';
import { useAnswerHint } from '../use-explanation.ts';
import { SeeItRun } from '../../tracing/components/see-it-run.tsx';
import type { TracedProgram } from '../../tracing/trace-program.ts';
import { PlainSentence } from './plain-sentence.tsx';
import { TextBlock } from './text-block.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';

const clipped = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

type Props = {
  readonly test: TestReport;
  /** The program with this test's input. */
  readonly traced: Omit<TracedProgram, 'expected'>;
  readonly startsOpen: boolean;
  /** The error output that stands above the tests, if there is one: it is not said twice. */
  readonly told: string | undefined;
};

/** One test: a line, and for a visible one its data behind it. */
export function TestDetails({ test, traced, startsOpen, told }: Props) {
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
    <details open={startsOpen} className="group">
      <summary className="flex min-h-11 list-none items-center gap-2.5 px-3 py-2 hover:bg-sunken">
        <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-soft group-open:rotate-90" />
        {line}
      </summary>
      <TestData test={test} traced={traced} told={told} />
    </details>
  );
}

function TestIcon({ test: { verdict } }: { readonly test: TestReport }) {
  if (verdict === 'accepted') return <Check size={18} aria-hidden="true" className="shrink-0 text-good" />;
  if (verdict === 'not-run') return <Minus size={18} aria-hidden="true" className="shrink-0 text-soft" />;
  return <X size={18} aria-hidden="true" className="shrink-0 text-bad" />;
}

function TestData({ test, traced, told }: Omit<Props, 'startsOpen'>) {
  const { input = '', expected = '', actual = '', stderr = '' } = test;
  const words = texts.running.test;
  const answer = useMemo(() => answerOf(test), [test]);
  const hint = useAnswerHint(answer);
  const difference = answer === null ? null : firstDifference(expected, actual);
  return (
    <div className="space-y-3 px-3 pb-4 pl-9.5">
      {hint && <PlainSentence testId="answer-hint" line={null} text={hint.text} />}
      {difference && <FirstDifference difference={difference} />}
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
      <div className="grid gap-3 practise:grid-cols-3">
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

/** The two lines where the outputs part, one under the other, with what cannot be seen made visible. */
function FirstDifference({ difference }: { readonly difference: Difference }) {
  const words = texts.running.test;
  const rows = [
    { name: words.expectedLine, text: difference.expected, look: 'bg-good-soft' },
    { name: words.actualLine, text: difference.actual, look: 'bg-bad-soft' },
  ];
  return (
    <section data-testid="first-difference" className="rounded-card border border-line">
      <h4 className="px-3 py-2 font-[550]">{fill(words.firstDifference, { line: difference.line })}</h4>
      <ScrollBox className="overflow-x-auto pb-2">
        <dl>
          {rows.map(({ name, text, look }) => (
            <div key={name} className="flex gap-3 px-3 py-1">
              <dt className="w-20 shrink-0 text-small text-soft">{name}</dt>
              <dd className="font-code text-small whitespace-pre">
                {text === null ? (
                  <span className="text-soft">{words.noLine}</span>
                ) : (
                  <MarkedLine text={text} from={difference.column} look={look} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </ScrollBox>
    </section>
  );
}

function MarkedLine({
  text,
  from,
  look,
}: {
  readonly text: string;
  readonly from: number;
  readonly look: string;
}) {
  const [same, different] = partsAt(text, from);
  return (
    <>
      {withVisibleSpaces(same)}
      <mark className={cx('rounded-[3px] text-ink', look)}>{withVisibleSpaces(different)}</mark>
    </>
  );
}
