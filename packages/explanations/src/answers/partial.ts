import { fitsIf, quoted, wordsOf, type AnswerRule, type Output, type TakenApart } from './answer.ts';

const isStart = (start: readonly string[], whole: readonly string[]): boolean =>
  start.length > 0 && start.length < whole.length && start.every((each, index) => each === whole[index]);

const isEnd = (end: readonly string[], whole: readonly string[]): boolean =>
  isStart(end.toReversed(), whole.toReversed());

/** `prime` at the end of `not prime` is no right answer: lines of its own are, and numbers. */
const standsAlone = (expected: Output, actual: Output): boolean =>
  isEnd(expected.lines, actual.lines) || /^-?\d/.test(expected.words[0] ?? '');

/** Of a text in words, as `Not prime`, the other answer is a part: only of numbers and of longer lists something is missing. */
const isList = ({ words, lines }: Output): boolean =>
  words.length > 3 || lines.length > 1 || words.some((word) => /\d/.test(word));

/** The first number of the input counts the cases that follow it, and the answer has a line for each. */
function countsCases({ input, expected }: TakenApart): boolean {
  const words = wordsOf(input);
  const cases = expected.lines.length;
  return Number(words[0]) === cases && cases > 1 && words.length > cases;
}

/** A word goes on without a space where the answer ends: `PositiveZero`. */
const goesOn = (expected: string, actual: string): boolean =>
  /^[A-Za-z]{2,}$/.test(expected) &&
  actual.startsWith(expected) &&
  /^[A-Z\d]/.test(actual.slice(expected.length));

/** A right answer of which a part is missing, or that is followed or preceded by something else. */
export const partialRules: readonly AnswerRule[] = [
  {
    id: 'answers/first-case-only',
    text: {
      en: 'Your program answered only the first of {cases} cases. The first number of the input says how many follow: read and answer each in a loop.',
      hi: 'आपके प्रोग्राम ने {cases} मामलों में से केवल पहले का उत्तर दिया। इनपुट की पहली संख्या बताती है कि कितने आते हैं: हर एक को लूप में पढ़ें और उत्तर दें।',
    },
    fits: (answer) =>
      countsCases(answer) &&
      isStart(answer.actual.lines, answer.expected.lines) &&
      answer.actual.lines.length === 1
        ? { cases: String(answer.expected.lines.length) }
        : undefined,
  },
  {
    id: 'answers/last-missing',
    text: {
      en: 'Everything is right, but the last value is missing. Check that all of the input is read, and where a loop stops: `<` or `<=`.',
      hi: 'सब सही है, पर आख़िरी मान छूटा है। देखें कि पूरा इनपुट पढ़ा जाता है, और लूप कहाँ रुकता है: `<` या `<=`।',
    },
    fits: ({ expected, actual }) =>
      fitsIf(
        isList(expected) &&
          isStart(actual.words, expected.words) &&
          expected.words.length - actual.words.length === 1,
      ),
  },
  {
    id: 'answers/stops-early',
    text: {
      en: 'What your program printed is right, but it stops there, and the sample goes on with "{more}". Check where a loop stops, and that all of the input is read.',
      hi: 'जो छपा वह सही है, पर वहीं रुक जाता है, जबकि नमूने में आगे "{more}" भी है। देखें कि लूप कहाँ रुकता है, और क्या पूरा इनपुट पढ़ा जाता है।',
    },
    fits: ({ expected, actual }) =>
      isStart(actual.words, expected.words) && expected.text.startsWith(actual.text)
        ? { more: quoted(expected.words.slice(actual.words.length).join(' ')) }
        : undefined,
  },
  {
    id: 'answers/first-missing',
    text: {
      en: 'Everything is right, but the first value is missing. Check where your loop starts: the first place is 0.',
      hi: 'सब सही है, पर पहला मान छूटा है। देखें कि लूप कहाँ शुरू होता है: पहली जगह 0 है।',
    },
    fits: ({ expected, actual }) =>
      fitsIf(
        isList(expected) &&
          isEnd(actual.words, expected.words) &&
          expected.words.length - actual.words.length === 1,
      ),
  },
  {
    id: 'answers/printed-after',
    text: {
      en: 'The right answer is there, and then your program goes on with "{more}". Remove what you printed to try things out, and check where your loop stops.',
      hi: 'सही उत्तर है, फिर आपका प्रोग्राम "{more}" भी छापता है। जाँचने के लिए छापी चीज़ें हटाएँ, और देखें कि लूप कहाँ रुकता है।',
    },
    fits: ({ expected, actual }) =>
      isStart(expected.words, actual.words) || goesOn(expected.text, actual.text)
        ? { more: quoted(actual.text.slice(expected.text.length).trim()) }
        : undefined,
  },
  {
    id: 'answers/printed-before',
    text: {
      en: 'The right answer is there, but before it your program printed "{more}". Print the answer alone.',
      hi: 'सही उत्तर है, पर उससे पहले आपके प्रोग्राम ने "{more}" छापा। केवल उत्तर छापें।',
    },
    fits: ({ expected, actual }) =>
      isEnd(expected.words, actual.words) && standsAlone(expected, actual)
        ? { more: quoted(actual.words.slice(0, actual.words.length - expected.words.length).join(' ')) }
        : undefined,
  },
];
