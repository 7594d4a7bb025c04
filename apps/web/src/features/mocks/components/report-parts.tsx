import type { MockConcept, MockReport } from '@abhyas/contract/mocks';
import { fill } from '@abhyas/contract/fill';

import { pointsText } from '../../../lib/points.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { clockText } from '../../exams/exam-time.rules.ts';
import { mockTexts } from '../mock-texts.ts';

const SECOND_MS = 1000;

type Counted = Pick<MockReport, 'asked' | 'right' | 'partly' | 'wrong'>;

const leftOf = ({ asked, right, partly, wrong }: Counted): number => asked - right - partly - wrong;

/** The marks in one line of figures. */
export function Score({ report }: { readonly report: MockReport }) {
  const words = mockTexts();
  const { points, outOf, right, partly, wrong, minutes, startedAt, finishedAt, finishedBy } = report;
  const usedMs = Date.parse(finishedAt) - Date.parse(startedAt);
  const figures = [
    { name: words.score, value: `${pointsText(points)} / ${pointsText(outOf)}` },
    { name: words.right, value: right },
    ...(partly > 0 ? [{ name: words.partly, value: partly }] : []),
    { name: words.wrong, value: wrong },
    { name: words.left, value: leftOf(report) },
    {
      name: words.time,
      value: fill(words.timeOf, { time: clockText(usedMs), minutes: clockText(minutes * 60 * SECOND_MS) }),
    },
  ];
  return (
    <section className="mb-8">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-small text-soft">{name}</dt>
            <dd className="text-h3 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {finishedBy === 'server' && <p className="mt-2 text-small text-soft">{words.endedByClock}</p>}
    </section>
  );
}

export function BySection({ report }: { readonly report: MockReport }) {
  const words = mockTexts();
  const cell = 'border-b border-line px-2 py-2 text-right tabular-nums';
  // Only programs can be partly right, and few tests have any.
  const partly = report.partly > 0 ? [words.partly] : [];
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-h3">{words.bySection}</h2>
      <ScrollBox className="overflow-x-auto">
        <table className="w-full border-collapse">
          <thead>
            <tr className="text-small text-soft">
              <th scope="col" className="border-b border-line py-2 pr-2 text-left font-normal">
                {words.section}
              </th>
              {[words.score, words.right, ...partly, words.wrong, words.left, words.time].map((name) => (
                <th key={name} scope="col" className={`${cell} font-normal`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.sections.map((section) => (
              <tr key={section.title}>
                <th scope="row" className="border-b border-line py-2 pr-2 text-left font-normal">
                  {section.title}
                </th>
                <td className={`${cell} whitespace-nowrap`}>
                  {pointsText(section.points)} / {pointsText(section.outOf)}
                </td>
                <td className={cell}>{section.right}</td>
                {partly.length > 0 && <td className={cell}>{section.partly}</td>}
                <td className={cell}>{section.wrong}</td>
                <td className={cell}>{leftOf(section)}</td>
                <td className={cell}>{clockText(section.seconds * SECOND_MS)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}

/** What was missed most comes first, with the lesson that teaches it. */
export function ByConcept({ concepts }: { readonly concepts: readonly MockConcept[] }) {
  const words = mockTexts();
  if (concepts.length === 0) return null;
  const isAllRight = concepts.every(({ asked, right }) => asked === right);
  return (
    <section className="mb-8">
      <h2 className="mb-1 text-h3">{words.byConcept}</h2>
      <p className="mb-3 text-soft">{isAllRight ? words.allRight : words.conceptLead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {concepts.map((concept) => (
          <li
            key={concept.id}
            className="grid grid-cols-1 items-center gap-x-4 gap-y-1 py-2 phone:grid-cols-[1fr_10rem_1fr]"
          >
            <span>{concept.name}</span>
            <span>
              <span className="text-small text-soft">
                {fill(concept.partly > 0 ? words.rightAndPartlyOf : words.rightOf, {
                  asked: concept.asked,
                  right: concept.right,
                  partly: concept.partly,
                })}
              </span>
              <ProgressBar percent={Math.round((100 * concept.right) / concept.asked)} label={concept.name} />
            </span>
            <LessonLink concept={concept} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LessonLink({ concept: { asked, right, lesson } }: { readonly concept: MockConcept }) {
  const words = mockTexts();
  if (!lesson || asked === right) return null;
  const name = lesson.isLocked ? words.lessonLocked : words.lesson;
  return (
    <TextLink to={lesson.link} className="inline-flex min-h-9 items-center touch:min-h-11">
      {fill(name, { title: lesson.title })}
    </TextLink>
  );
}
