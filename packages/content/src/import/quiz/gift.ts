import type { FaultList } from '../../files/faults.ts';
import { type TextFormat, toMarkdown } from './foreign-text.ts';
import type { FoundChoice, FoundQuestion, QuizSource } from './quiz-text.ts';

/** A question of the file with the line on which it begins. */
type Block = { readonly line: number; readonly text: string };

/** Characters that a backslash takes their meaning from stand for themselves until the question is cut up. */
const ESCAPABLE = '~=#{}:\\%';
const HELD = 0xe100;

/**
 * Reads a quiz in Moodle's GIFT: single and multiple choice with weights, true/false, feedback, comments and missing
 * words. What cannot be asked as a choice is noted with its line.
 */
export function readGift({ file, text }: QuizSource, notes: FaultList): FoundQuestion[] {
  const note = (line: number, message: string): void => notes.add(file, line, message);
  return withTheirPrograms(blocksOf(text, note)).flatMap((block) => questionOf(block, note) ?? []);
}

/** A program between blank lines belongs to the question before it, whose answers come after the program. */
function withTheirPrograms(blocks: readonly Block[]): Block[] {
  const whole: Block[] = [];
  for (const block of blocks) {
    const asked = whole.at(-1);
    const isProgram = asked && !hold(asked.text).includes('{') && /^\s*```/.test(block.text);
    if (!isProgram) whole.push(block);
    else whole[whole.length - 1] = { line: asked.line, text: `${asked.text}\n\n${block.text}` };
  }
  return whole;
}

/** Comments, and the folders of Moodle's question bank. */
const SAYS_NOTHING = /^\s*(\/\/|\$CATEGORY:)/i;
const UNCLOSED = 'The brace { of the answers is never closed: the question is left out.';

/**
 * Blank lines separate questions; comments are lines of their own. Lines within braces or a code block belong together,
 * unless the next question begins before the brace is closed.
 */
function blocksOf(text: string, note: (line: number, message: string) => void): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let line = 0;
  let gap = { at: 0, line: 0 };
  let inFence = false;
  const close = (): void => {
    if (lines.some((each) => each.trim() !== '')) blocks.push({ line, text: lines.join('\n') });
    lines = [];
    gap = { at: 0, line: 0 };
  };
  const leaveUnclosed = (): void => {
    note(line, UNCLOSED);
    [lines, line] = [lines.slice(gap.at), gap.line];
    gap = { at: 0, line: 0 };
  };
  text.split('\n').forEach((each, index) => {
    if (/^\s*```/.test(each)) inFence = !inFence;
    const read = inFence ? 'code' : each;
    if (SAYS_NOTHING.test(read)) return;
    const isBlank = read.trim() === '';
    const before = lines.join('\n');
    if (isBlank && depthOf(before) === 0) return close();
    if (beginsNext(before, read)) close();
    if (gap.at > 0 && hold(read).includes('{')) leaveUnclosed();
    if (lines.length === 0) line = index + 1;
    lines.push(each);
    if (isBlank) gap = { at: lines.length, line: index + 2 };
  });
  close();
  return blocks;
}

/** A title, or a second set of answers, begins another question also where no blank line comes before it. */
function beginsNext(before: string, line: string): boolean {
  if (before.trim() === '' || depthOf(before) > 0) return false;
  return /^\s*::/.test(line) || (hold(before).includes('}') && hold(line).includes('{'));
}

function depthOf(text: string): number {
  const held = hold(text);
  return Math.max(0, held.split('{').length - held.split('}').length);
}

/** Escapes, and all that is in back quotes, become characters that mean nothing. */
function hold(text: string): string {
  return text
    .replaceAll(/```[\s\S]*?```|`[^`\n]+`/g, (code) =>
      code.replaceAll(/\\([~=#{}:\\])|[~=#{}:%]/g, (mark: string, escaped: string | undefined) =>
        held(escaped ?? mark),
      ),
    )
    .replaceAll(/\\([~=#{}:\\%])/g, (_whole: string, mark: string) => held(mark));
}

function held(mark: string): string {
  return String.fromCharCode(HELD + ESCAPABLE.indexOf(mark));
}

function release(text: string): string {
  const parts = text.split(/(```[\s\S]*?```|`[^`\n]+`)/);
  const lines = parts.map((part, index) => (index % 2 === 1 ? part : part.replaceAll('\\n', '\n')));
  return lines.join('').replaceAll(/[\uE100-\uE107]/g, (mark) => ESCAPABLE[mark.charCodeAt(0) - HELD] ?? '');
}

