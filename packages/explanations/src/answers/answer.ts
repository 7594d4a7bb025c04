import type { Program } from '../code/program.ts';
import type { Text } from '../explanation.ts';

/** What a visible test gave, expected and got. */
export type Answer = {
  readonly input: string;
  readonly expected: string;
  readonly actual: string;
  /** What printed it, where that is known. */
  readonly program?: Program;
};

/** The two outputs of a wrong answer, taken apart once for all rules. */
export type TakenApart = Pick<Answer, 'program'> & {
  readonly input: string;
  readonly expected: Output;
  readonly actual: Output;
};

export type Output = {
  /** Without spaces at line ends and empty lines at the end, which do not count. */
  readonly text: string;
  readonly lines: readonly string[];
  readonly words: readonly string[];
};

export type Values = Readonly<Record<string, string>>;

/** A row of the table of wrong answers. The first row that fits is told, so the more exact ones stand first. */
export type AnswerRule = {
  readonly id: string;
  /** What happened, and what to try. `code` is between backticks. */
  readonly text: Text;
  /** The placeholders of `text`; undefined when the rule does not fit. */
  readonly fits: (answer: TakenApart) => Values | undefined;
};

export function takeApart({ input, expected, actual, program }: Answer): TakenApart {
  const parts = { input: input.trim(), expected: outputOf(expected), actual: outputOf(actual) };
  return program ? { ...parts, program } : parts;
}

function outputOf(raw: string): Output {
  const text = raw
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
  return { text, lines: text === '' ? [] : text.split('\n'), words: wordsOf(text) };
}

export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** As much of the learner's own output as a sentence can quote. */
const QUOTED_CHARACTERS = 40;

const FITS: Values = {};

/** The start of a text, short enough for a sentence. */
export const quoted = (text: string): string =>
  text.length > QUOTED_CHARACTERS ? `${text.slice(0, QUOTED_CHARACTERS)}…` : text;

/** For a rule whose text has no placeholders. */
export const fitsIf = (condition: boolean): Values | undefined => (condition ? FITS : undefined);

export const noSpaces = (text: string): string => text.replaceAll(/\s/g, '');
