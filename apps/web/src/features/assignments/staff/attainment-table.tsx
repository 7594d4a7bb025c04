import type { CourseOutcome, ExactNumber, OutcomeAttainment } from '@abhyas/contract/assignments-outcomes';
import type { Assessment, ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { pointsText } from '../../../lib/points.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { levelText } from './attainment-words.ts';

const words = staffMessages.assignments.classOutcomes;

type Props = {
  readonly batchId: string;
  readonly of: ClassOutcomes;
  readonly onOpen: (outcomeId: string) => void;
};

const headClass = 'px-3 py-2 text-right align-bottom font-[600]';
const cellClass = 'px-3 py-2 text-right align-top tabular-nums';

/** Each outcome by each assessment that counts, with the levels that come of it. */
export function AttainmentTable({ batchId, of, onOpen }: Props) {
  const assessments = of.assessments.filter(({ state }) => state === 'counts');
  const { internal, end, direct, survey, attainment, attained } = words.columns;
  return (
    <ScrollBox className="overflow-x-auto">
      <table className="border-collapse">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr className="text-small text-soft">
            <th scope="col" className="py-2 pr-4 text-left align-bottom font-[600]">
              {words.columns.outcome}
            </th>
            {assessments.map((each) => (
              <AssessmentHead key={each.id} batchId={batchId} assessment={each} />
            ))}
            {[internal, end, direct, survey, attainment, attained].map((name) => (
              <th key={name} scope="col" className={headClass}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.outcomes.map((outcome, at) => (
            <OutcomeRow
              key={outcome.id}
              outcome={outcome}
              attainment={of.attainment[at]}
              assessments={assessments}
              onOpen={() => onOpen(outcome.id)}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

type HeadProps = { readonly batchId: string; readonly assessment: Assessment };

function AssessmentHead({ batchId, assessment: { id, title, end } }: HeadProps) {
  return (
    <th scope="col" className={`max-w-40 ${headClass}`}>
      {end && <span className="block font-normal">{words.endMark}</span>}
      <TextLink to={`/admin/classes/${batchId}/assignments/${id}`}>{title}</TextLink>
    </th>
  );
}

type RowProps = {
  readonly outcome: CourseOutcome;
  readonly attainment: OutcomeAttainment | undefined;
  readonly assessments: readonly Assessment[];
  readonly onOpen: () => void;
};

function OutcomeRow({ outcome: { code, statement, survey }, attainment, assessments, onOpen }: RowProps) {
  const own: Partial<OutcomeAttainment> = attainment ?? {};
  const { measured = [], internal, end, direct, hundredths, attained } = own;
  const level = hundredths === undefined ? words.none : pointsText(hundredths);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="min-w-52 max-w-80 py-2 pr-4 text-left align-top font-normal">
        <span className="block font-medium">{code}</span>
        <span className="block text-small break-words text-soft">{statement}</span>
      </th>
      {assessments.map(({ id }) => (
        <MeasuredCell key={id} of={measured.find(({ assessmentId }) => assessmentId === id)} />
      ))}
      {[internal, end, direct].map((each, at) => (
        // The order of these columns is fixed.
        <td key={at} className={cellClass}>
          {exactLevel(each)}
        </td>
      ))}
      <td className={cellClass}>{survey === undefined ? words.none : pointsText(survey)}</td>
      <td className="px-1 py-1 text-right align-top font-[600] tabular-nums">
        <button
          type="button"
          aria-label={`${fill(words.openWorking, { code })}: ${level}`}
          className="min-h-9 rounded-card px-2 underline hover:bg-sunken touch:min-h-11"
          onClick={onOpen}
        >
          {level}
        </button>
      </td>
      <td className={cellClass}>{attainedText(attained)}</td>
    </tr>
  );
}

const exactLevel = (level: ExactNumber | undefined): string =>
  level === undefined ? words.none : levelText(level);

function attainedText(attained: boolean | undefined): string {
  if (attained === undefined) return words.none;
  return attained ? words.attained : words.missed;
}

function MeasuredCell({ of }: { readonly of: OutcomeAttainment['measured'][number] | undefined }) {
  return (
    <td className={cellClass}>
      {of ? of.level : words.none}
      {of && <span className="block text-small whitespace-nowrap text-soft">{fill(words.reached, of)}</span>}
    </td>
  );
}
