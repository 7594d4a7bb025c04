import type { ShownWork as Shown, Work } from '@abhyas/contract/assignments-work.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { languageAt } from '@abhyas/languages/index';

import { countText } from '../../../lib/counts.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { clipped } from '../../running/components/clipped.ts';
import { TextBlock } from '../../running/components/text-block.tsx';
import { Replay } from '../../live/staff/replay.tsx';
import { ReviewedCode } from './reviewed-code.tsx';
import type { WorkName } from './work.queries.ts';

const words = staffMessages.assignments;

type Props = {
  readonly workName: WorkName;
  readonly work: Work;
  readonly mayMark: boolean;
  /** The learner's name, where how their texts come about is recorded. */
  readonly recordedOf: string | undefined;
  readonly onChoose: (submissionId: string) => void;
};

/** One submission of a learner: which it is, the tests that failed, and its code. */
export function ShownWork({ workName, work: { shown, submissions }, mayMark, recordedOf, onChoose }: Props) {
  if (!shown) return null;
  return (
    <section className="space-y-3">
      <h3 className="font-[600]">{words.code}</h3>
      {submissions.length > 1 ? (
        <SelectField
          label={fill(words.others, { count: submissions.length })}
          value={shown.id}
          options={submissions.map((each) => ({ value: each.id, name: submissionInWords(each) }))}
          onChange={onChoose}
        />
      ) : (
        <p className="text-small text-soft">{submissionInWords({ ...shown, remarks: 0 })}</p>
      )}
      {!shown.counts && <p className="text-small text-warn">{words.notCounted}</p>}
      {recordedOf !== undefined && (
        <Replay of={{ ...workName, part: languageAt(shown.language).codeKey }} name={recordedOf} />
      )}
      {shown.failed.length > 0 && <FailedTests failed={shown.failed} />}
      <ReviewedCode key={shown.id} workName={workName} shown={shown} mayMark={mayMark} />
    </section>
  );
}

function submissionInWords({ passed, total, language, submittedAt, remarks }: Work['submissions'][number]) {
  const { name } = languageAt(language);
  const line = fill(words.received, { passed, total, language: name, at: formatMoment(submittedAt) });
  return remarks === 0 ? line : `${line}, ${countText(words.remarksCount, remarks)}`;
}

function FailedTests({ failed }: { readonly failed: Shown['failed'] }) {
  return (
    <details className="rounded-card border border-line">
      <summary className="min-h-11 px-3 py-2.5 font-medium">
        {countText(words.failedTests, failed.length)}
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {failed.map((test) => (
          <li key={test.number} className="px-3 py-2">
            <p>
              {fill(words.failedTest, {
                number: test.number,
                name: test.category ?? test.name,
                verdict: texts.running.verdicts[test.verdict],
              })}
            </p>
            {!test.hidden && test.input !== undefined && <TestData test={test} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function TestData({
  test: { input = '', expected = '', actual = '' },
}: {
  readonly test: Shown['failed'][number];
}) {
  const { test } = texts.running;
  return (
    <div className="mt-2 grid gap-3 phone:grid-cols-3">
      <TextBlock heading="h4" title={test.input} text={clipped(input)} />
      <TextBlock heading="h4" title={test.expected} text={clipped(expected)} />
      <TextBlock heading="h4" title={words.printed} text={clipped(actual)} />
    </div>
  );
}
