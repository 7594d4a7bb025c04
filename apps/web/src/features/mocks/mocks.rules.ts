import type { DrawnExercise } from '@abhyas/content/exercises/drawn';
import type { Mock, MockAnswer, MockGiven, MockPaper, MockQuestion } from '@abhyas/contract/mocks';

import { EMPTY, FIELD, type Answer } from '../exercise/answer.rules.ts';

export const mockPath = (mockId: string): string => `/mocks/${encodeURIComponent(mockId)}`;
export const workspacePath = (attemptId: string): string => `/mocks/${attemptId}/desk`;
export const reportPath = (mockId: string, attemptId: string): string =>
  `${mockPath(mockId)}/report/${attemptId}`;

/** The best attempt that is judged. */
export function bestOf({ attempts }: Mock): Mock['attempts'][number] | undefined {
  return attempts
    .filter(({ points }) => points !== null)
    .toSorted((a, b) => (b.points ?? 0) / b.outOf - (a.points ?? 0) / a.outOf)[0];
}

/** The attempt that goes on. */
export const openAttempt = ({ attempts }: Mock): Mock['attempts'][number] | undefined =>
  attempts.find(({ isOver }) => !isOver);

export const itemsOf = ({ sections }: Pick<Mock, 'sections'>): number =>
  sections.reduce((sum, { items }) => sum + items, 0);

/** A question with its number, counted through all sections. */
export type Numbered = MockQuestion & { readonly number: number; readonly section: string };

export function numbered({ sections }: Pick<MockPaper, 'sections'>): Numbered[] {
  const all = sections.flatMap(({ title, items }) => items.map((item) => ({ ...item, section: title })));
  return all.map((item, at) => ({ ...item, number: at + 1 }));
}

/** As the palette shows it; what is marked is marked, answered or not. */
export type ItemState = 'unseen' | 'seen' | 'answered' | 'marked';

export function stateOf(answer: MockAnswer | undefined): ItemState {
  if (!answer) return 'unseen';
  if (answer.marked) return 'marked';
  return answer.given === null ? 'seen' : 'answered';
}

/** The question as the fields of exercises draw it; what would be right is not in it. Null for a problem. */
export function drawnOf(question: MockQuestion): DrawnExercise | null {
  const { itemId, kind, choices, lefts, unit } = question;
  const common = { id: itemId, explain: '', smaller: [] };
  switch (kind) {
    case 'single':
    case 'multi':
      return { ...common, kind, choices: choices.map((text) => ({ text, right: false, why: '' })) };
    case 'numeric':
      return {
        ...common,
        kind,
        answer: 0,
        tolerance: 0,
        units: unit === undefined ? [] : [unit],
        slips: [],
      };
    case 'predict':
      return { ...common, kind, language: 0, stdin: '', code: '', accept: [], slips: [] };
    case 'match': {
      const pairs = lefts.map((left, at) => ({ left, right: choices[at] ?? '', why: '' }));
      return { ...common, kind, pairs, extra: choices.slice(lefts.length) };
    }
    case 'problem':
      return null;
  }
}

const isTyped = ({ kind }: MockQuestion): boolean => kind === 'numeric' || kind === 'predict';

/** What was given as the fields hold it. */
export function answerOf(question: MockQuestion, given: MockGiven | null): Answer {
  if (isTyped(question)) return { ...EMPTY, texts: { [FIELD]: given?.text ?? '' } };
  const none = question.kind === 'match' ? question.lefts.map(() => -1) : [];
  return { ...EMPTY, positions: given?.chosen ?? none };
}

/** What the fields hold as it is sent; null when nothing is answered. */
export function givenOf(question: MockQuestion, { texts, positions }: Answer): MockGiven | null {
  if (isTyped(question)) {
    const text = texts[FIELD] ?? '';
    return text.trim() === '' ? null : { text };
  }
  return positions.some((at) => at >= 0) ? { chosen: [...positions] } : null;
}
