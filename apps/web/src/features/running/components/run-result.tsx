import type { ExecuteReply, TestReport } from '@abhyas/contract/running';
import { fill } from '@abhyas/contract/fill';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { useMemo } from 'react';

import type { TracedProgram } from '../../tracing/trace-program.ts';
import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import {
  failureOf,
  firstFailure,
  firstHiddenFailure,
  formatMemory,
  formatTime,
  toneOf,
  warnedOf,
  type Tone,
} from '../run.rules.ts';
import { CompilerWarnings } from './compiler-warnings.tsx';
import { ExplainedError } from './explained-error.tsx';
import { SeeItRun } from '../../tracing/components/see-it-run.tsx';
import type { Program } from '../use-run.ts';
import { TestDetails } from './test-details.tsx';

type Props = {
  readonly reply: ExecuteReply;
  readonly program: Program;
  readonly onLine?: ((line: number) => void) | undefined;
};

/** A result that teaches: what happened, where, and what to try (RUNNING-7). */
export function RunResult({ reply, program, onLine }: Props) {
  const failure = useMemo(() => failureOf(reply, program), [reply, program]);
  const warned = useMemo(() => warnedOf(reply, program), [reply, program]);
  const tests = reply.tests ?? [];
  return (
    <div className="space-y-5">
      {failure && <ExplainedError failure={failure} onLine={onLine} />}
      <CompilerWarnings warned={warned} onLine={onLine} />
      <HiddenFailure test={firstHiddenFailure(tests)} />
      {reply.verdict !== 'compile-error' && <SeeItRun program={tracedOf(program)} from="start" />}
      {tests.length > 0 && <Tests tests={tests} reply={reply} program={program} />}
    </div>
  );
}

/** The program with the input that it has just had: its own, or that of the first test. */
function tracedOf({ code, language, assetId, mode, ctestcase = '' }: Program): TracedProgram {
  const input =
    mode === 'ctestcase' ? ({ of: 'own', text: ctestcase } as const) : ({ of: 'test', test: 0 } as const);
  return { code, language, assetId, input };
}

const LOOKS: Readonly<Record<Tone, string>> = {
  good: 'border-good bg-good-soft text-good',
  bad: 'border-bad bg-bad-soft text-bad',
  warn: 'border-warn bg-warn-soft text-warn',
  note: 'border-note bg-note-soft text-note',
};

const ICONS = { good: CircleCheck, bad: CircleX, warn: Hourglass, note: Ban } as const;

/**
 * The message of the run (PRACTICE-13), with the verdict in a word or two. An input of the learner's own is no
 * test: nothing has passed when the program ran to its end, and its output may yet be wrong.
 */
export function Verdict({
  reply: { verdict = 'internal-error', msg = '', tests = [] },
}: {
  readonly reply: ExecuteReply;
}) {
  const onlyRan = verdict === 'accepted' && tests.length === 0;
  const tone = toneOf(verdict);
  const Icon = ICONS[tone];
  return (
    <span className={cx('flex gap-3 rounded-card border px-4 py-3', LOOKS[onlyRan ? 'note' : tone])}>
      <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {!onlyRan && <strong className="mr-2">{texts.running.verdicts[verdict]}</strong>}
        <span data-testid="result-message" className="text-ink">
          {msg}
        </span>
      </span>
    </span>
  );
}

function HiddenFailure({ test }: { readonly test: TestReport | null }) {
  if (!test) return null;
  const { hiddenFailed, hiddenFailedPlain } = texts.running.test;
  return <p>{test.category ? fill(hiddenFailed, { category: test.category }) : hiddenFailedPlain}</p>;
}

type TestsProps = Pick<Props, 'reply' | 'program'> & { readonly tests: readonly TestReport[] };

function Tests({ tests, reply, program }: TestsProps) {
  const open = firstFailure(tests);
  const words = texts.running.test;
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <h3 className="text-h3">{words.list}</h3>
        <p className="text-small text-soft">
          {fill(words.summary, {
            time: formatTime(reply.timeMs ?? 0),
            memory: formatMemory(reply.memoryKb ?? 0),
          })}
        </p>
      </div>
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {tests.map((test, index) => (
          // Test names of one problem are unique, save that hidden ones carry only their number.
          <li key={`${index} ${test.name}`}>
            <TestDetails
              test={test}
              traced={{ ...program, input: { of: 'test', test: index } }}
              startsOpen={test === open}
              told={reply.verdict === 'runtime-error' ? reply.stderr : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
