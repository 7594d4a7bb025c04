import type { MockReport } from '@abhyas/contract/mocks';
import { expect, test } from 'vitest';

import { draw } from '../../../lib/testing/draw.tsx';
import { ByConcept, BySection, Score } from './report-parts.tsx';

const counts = { asked: 5, right: 1, partly: 2, wrong: 1, points: 2350, outOf: 5000 };
const report: MockReport = {
  mockId: 'programs',
  title: 'Programs',
  startedAt: '2026-01-01T10:00:00Z',
  finishedAt: '2026-01-01T10:20:00Z',
  finishedBy: 'learner',
  minutes: 30,
  ...counts,
  sections: [{ title: 'Coding', ...counts, seconds: 60 }],
  concepts: [{ id: 'loops', name: 'Loops', asked: 3, right: 1, partly: 2, wrong: 0 }],
  items: [],
  waiting: 0,
};

const rowTexts = (container: Element): (string | null)[] =>
  [...container.querySelectorAll('tr > *')].map(({ textContent }) => textContent);

test('MOCKS-10: what is partly right stands in the sum, in the sections and by concept, and is not wrong', async () => {
  const { container } = await draw(
    <>
      <Score report={report} />
      <BySection report={report} />
      <ByConcept concepts={report.concepts} />
    </>,
  );
  const figures = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(figures).toEqual(expect.arrayContaining(['Right1', 'Partly right2', 'Wrong1', 'Not answered1']));
  expect(rowTexts(container).slice(0, 7)).toEqual([
    'Section',
    'Marks',
    'Right',
    'Partly right',
    'Wrong',
    'Not answered',
    'Time',
  ]);
  expect(rowTexts(container).slice(9, 13)).toEqual(['1', '2', '1', '1']);
  expect(container.textContent).toContain('1 of 3 right, 2 partly');
});

test('MOCKS-10: a test without anything partly right says nothing of it', async () => {
  const whole = { ...report, partly: 0, wrong: 3, sections: [] };
  const { container } = await draw(
    <>
      <Score report={whole} />
      <BySection report={whole} />
    </>,
  );
  expect(container.textContent).not.toContain('Partly right');
});
