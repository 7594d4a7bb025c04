import { expect, test } from 'vitest';

import { noteMade, readMarks, stateOf } from './translation-marks.ts';
import { translatable, translatedName, wordsOf, writeWord, type Pair } from './translation-form.ts';

const pair = (file: string, english: string, translated: string | null = null): Pair => ({
  file,
  english,
  translated,
});
const said = (from: Pair, at: string, words: string): Pair => ({
  ...from,
  translated: writeWord(from, at, words),
});

const QUIZ = `title: Basics, checked
questions:
  - question: What does this print?
    prints: "4\\n"
    correct: [Four]
    wrong:
      - text: 22
        because: Those are texts.
`;

test('PUBLISHING-17: the files with words are known, and their names in another language', () => {
  const paths = [
    'text.md',
    'statement.md',
    'hint1.md',
    'data/sample/1.md',
    'data/sample/1.in',
    'quiz.yaml',
    'topic.svg',
  ];
  expect(translatable([...paths, 'text.hi.md'])).toEqual([
    'text.md',
    'statement.md',
    'hint1.md',
    'data/sample/1.md',
    'quiz.yaml',
  ]);
  expect(translatedName('data/sample/1.md', 'ta')).toBe('data/sample/1.ta.md');
});

test('PUBLISHING-17: a lesson is said in another language, its head kept', () => {
  const lesson = pair('text.md', '---\ntitle: Loops\npremium: true\n---\nRead this.\n');
  const titled = said(lesson, 'title', 'लूप');
  const whole = said(titled, 'markdown', 'यह पढ़ें।\n');
  expect(whole.translated).toBe('---\ntitle: लूप\npremium: true\n---\nयह पढ़ें।\n');
  expect(wordsOf(whole)).toEqual([
    { at: 'title', english: 'Loops', words: 'लूप' },
    { at: 'markdown', english: 'Read this.\n', words: 'यह पढ़ें।\n' },
  ]);
});

test('PUBLISHING-17: a quiz keeps its shape: what has no words yet is in it in English', () => {
  const quiz = said(pair('quiz.yaml', QUIZ), 'questions.0.wrong.0.because', 'वे टेक्स्ट हैं।');
  expect(wordsOf(quiz)?.map(({ at, words }) => [at, words])).toEqual([
    ['title', 'Basics, checked'],
    ['questions.0.question', 'What does this print?'],
    ['questions.0.correct.0', 'Four'],
    ['questions.0.wrong.0.text', '22'],
    ['questions.0.wrong.0.because', 'वे टेक्स्ट हैं।'],
  ]);
  expect(quiz.translated).toContain('prints: |\n      4\n');
});

test('PUBLISHING-17: the card of a course, a module, a plan or a problem holds words only', () => {
  const card = said(
    pair('problem.yaml', 'name: Sum\nsummary: Add.\ndifficulty: easy\ntags: [arithmetic]\n'),
    'name',
    'जोड़',
  );
  expect(card.translated).toBe('name: जोड़\n');
  expect(said(card, 'summary', 'जोड़ें।').translated).toBe('name: जोड़\nsummary: जोड़ें।\n');
});

test('PUBLISHING-17: it is remembered of which English a text was made, until somebody says that it fits again', () => {
  const version = { language: 'hi', file: 'topic.yaml' };
  const made = said(pair('topic.yaml', 'title: C\nsummary: Small.\n'), 'summary', 'छोटी।');
  const words = wordsOf(made) ?? [];
  const marks = noteMade(null, { ...version, words }, 'summary');
  const states = (text: string, from: Pair) =>
    (wordsOf(from) ?? []).map((word) => stateOf(readMarks(text) ?? {}, version, word));
  expect(states(marks, made)).toEqual(['open', 'made']);
  const later: Pair = { ...made, english: 'title: C\nsummary: Small and quick.\n' };
  expect(states(marks, later)).toEqual(['open', 'stale']);
  const again = noteMade(marks, { ...version, words: wordsOf(later) ?? [] }, 'summary');
  expect(states(again, later)).toEqual(['open', 'made']);
  // A version of which nothing is remembered is taken to fit.
  expect(states('', later)).toEqual(['open', 'made']);
});
