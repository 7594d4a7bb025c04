import type { Mock, MockItem, Release } from '@abhyas/content/release';

import { conceptRelease } from './concept-release.ts';

/** Stands in everything that nobody may read before a mock test is over. */
export const ANSWER_CANARY = 'CANARY-answer';
/** Stands in everything that nobody may read before they have begun it. */
export const QUESTION_CANARY = 'CANARY-question';

const common = (id: string) => ({ id, explain: `${ANSWER_CANARY} because`, smaller: [] });
const asked = (id: string, concept: string, exercise: MockItem['exercise']): MockItem => ({
  id,
  concepts: [concept],
  html: `<p>${QUESTION_CANARY} ${id}</p>`,
  ...(exercise && { exercise }),
});

const single = (id: string, concept = 'output'): MockItem =>
  asked(id, concept, {
    ...common(id),
    kind: 'single',
    choices: [
      { text: `${id} first`, right: true, why: ANSWER_CANARY },
      { text: `${id} second`, right: false, why: ANSWER_CANARY },
      { text: `${id} third`, right: false, why: '' },
      { text: `${id} fourth`, right: false, why: '' },
    ],
  });

/** A small test of all kinds; a wrong single choice costs a third. Its concepts are those of `conceptRelease`. */
export const smallMock: Mock = {
  id: 'small',
  title: 'Small test',
  summary: 'A little of each kind.',
  minutes: 30,
  topicIds: ['c'],
  sections: [
    {
      title: 'Choices',
      groups: [
        { marks: 100, penalty: 3, items: [single('one'), single('two'), single('three'), single('four')] },
        {
          marks: 200,
          penalty: 3,
          items: [
            asked('several', 'loops', {
              ...common('several'),
              kind: 'multi',
              choices: [
                { text: 'p', right: true, why: '' },
                { text: 'q', right: true, why: '' },
                { text: 'r', right: false, why: '' },
              ],
            }),
          ],
        },
      ],
    },
    {
      title: 'Typed',
      groups: [
        {
          marks: 200,
          penalty: 3,
          items: [
            asked('number', 'loops', {
              ...common('number'),
              kind: 'numeric',
              answer: 2.5,
              tolerance: 0.1,
              units: ['ms'],
              slips: [{ answer: '5', why: `${ANSWER_CANARY} twice as much` }],
            }),
            asked('output', 'output', {
              ...common('output'),
              kind: 'predict',
              language: 5,
              code: 'print(1)',
              stdin: '',
              accept: ['1'],
              slips: [{ answer: '2', why: `${ANSWER_CANARY} one more` }],
            }),
            asked('pairs', 'arrays', {
              ...common('pairs'),
              kind: 'match',
              pairs: [
                { left: 'A', right: 'a', why: '' },
                { left: 'B', right: 'b', why: '' },
              ],
              extra: ['c'],
            }),
          ],
        },
      ],
    },
  ],
  translations: {},
};

/** A school with this test, and a plan that opens it. */
export const mockRelease: Release = {
  ...conceptRelease,
  id: 'mock-release',
  mocks: [smallMock],
  plans: [
    {
      id: 'plan6',
      title: 'Placement Pack',
      priceRupees: 1999,
      topicIds: ['c'],
      validityDays: 365,
      validity: '1 year',
      imageUrl: '/files/plan.svg',
      planType: '',
      mocks: 'Mock tests',
    },
    {
      id: 'plan1',
      title: 'C',
      priceRupees: 999,
      topicIds: ['c'],
      validityDays: 365,
      validity: '1 year',
      imageUrl: '/files/plan.svg',
      planType: '',
    },
  ],
};
