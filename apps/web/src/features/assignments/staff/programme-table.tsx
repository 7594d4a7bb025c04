import type { ProgrammeAttainment } from '@abhyas/contract/assignments-outcomes';
import type { ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { meanStrength, strengthOf } from '@abhyas/contract/outcome-strengths';

import { pointsText } from '../../../lib/points.ts';
import { SheetCell, SheetHead, SheetName, SheetTable, WorkingCell } from './class-sheet.tsx';

const { programme: words, none } = staffMessages.assignments.classOutcomes;

type Props = {
  readonly of: ClassOutcomes;
  readonly onOpen: (to: ProgrammeAttainment['to']) => void;
};

/** How each course outcome correlates with each of the programme, and their attainment by the course (ASSIGNMENTS-28). */
export function ProgrammeTable({ of: { outcomes, attainment, programme }, onOpen }: Props) {
  return (
    <section className="mt-10">
      <h2 className="mb-1 text-h3">{words.title}</h2>
      <p className="mb-3 max-w-reading text-small text-soft">{words.lead}</p>
      <SheetTable
        caption={words.title}
        first={words.outcome}
        head={[words.attainment, ...programme.map(({ to }) => to)].map((name) => (
          <SheetHead key={name}>{name}</SheetHead>
        ))}
        foot={
          <>
            <tr className="border-t-2 border-line">
              <SheetName>{words.meanStrength}</SheetName>
              <SheetCell>{none}</SheetCell>
              {programme.map(({ to }) => (
                <SheetCell key={to}>{pointsText(meanStrength(outcomes, to))}</SheetCell>
              ))}
            </tr>
            <tr className="border-t border-line">
              <SheetName>{words.brings}</SheetName>
              <SheetCell>{none}</SheetCell>
              {programme.map(({ to, hundredths }) => (
                <Brought key={to} to={to} level={levelOf(hundredths)} onOpen={() => onOpen(to)} />
              ))}
            </tr>
          </>
        }
      >
        {outcomes.map((outcome, at) => (
          <tr key={outcome.id} className="border-t border-line">
            <SheetName>{outcome.code}</SheetName>
            <SheetCell>{levelOf(attainment[at]?.hundredths)}</SheetCell>
            {programme.map(({ to }) => (
              <SheetCell key={to}>{strengthOf(outcome, to) ?? none}</SheetCell>
            ))}
          </tr>
        ))}
      </SheetTable>
    </section>
  );
}

const levelOf = (hundredths: number | undefined): string =>
  hundredths === undefined ? none : pointsText(hundredths);

type BroughtProps = {
  readonly to: ProgrammeAttainment['to'];
  readonly level: string;
  readonly onOpen: () => void;
};

function Brought({ to, level, onOpen }: BroughtProps) {
  return (
    <WorkingCell label={`${fill(words.openWorking, { to })}: ${level}`} onOpen={onOpen}>
      {level}
    </WorkingCell>
  );
}
