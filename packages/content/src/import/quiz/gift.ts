import type { FaultList } from '../../files/faults.ts';
import { hasPicture, PICTURE_LEFT_OUT, type TextFormat, toMarkdown } from './foreign-text.ts';
import type { AnyQuestion, Note, Pair, QuizSource, TypedAnswer, TypedNumber } from './found-questions.ts';
import { numberIn } from './typed-answers.ts';
import { FULL_WEIGHT, SAID, sortChoices, type SortedChoices, type Weighed } from './weighed-choices.ts';

/** A question of the file with the line on which it begins. */
type Block = { readonly line: number; readonly text: string };

/** Characters that a backslash takes their meaning from stand for themselves until the question is cut up. */
const ESCAPABLE = '~=#{}:\\%';
const HELD = 0xe100;

/**
 * Reads a quiz in Moodle's GIFT: single and multiple choice with weights, true/false, matching, feedback, comments and
 * missing words, and answers that are typed. What cannot be read is noted with its line.
 */
export function readGift({ file, text }: QuizSource, notes: FaultList): AnyQuestion[] {
  const note: Note = (line, message) => notes.add(file, line, message);
  return withTheirPrograms(blocksOf(text, note)).flatMap((block) => questionsOf(block, note));
}

/** A program or the answers between blank lines belong to the question before them, which has no answers yet. */
function withTheirPrograms(blocks: readonly Block[]): Block[] {
  const whole: Block[] = [];
  for (const block of blocks) {
    const asked = whole.at(-1);
    const goesOn = asked && !hold(asked.text).includes('{') && /^\s*(```|\{)/.test(block.text);
    if (!goesOn) whole.push(block);
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
  /** What comes after the line that closed the answers is already the next question. */
  const nextBegins = (): void => {
    const ended = lines.findLastIndex((each) => hold(each).includes('}')) + 1;
    const [rest, at] = ended > 0 ? [lines.slice(ended), line + ended] : [[], 0];
    lines = lines.slice(0, lines.length - rest.length);
    close();
    [lines, line] = [rest, at];
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
    if (beginsNext(before, read)) nextBegins();
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

function questionsOf({ line, text }: Block, note: Note): AnyQuestion[] {
  const source = hold(text);
  const found = [...source.matchAll(ANSWERS)].at(-1);
  if (!found) {
    note(line, whyUnread(text, source));
    return [];
  }
  const answers = found[1] ?? '';
  const head = headOf(source.slice(0, found.index));
  const rest = source.slice(found.index + found[0].length).trim();
  const question = /^[.?!:;,]*$/.test(rest) ? head.text : `${head.text.trimEnd()} _____ ${rest}`;
  const answersAt = line + source.slice(0, found.index).split('\n').length - 1;
  const read = readAnswers(answers, head.format);
  if (typeof read === 'string') {
    note(answersAt, read);
    return [];
  }
  const asked = {
    line,
    question: toMarkdown(release(question), head.format),
    explanation: read.explanation,
  };
  if (asked.question === '') {
    note(line, SAID.empty);
    return [];
  }
  const other = { ...asked, answersAt, hasPicture: hasPicture(text) };
  if ('pairs' in read) return [{ ...other, kind: 'match', pairs: read.pairs }];
  if ('numbers' in read)
    return [{ ...other, kind: 'numeric', answers: read.numbers, units: [], hasMultiples: false }];
  if ('typed' in read) return [{ ...other, kind: 'short', answers: read.typed, hasCase: false }];
  return [choiceOf({ ...other, answers }, read, note)];
}

function whyUnread(text: string, source: string): string {
  if (depthOf(text) > 0) return UNCLOSED;
  return source.includes('{')
    ? 'The answers in braces cannot be read: each begins with = or ~.'
    : 'There are no answers in braces { }, so this is no question.';
}

type AskedChoice = {
  readonly line: number;
  readonly answersAt: number;
  /** The source of the answers. */
  readonly answers: string;
  readonly question: string;
  readonly explanation: string;
  readonly hasPicture: boolean;
};

function choiceOf(
  { line, answersAt, answers, question, explanation, hasPicture: showsPicture }: AskedChoice,
  { correct, wrong, notes }: SortedChoices,
  note: Note,
): AnyQuestion {
  if (showsPicture) note(line, PICTURE_LEFT_OUT);
  for (const { at, message } of notes) note(answersAt + answers.slice(0, at).split('\n').length - 1, message);
  return { line, question, explanation, correct, wrong, premium: false };
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

type Answers = { readonly explanation: string } & (
  | SortedChoices
  | { readonly pairs: readonly Pair[] }
  | { readonly typed: readonly TypedAnswer[] }
  | { readonly numbers: readonly TypedNumber[] }
);

function readAnswers(source: string, format: TextFormat | undefined): Answers | string {
  const { body, explanation: general } = splitGeneralFeedback(source);
  const markdown = (text: string): string => toMarkdown(release(text).trim(), ownFormat(text) ?? format);
  const explanation = markdown(general);
  const truth = /^\s*(T|TRUE|F|FALSE)\s*(?:#([\s\S]*))?$/i.exec(body);
  if (truth) return { ...trueFalse(truth, markdown), explanation };
  if (body.trim() === '') return SAID.essay;
  if (body.trim().startsWith('#')) return { numbers: numbersIn(body.trim().slice(1), markdown), explanation };
  const pieces = [...body.matchAll(/([=~])([^=~]*)/g)];
  if (pieces.some((piece) => piece[1] === '=' && piece[2]?.includes('->')))
    return { pairs: pieces.map((piece) => pairOf(piece[2] ?? '', markdown)), explanation };
  if (!pieces.some((piece) => piece[1] === '~'))
    return { typed: pieces.map((piece) => typedIn(piece[2] ?? '', markdown)), explanation };
  const sorted = sortChoices(pieces.map((piece) => weigh(piece, markdown)));
  return typeof sorted === 'string' ? sorted : { ...sorted, explanation };
}

/** `left -> right`, of which only the first arrow divides. */
function pairOf(source: string, markdown: (text: string) => string): Pair {
  const arrow = source.indexOf('->');
  const [left, right] = arrow < 0 ? ['', ''] : [source.slice(0, arrow), source.slice(arrow + 2)];
  return { left: markdown(left), right: markdown(right.split('#', 1).join('')) };
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
function trueFalse(match: RegExpExecArray, markdown: (text: string) => string): SortedChoices {
  const isTrue = /^t/i.test(match[1] ?? '');
  const [whenWrong = '', whenRight = ''] = (match[2] ?? '').split('#');
  const correct = [{ text: isTrue ? 'True' : 'False', because: markdown(whenRight) }];
  const wrong = [{ text: isTrue ? 'False' : 'True', because: markdown(whenWrong) }];
  return { correct, wrong, notes: [] };
}

/** A choice with its share of the marks in percent: without a weight `=` has all of them and `~` none. */
function weigh(piece: RegExpExecArray, markdown: (text: string) => string): Weighed {
  const source = piece[2] ?? '';
  const weighted = WEIGHT.exec(source);
  const [text = '', ...feedback] = source.slice(weighted?.[0].length ?? 0).split('#');
  return {
    at: piece.index,
    weight: weighted ? Number(weighted[1]) : piece[1] === '=' ? FULL_WEIGHT : 0,
    choice: {
      text: markdown(text.replace(/^\s*\[(html|markdown|plain)\]/i, '')),
      because: markdown(feedback.join('#')),
    },
  };
}

const WEIGHT = /^\s*%(-?[\d.]+)%/;

/** An answer that is typed, as it stands: it is no Markdown. */
function typedIn(source: string, markdown: (text: string) => string): TypedAnswer {
  const weight = WEIGHT.exec(source);
  const [text = '', ...feedback] = source.slice(weight?.[0].length ?? 0).split('#');
  return {
    text: release(text).trim(),
    weight: weight ? Number(weight[1]) : FULL_WEIGHT,
    because: markdown(feedback.join('#')),
  };
}

/** `4:0.1`, `3..5`, or several such with `=` before each, all with what is said of them. */
function numbersIn(source: string, markdown: (text: string) => string): TypedNumber[] {
  const pieces = source.includes('=') ? source.split('=').slice(1) : [source];
  return pieces.map((piece) => {
    const answer = typedIn(piece, markdown);
    const { value, tolerance } = numberIn(answer.text);
    return { ...answer, text: String(value), value, tolerance };
  });
}
