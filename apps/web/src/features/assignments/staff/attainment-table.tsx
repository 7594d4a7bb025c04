import type { CourseOutcome, ExactNumber, OutcomeAttainment } from '@abhyas/contract/assignments-outcomes';
import type { Assessment, ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { pointsText } from '../../../lib/points.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { levelText } from './attainment-words.ts';
import { SheetCell, SheetHead, SheetName, SheetTable, WorkingCell } from './class-sheet.tsx';

const words = staffMessages.assignments.classOutcomes;

type Props = {
  readonly batchId: string;
  readonly of: ClassOutcomes;
  readonly onOpen: (outcomeId: string) => void;
};

/** Each outcome by each assessment that counts, with the levels that come of it. */
export function AttainmentTable({ batchId, of, onOpen }: Props) {
  const assessments = of.assessments.filter(({ state }) => state === 'counts');
  const { internal, end, direct, survey, attainment, attained } = words.columns;
  return (
    <SheetTable
      caption={words.title}
      first={words.columns.outcome}
      head={
        <>
          {assessments.map((each) => (
            <AssessmentHead key={each.id} batchId={batchId} assessment={each} />
          ))}
          {[internal, end, direct, survey, attainment, attained].map((name) => (
            <SheetHead key={name}>{name}</SheetHead>
          ))}
        </>
      }
    >
      {of.outcomes.map((outcome, at) => (
        <OutcomeRow
          key={outcome.id}
          outcome={outcome}
          attainment={of.attainment[at]}
          assessments={assessments}
          onOpen={() => onOpen(outcome.id)}
        />
      ))}
    </SheetTable>
  );
}

type HeadProps = { readonly batchId: string; readonly assessment: Assessment };

function AssessmentHead({ batchId, assessment: { id, title, end } }: HeadProps) {
  return (
    <SheetHead>
      {end && <span className="block font-normal">{words.endMark}</span>}
      <TextLink to={`/admin/classes/${batchId}/assignments/${id}`}>{title}</TextLink>
    </SheetHead>
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
      <SheetName>
        {code}
        <span className="block min-w-40 text-small font-normal break-words text-soft">{statement}</span>
      </SheetName>
      {assessments.map(({ id }) => (
        <MeasuredCell key={id} of={measured.find(({ assessmentId }) => assessmentId === id)} />
      ))}
      {[internal, end, direct].map((each, at) => (
        // The order of these columns is fixed.
        <SheetCell key={at}>{exactLevel(each)}</SheetCell>
      ))}
      <SheetCell>{survey === undefined ? words.none : pointsText(survey)}</SheetCell>
      <WorkingCell label={`${fill(words.openWorking, { code })}: ${level}`} onOpen={onOpen}>
        {level}
      </WorkingCell>
      <SheetCell>{attainedText(attained)}</SheetCell>
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
    <SheetCell>
      {of ? of.level : words.none}
      {of && <span className="block text-small whitespace-nowrap text-soft">{fill(words.reached, of)}</span>}
    </SheetCell>
  );
}
