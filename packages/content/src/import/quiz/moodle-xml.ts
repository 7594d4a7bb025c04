import type { FaultList } from '../../files/faults.ts';
import { hasPicture, PICTURE_LEFT_OUT, type TextFormat, toMarkdown } from './foreign-text.ts';
import type { FoundQuestion, QuizSource } from './quiz-text.ts';
import { FULL_WEIGHT, SAID, questionsOfPairs, sortChoices } from './weighed-choices.ts';
import { childOf, childrenOf, readXml, type XmlElement, XmlFault } from './xml.ts';

/** True for a text that looks like an export of Moodle's question bank. */
export function isMoodleXml(text: string): boolean {
  return /^\s*<(\?xml|quiz)[\s>]/i.test(text.slice(0, 200)) && text.includes('<quiz');
}

type Note = (line: number, message: string) => void;

/**
 * Reads a quiz in Moodle XML: single and multiple choice with fractions, true/false, matching, feedback. What cannot be
 * asked as a choice is noted with its line.
 */
export function readMoodleXml({ file, text }: QuizSource, notes: FaultList): FoundQuestion[] {
  const note: Note = (line, message) => notes.add(file, line, message);
  try {
    const root = readXml(text);
    if (root.name === 'quiz')
      return childrenOf(root, 'question').flatMap((question) => questionsOf(question, note));
    note(root.line, `<${root.name}> is no export of Moodle's question bank, which begins with <quiz>.`);
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    note(error.line, `${error.message} The file is not read.`);
  }
  return [];
}

/** What is no question, and says nothing that a quiz could show. */
const SILENT = new Set(['category']);

const LEFT_OUT: Readonly<Record<string, string>> = {
  essay: SAID.essay,
  numerical: SAID.numerical,
  calculated: SAID.numerical,
  calculatedsimple: SAID.numerical,
  shortanswer: SAID.short,
  regexp: SAID.short,
  description: 'A description asks nothing, so it is not taken over.',
  cloze:
    'A cloze question has several gaps in one text, so it is not taken over; write each gap as a question.',
};

function questionsOf(source: XmlElement, note: Note): FoundQuestion[] {
  const type = (source.attributes['type'] ?? '').toLowerCase();
  if (SILENT.has(type)) return [];
  const left = LEFT_OUT[type];
  if (left !== undefined) {
    note(source.line, left);
    return [];
  }
  if (showsPicture(source)) note(source.line, PICTURE_LEFT_OUT);
  const asked = {
    line: source.line,
    question: richText(childOf(source, 'questiontext')) || richText(childOf(source, 'name')),
    explanation: richText(childOf(source, 'generalfeedback')),
  };
  if (asked.question === '') {
    note(source.line, SAID.empty);
    return [];
  }
  if (type === 'matching') return matching(source, asked, note);
  if (type === 'multichoice' || type === 'truefalse') return choice(source, asked, note);
  note(source.line, `A question of the type "${type}" is not known here, so it is not taken over.`);
  return [];
}

function showsPicture(source: XmlElement): boolean {
  return hasPicture(source.text) || source.children.some(showsPicture);
}

type Asked = Pick<FoundQuestion, 'line' | 'question' | 'explanation'>;

function matching(source: XmlElement, asked: Asked, note: Note): FoundQuestion[] {
  const pairs = childrenOf(source, 'subquestion').map((each) => ({
    left: richText(each),
    right: richText(childOf(each, 'answer')),
  }));
  const questions = questionsOfPairs(asked, pairs);
  note(source.line, questions.length === 0 ? SAID.pairs : SAID.matching);
  return questions;
}

function choice(source: XmlElement, asked: Asked, note: Note): FoundQuestion[] {
  const isTruth = source.attributes['type'] === 'truefalse';
  const sorted = sortChoices(
    childrenOf(source, 'answer').map((answer) => {
      const text = richText(answer);
      return {
        at: answer.line,
        weight: fraction(answer),
        choice: {
          text: isTruth ? text.charAt(0).toUpperCase() + text.slice(1) : text,
          because: richText(childOf(answer, 'feedback')),
        },
      };
    }),
  );
  if (typeof sorted === 'string') {
    note(source.line, sorted);
    return [];
  }
  for (const { at, message } of sorted.notes) note(at, message);
  const { correct, wrong } = sorted;
  return [{ ...asked, correct, wrong, premium: false }];
}

/** Three right choices of 33.33333 % each are worth all; so is 99.99999 %. */
function fraction({ attributes }: XmlElement): number {
  const value = Number(attributes['fraction'] ?? 0);
  return Number.isNaN(value) ? 0 : Math.abs(value - FULL_WEIGHT) < 0.001 ? FULL_WEIGHT : value;
}

const FORMATS: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  moodle_auto_format: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
};

/** The text in an element, by the format that it names. */
function richText(element: XmlElement | undefined): string {
  const text = childOf(element, 'text')?.text ?? '';
  if (text.trim() === '') return '';
  const named = FORMATS[element?.attributes['format']?.toLowerCase() ?? ''];
  return toMarkdown(text.trim(), named).trim();
}
