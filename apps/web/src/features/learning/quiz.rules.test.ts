import { describe, expect, test } from 'vitest';

import {
  isAnswered,
  isAnsweredRight,
  keptFrom,
  layOut,
  openQuestions,
  restored,
  shuffled,
  toggled,
  type Answers,
} from './quiz.rules.ts';

const mcq = {
  id: 'q',
  qn: 'Which are even?',
  chC: ['2', '4'],
  chW: ['3'],
  whyWrong: ['odd'],
  premium: 0,
} as const;
const laid = () => {
  const [question] = openQuestions(
    layOut([{ ...mcq, chC: [...mcq.chC], chW: [...mcq.chW], whyWrong: ['odd'] }]),
  );
  if (!question) throw new Error('no question');
  return question;
};
const choose = (question: ReturnType<typeof laid>, ...wanted: string[]): Answers =>
  question.choices
    .filter((choice) => wanted.includes(choice.text))
    .reduce<Answers>((answers, choice) => toggled(answers, question, choice), {});

const texts = (answers: Answers) => [...(answers['q'] ?? [])].map(({ text }) => text);

describe('quiz', () => {
  test('LEARNING-25: a question is correct only if every correct choice is selected and no wrong one is', () => {
    const question = laid();
    expect(isAnsweredRight(question, choose(question, '2', '4'))).toBe(true);
    expect(isAnsweredRight(question, choose(question, '2'))).toBe(false);
    expect(isAnsweredRight(question, choose(question, '2', '4', '3'))).toBe(false);
    expect(isAnsweredRight(question, {})).toBe(false);
  });

  test('tapping an answer toggles its selection', () => {
    const question = laid();
    const all = choose(question, '2', '4', '3');
    const wrong = question.choices.find((choice) => !choice.correct);
    if (!wrong) throw new Error('no wrong choice');
    expect(isAnsweredRight(question, toggled(all, question, wrong))).toBe(true);
  });

  test('where exactly one is right, another choice takes the place of the first, and a second tap takes it back', () => {
    const [question] = openQuestions(layOut([{ ...mcq, chC: ['2'], chW: ['3', '5'], whyWrong: [] }]));
    if (!question) throw new Error('no question');
    expect(texts(choose(question, '2'))).toEqual(['2']);
    expect(texts(choose(question, '2', '3', '5'))).toHaveLength(1);
    const [choice] = question.choices;
    if (!choice) throw new Error('no choice');
    const none = toggled(toggled({}, question, choice), question, choice);
    expect(isAnswered(question, none)).toBe(false);
  });

  test('kept answers are known again in another order; what is no choice any more is dropped', () => {
    const question = laid();
    const kept = keptFrom(choose(question, '2', '4'));
    const later = laid();
    expect(isAnsweredRight(later, restored([later], kept))).toBe(true);
    expect(isAnswered(later, restored([later], { q: ['gone'] }))).toBe(false);
    expect(restored([later], { other: ['2'] })).toEqual({});
  });

  test('LEARNING-23: choices are shuffled: each keeps its explanation, and every order comes up', () => {
    const orders = new Set<string>();
    for (let round = 0; round < 200; round += 1) {
      const question = laid();
      orders.add(question.choices.map((choice) => choice.text).join());
      expect(question.choices.find((choice) => choice.text === '3')?.why).toBe('odd');
    }
    expect(orders.size).toBe(6);
    expect(shuffled([1, 2, 3], () => 0)).toEqual([2, 3, 1]);
  });

  test('a premium question that is not owned is locked', () => {
    expect(layOut([{ premium: 1 }])).toEqual([{ locked: true }]);
  });
});
