import type { FaultList } from '../../files/faults.ts';
import { hasPicture, PICTURE_LEFT_OUT, type TextFormat, toMarkdown } from './foreign-text.ts';
import type {
  AnyQuestion,
  FoundQuestion,
  Note,
  OtherQuestion,
  QuizSource,
  TypedAnswer,
} from './found-questions.ts';
import { numberIn } from './typed-answers.ts';
import { FULL_WEIGHT, SAID, sortChoices } from './weighed-choices.ts';
import { childOf, childrenOf, readXml, type XmlElement, XmlFault } from './xml.ts';

/** True for a text that looks like an export of Moodle's question bank. */
export function isMoodleXml(text: string): boolean {
  return /^\s*<(\?xml|quiz)[\s>]/i.test(text.slice(0, 200)) && text.includes('<quiz');
}

/**
 * Reads a quiz in Moodle XML: single and multiple choice with fractions, true/false, matching, numbers, short
 * answers, feedback. What cannot be asked is noted with its line.
 */
export function readMoodleXml({ file, text }: QuizSource, notes: FaultList): AnyQuestion[] {
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
  calculated: SAID.calculated,
  calculatedsimple: SAID.calculated,
  calculatedmulti: SAID.calculated,
  regexp: 'A question whose answer is a pattern has no answer that could be shown, so it is not taken over.',
  description: 'A description asks nothing, so it is not taken over.',
  cloze:
    'A cloze question has several gaps in one text, so it is not taken over; write each gap as a question.',
};

function questionsOf(source: XmlElement, note: Note): AnyQuestion[] {
  const type = (source.attributes['type'] ?? '').toLowerCase();
  if (SILENT.has(type)) return [];
  const left = LEFT_OUT[type];
  if (left !== undefined) {
    note(source.line, left);
    return [];
  }
  const asked = {
    line: source.line,
    question: richText(childOf(source, 'questiontext')) || richText(childOf(source, 'name')),
    explanation: richText(childOf(source, 'generalfeedback')),
  };
  if (asked.question === '') {
    note(source.line, SAID.empty);
    return [];
  }
  if (type === 'multichoice' || type === 'truefalse') {
    if (showsPicture(source)) note(source.line, PICTURE_LEFT_OUT);
    return choice(source, asked, note);
  }
  const own = OTHERS[type]?.(source);
  if (own) return [{ ...asked, answersAt: source.line, hasPicture: showsPicture(source), ...own }];
  note(source.line, `A question of the type "${type}" is not known here, so it is not taken over.`);
  return [];
}

function showsPicture(source: XmlElement): boolean {
  return hasPicture(source.text) || source.children.some(showsPicture);
}

type Asked = Pick<FoundQuestion, 'line' | 'question' | 'explanation'>;

type Own = OtherQuestion extends infer Question
  ? Question extends OtherQuestion
    ? Omit<Question, 'line' | 'answersAt' | 'question' | 'explanation' | 'hasPicture'>
    : never
  : never;

/** Questions whose answers are not chosen, by their types. */
const OTHERS: Readonly<Record<string, (source: XmlElement) => Own>> = {
  matching: (source) => ({
    kind: 'match',
    pairs: childrenOf(source, 'subquestion').map((each) => ({
      left: richText(each),
      right: richText(childOf(each, 'answer')),
    })),
  }),
  shortanswer: (source) => ({
    kind: 'short',
    answers: childrenOf(source, 'answer').map(typedAnswer),
    hasCase: childOf(source, 'usecase')?.text.trim() === '1',
  }),
  numerical: (source) => {
    const [units] = childrenOf(source, 'units');
    const all = units ? childrenOf(units, 'unit') : [];
    const own = all.filter((unit) => Number(childOf(unit, 'multiplier')?.text ?? 1) === 1);
    return {
      kind: 'numeric',
      answers: childrenOf(source, 'answer').map((answer) => {
        const typed = typedAnswer(answer);
        const tolerance = Number(childOf(answer, 'tolerance')?.text ?? 0);
        return { ...typed, ...numberIn(typed.text), tolerance };
      }),
      units: own.map((unit) => childOf(unit, 'unit_name')?.text.trim() ?? '').filter(Boolean),
      hasMultiples: own.length < all.length,
    };
  },
};

/** What is typed is no HTML and no Markdown. */
const typedAnswer = (answer: XmlElement): TypedAnswer => ({
  text: childOf(answer, 'text')?.text.trim() ?? '',
  weight: fraction(answer),
  because: richText(childOf(answer, 'feedback')),
});

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
