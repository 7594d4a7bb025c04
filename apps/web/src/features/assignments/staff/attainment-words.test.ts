import type { CourseOutcome } from '@abhyas/contract/assignments-outcomes';
import { meanStrength } from '@abhyas/contract/outcome-strengths';
import { expect, test } from 'vitest';

import { exactText, levelText, programmeInWords, workingInWords } from './attainment-words.ts';

const OUTCOME: CourseOutcome = {
  id: 'one',
  code: 'CO1',
  statement: 'Trace a program with loops.',
  target: 60,
  survey: 250,
  correlations: [],
};

const FROM = {
  scheme: { levels: [50, 60, 70] as [number, number, number], internal: 40, direct: 80, expected: 200 },
  assessments: [
    { id: 'lab', title: 'Lab 1', end: false, state: 'counts' as const },
    { id: 'test', title: 'Test 1', end: false, state: 'counts' as const },
    { id: 'end', title: 'Final', end: true, state: 'counts' as const },
  ],
};

const LAB = { assessmentId: 'lab', attempted: 12, reached: 9, percent: 7500, level: 3 };
const TEST = { assessmentId: 'test', attempted: 12, reached: 7, percent: 5833, level: 1 };
const END = { assessmentId: 'end', attempted: 11, reached: 7, percent: 6364, level: 2 };

test('ASSIGNMENTS-29: the working says each level, how they are weighed, and when an outcome is attained', () => {
  const attainment = {
    outcomeId: 'one',
    measured: [LAB, TEST, END],
    internal: { over: 2, under: 1 },
    end: { over: 2, under: 1 },
    direct: { over: 2, under: 1 },
    hundredths: 210,
    attained: true,
  };
  expect(workingInWords({ outcome: OUTCOME, attainment }, FROM)).toEqual([
    'Level 1 from 50 %, 2 from 60 % and 3 from 70 % of the learners on.',
    'Lab 1: 9 of 12 learners reached 60 % of the marks, which is 75 %: level 3.',
    'Test 1: 7 of 12 learners reached 60 % of the marks, which is 58.33 %: level 1.',
    'Final: 7 of 11 learners reached 60 % of the marks, which is 63.64 %: level 2.',
    'Internal assessments: the mean of 3, 1 is 2.',
    'End examination: the mean of 2 is 2.',
    'Direct: 40 % of 2 and 60 % of 2 is 2.',
    'Attainment: 80 % of 2 and 20 % of the survey’s 2.5 is 2.1, rounded to hundredths.',
    'Attained: 2.1 is at least 2.',
  ]);
});

test('ASSIGNMENTS-29: the working says what is missing', () => {
  const { survey: _, ...unasked } = OUTCOME;
  const attainment = {
    outcomeId: 'one',
    measured: [LAB, TEST],
    internal: { over: 5, under: 3 },
    direct: { over: 5, under: 3 },
    hundredths: 167,
    attained: false,
  };
  expect(workingInWords({ outcome: unasked, attainment }, FROM).slice(3)).toEqual([
    'Internal assessments: the mean of 3, 1 is 5/3.',
    'Direct: internal assessments alone, 5/3.',
    'Attainment: direct assessments alone, as there was no survey. It is 1.67, rounded to hundredths.',
    'Not attained: 1.67 is less than 2.',
  ]);
  expect(workingInWords({ outcome: OUTCOME, attainment: { outcomeId: 'one', measured: [] } }, FROM)).toEqual([
    'No assessment that counts measures this outcome.',
  ]);
  const weightless = { outcomeId: 'one', measured: [END], end: { over: 2, under: 1 } };
  expect(workingInWords({ outcome: OUTCOME, attainment: weightless }, FROM).at(-1)).toBe(
    'What there is has no weight, so there is no attainment yet.',
  );
});

test('ASSIGNMENTS-27: exact levels are written as fractions, and to two digits in the table', () => {
  expect([exactText({ over: 7, under: 3 }), exactText({ over: 3, under: 1 })]).toEqual(['7/3', '3']);
  expect([levelText({ over: 7, under: 3 }), levelText({ over: 1, under: 200 })]).toEqual(['2.33', '0.01']);
});

test('ASSIGNMENTS-28: the attainment of an outcome of the programme says its parts, and what is left out', () => {
  const serving = (code: string, strength: number): CourseOutcome => ({
    ...OUTCOME,
    code,
    correlations: [{ to: 'PO1', strength }],
  });
  const outcomes = [serving('CO1', 3), serving('CO2', 1), serving('CO3', 2), { ...OUTCOME, code: 'CO4' }];
  const parts = [
    { code: 'CO1', strength: 3, hundredths: 210 },
    { code: 'CO2', strength: 1, hundredths: 300 },
  ];
  expect(programmeInWords({ to: 'PO1', parts, hundredths: 233 }, outcomes)).toEqual([
    'CO1: correlation 3, attainment 2.1.',
    'CO2: correlation 1, attainment 3.',
    '(3 × 2.1 + 1 × 3) / (3 + 1) is 2.33, rounded to hundredths.',
    'Left out, as they have no attainment yet: CO3.',
  ]);
  expect(programmeInWords({ to: 'PO1', parts: [] }, outcomes)).toEqual([
    'None of them has an attainment yet.',
    'Left out, as they have no attainment yet: CO1, CO2, CO3.',
  ]);
  expect(meanStrength(outcomes, 'PO1')).toBe(200);
  expect(meanStrength(outcomes, 'PO2')).toBe(0);
});
