import type { ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { expect, test } from 'vitest';

import {
  enteredOf,
  freshOutcome,
  readCorrelations,
  readOutcomesForm,
  type EnteredOutcome,
  type EnteredOutcomes,
} from './outcomes.rules.ts';

const ID = '5d7c0f5e-6f0a-4c6e-9d3b-0a51f7a1b001';
const EXAM = '5d7c0f5e-6f0a-4c6e-9d3b-0a51f7a1b002';

const KEPT: Pick<ClassOutcomes, 'outcomes' | 'scheme' | 'assessments'> = {
  outcomes: [
    {
      id: ID,
      code: 'CO1',
      statement: 'Trace a program with loops.',
      bloom: 'apply',
      target: 55,
      survey: 245,
      correlations: [
        { to: 'PO1', strength: 3 },
        { to: 'PSO2', strength: 1 },
      ],
    },
  ],
  scheme: { levels: [50, 60, 70], internal: 40, direct: 80, expected: 210 },
  assessments: [
    { id: EXAM, title: 'End examination', end: true, state: 'counts' },
    { id: ID, title: 'Lab 1', end: false, state: 'counts' },
  ],
};

test('ASSIGNMENTS-25: outcomes are sent as they are shown', () => {
  const { outcomes, scheme } = KEPT;
  expect(readOutcomesForm(enteredOf(KEPT))).toEqual({
    sent: { outcomes, scheme, endExaminationIds: [EXAM] },
  });
});

test('ASSIGNMENTS-25: a class without outcomes is offered the first one, with a target of 60 %', () => {
  const { outcomes } = enteredOf({ ...KEPT, outcomes: [] });
  expect(outcomes).toMatchObject([{ code: 'CO1', target: '60', statement: '' }]);
  expect(freshOutcome(outcomes.length).code).toBe('CO2');
});

test('ASSIGNMENTS-25: what is missing or no number is named, and nothing is sent', () => {
  const entered = enteredOf(KEPT);
  const [own = freshOutcome(0)] = entered.outcomes;
  const faultOf = (part: Partial<EnteredOutcomes>) => readOutcomesForm({ ...entered, ...part });
  const ofSecond = (part: Partial<EnteredOutcome>) =>
    faultOf({ outcomes: [own, { ...own, id: EXAM, code: 'CO2', ...part }] });
  expect(ofSecond({})).toHaveProperty('sent');
  expect([
    ofSecond({ code: ' ' }),
    ofSecond({ statement: '' }),
    ofSecond({ target: '0' }),
    ofSecond({ target: '101' }),
    ofSecond({ survey: '3.01' }),
    ofSecond({ correlations: 'PO1' }),
  ]).toEqual(
    ['code', 'statement', 'target', 'target', 'survey', 'correlations'].map((is) => ({
      fault: { is, at: 1 },
    })),
  );
  expect([
    faultOf({ levels: ['60', '60', '70'] }),
    faultOf({ levels: ['0', '60', '70'] }),
    faultOf({ internal: '40.5' }),
    faultOf({ direct: '' }),
    faultOf({ expected: '0' }),
  ]).toEqual(['levels', 'levels', 'shares', 'shares', 'expected'].map((is) => ({ fault: { is } })));
});

test('ASSIGNMENTS-25: how strongly an outcome serves the programme is written as "PO1: 3, PSO1: 2"', () => {
  expect(readCorrelations(' po1 : 3,PSO1:2')).toEqual([
    { to: 'PO1', strength: 3 },
    { to: 'PSO1', strength: 2 },
  ]);
  expect(readCorrelations('')).toEqual([]);
  const faulty = ['PO13: 1', 'PO1: 4', 'PO1: 0', 'PO1: 3, PO1: 2', 'PO1: 3,', 'PO1 3'];
  expect(faulty.map(readCorrelations)).toEqual(Array.from({ length: faulty.length }));
});
