/** What a table holds in each of its columns, by the names that schools and quiz programs give them. */
export type Columns = {
  readonly question: number;
  /** One for each choice that the head names, in order. */
  readonly choices: readonly { readonly letter: string; readonly at: number }[];
  readonly answer: number;
  readonly explanation: number;
  readonly premium: number;
  /** Names that are not known. */
  readonly unknown: readonly string[];
};

const LETTERS = 'abcdefgh';
const CHOICE = /^(?:(?:option|choice|answer|opt|ans|विकल्प) ?)?([a-h]|[1-8])$/;
const NAMES: readonly (readonly [Exclude<keyof Columns, 'choices' | 'unknown'>, RegExp])[] = [
  ['question', /^(questions?|question (text|title|name)|stem|प्रश्न)$/],
  [
    'answer',
    /^(answers?|key|answer key|(correct|right)( (answers?|options?|choices?))?|correct answers? \(.*\)|उत्तर|सही उत्तर)$/,
  ],
  ['explanation', /^(explanations?|(general )?feedback|reason|rationale|solution|व्याख्या)$/],
  ['premium', /^premium$/],
];

/** Reads the first line of a table; a place that is not named is -1. */
export function columnsOf(head: readonly string[]): Columns {
  const names = head.map((cell) =>
    cell
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ' ')
      .trim(),
  );
  const at = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
  const places = Object.fromEntries(NAMES.map(([key, pattern]) => [key, at(pattern)]));
  const choices = names.flatMap((name, index) => {
    const sign = CHOICE.exec(name)?.[1] ?? '';
    const letter = LETTERS[Number(sign) - 1] ?? sign;
    return letter === '' ? [] : [{ letter, at: index }];
  });
  const known = new Set([...Object.values(places), ...choices.map((choice) => choice.at)]);
  return {
    ...(places as Omit<Columns, 'choices' | 'unknown'>),
    choices: choices.toSorted((a, b) => a.letter.localeCompare(b.letter)),
    unknown: head.filter((name, index) => name !== '' && !known.has(index)),
  };
}