const ANSWERS = /\{(?=\s*(?:[=~#]|T(?:RUE)?\s*[#}]|F(?:ALSE)?\s*[#}]|\}))([^{}]*)\}/gi;

function questionOf(
  { line, text }: Block,
  note: (line: number, message: string) => void,
): FoundQuestion | null {
  const source = hold(text);
  const found = [...source.matchAll(ANSWERS)].at(-1);
  if (!found) {
    note(
      line,
      depthOf(text) > 0
        ? UNCLOSED
        : source.includes('{')
          ? 'The answers in braces cannot be read: each begins with = or ~.'
          : 'There are no answers in braces { }, so this is no question.',
    );
    return null;
  }
  const answers = found[1] ?? '';
  const head = headOf(source.slice(0, found.index));
  const rest = source.slice(found.index + found[0].length).trim();
  const question = /^[.?!:;,]*$/.test(rest) ? head.text : `${head.text.trimEnd()} _____ ${rest}`;
  const answersAt = line + source.slice(0, found.index).split('\n').length - 1;
  const read = readAnswers(answers, head.format);
  if (typeof read === 'string') {
    note(answersAt, read);
    return null;
  }
  for (const { offset, message } of read.notes)
    note(answersAt + answers.slice(0, offset).split('\n').length - 1, message);
  return { line, question: toMarkdown(release(question), head.format), ...read.choices, premium: false };
}

const HEAD = /^\s*(?:::(?<title>[\s\S]*?)::)?\s*(?:\[(?<format>html|markdown|plain|moodle)\])?/i;

function headOf(text: string): { text: string; format: TextFormat | undefined } {
  const match = HEAD.exec(text);
  const title = match?.groups?.['title']?.trim() ?? '';
  const body = text.slice(match?.[0].length ?? 0);
  return { text: body.trim() === '' ? title : body, format: formatNamed(match?.groups?.['format']) };
}

function formatNamed(name: string | undefined): TextFormat | undefined {
  if (name === undefined || name.toLowerCase() === 'moodle') return undefined;
  return name.toLowerCase() as TextFormat;
}

type Answers = {
  readonly choices: Pick<FoundQuestion, 'correct' | 'wrong' | 'explanation'>;
  readonly notes: readonly { readonly offset: number; readonly message: string }[];
};

function readAnswers(source: string, format: TextFormat | undefined): Answers | string {
  const { body, explanation } = splitGeneralFeedback(source);
  const markdown = (text: string): string => toMarkdown(release(text).trim(), ownFormat(text) ?? format);
  const truth = /^\s*(T|TRUE|F|FALSE)\s*(?:#([\s\S]*))?$/i.exec(body);
  if (truth) return trueFalse(truth, markdown, explanation);
  if (body.trim() === '') return 'An essay has no choices, so it is not taken over.';
  if (body.trim().startsWith('#')) return 'A numerical question has no choices, so it is not taken over.';
  const pieces = [...body.matchAll(/([=~])([^=~]*)/g)];
  if (pieces.some((piece) => piece[1] === '=' && piece[2]?.includes('->')))
    return 'A matching question is not taken over; write each pair as a question.';
  if (!pieces.some((piece) => piece[1] === '~'))
    return 'A short-answer question has no wrong choices, so it is not taken over.';
  return choicesOf(pieces, markdown, explanation);
}

function ownFormat(text: string): TextFormat | undefined {
  return formatNamed(/^\s*\[(html|markdown|plain)\]/i.exec(text)?.[1]);
}

function splitGeneralFeedback(source: string): { body: string; explanation: string } {
  const at = source.indexOf('####');
  return at < 0
    ? { body: source, explanation: '' }
    : { body: source.slice(0, at), explanation: source.slice(at + 4) };
}

/** `{TRUE#feedback for wrong#feedback for right}`, as Moodle writes it. */
function trueFalse(match: RegExpExecArray, markdown: (text: string) => string, explanation: string): Answers {
  const isTrue = /^t/i.test(match[1] ?? '');
  const [whenWrong = '', whenRight = ''] = (match[2] ?? '').split('#');
  const correct = [{ text: isTrue ? 'True' : 'False', because: markdown(whenRight) }];
  const wrong = [{ text: isTrue ? 'False' : 'True', because: markdown(whenWrong) }];
  return { choices: { correct, wrong, explanation: markdown(explanation) }, notes: [] };
}

const FULL_WEIGHT = 100;

/** With a `=` only that is right; without one, all of positive weight together are. */
function choicesOf(
  pieces: readonly RegExpExecArray[],
  markdown: (text: string) => string,
  explanation: string,
): Answers | string {
  const hasRight = pieces.some((piece) => piece[1] === '=');
  const choices = pieces.map((piece) => weigh(piece, markdown)).filter(({ choice }) => choice.text !== '');
  const isRight = ({ weight }: Weighed): boolean => weight >= FULL_WEIGHT || (weight > 0 && !hasRight);
  const correct = choices.filter(isRight).map(({ choice }) => choice);
  const wrong = choices.filter((each) => !isRight(each)).map(({ choice }) => choice);
  if (correct.length === 0) return 'No choice is right: mark one with = or give it a weight such as ~%100%.';
  if (wrong.length === 0) return 'No choice is wrong; a question needs at least one.';
  const halfRight = choices.filter((each) => each.weight > 0 && !isRight(each));
  const notes = halfRight.map(({ offset, weight }) => ({
    offset,
    message: `A choice that is worth ${weight} % counts as wrong here: a choice is right or wrong.`,
  }));
  return { choices: { correct, wrong, explanation: markdown(explanation) }, notes };
}

type Weighed = { readonly offset: number; readonly weight: number; readonly choice: FoundChoice };

/** A choice with its share of the marks in percent: without a weight `=` has all of them and `~` none. */
function weigh(piece: RegExpExecArray, markdown: (text: string) => string): Weighed {
  const source = piece[2] ?? '';
  const weighted = /^\s*%(-?[\d.]+)%([\s\S]*)$/.exec(source);
  const [text = '', ...feedback] = (weighted?.[2] ?? source).split('#');
  return {
    offset: piece.index,
    weight: weighted ? Number(weighted[1]) : piece[1] === '=' ? FULL_WEIGHT : 0,
    choice: {
      text: markdown(text.replace(/^\s*\[(html|markdown|plain)\]/i, '')),
      because: markdown(feedback.join('#')),
    },
  };
}
