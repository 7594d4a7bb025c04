import { fitsIf, type AnswerRule } from './answer.ts';

export const without = (text: string, sign: RegExp): string => text.replaceAll(sign, '');

export const sameInOrder = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((each, index) => each === right[index]);

/** Right characters with other spaces, line breaks or capital letters between them. */
export const spacingRules: readonly AnswerRule[] = [
  {
    id: 'answers/letter-case',
    text: {
      en: 'Only capital and small letters differ. Compare them with the question, letter by letter.',
      hi: 'केवल बड़े और छोटे अक्षरों का फ़र्क है। उन्हें सवाल से अक्षर-अक्षर मिलाएँ।',
    },
    fits: ({ expected, actual }) => fitsIf(expected.text.toLowerCase() === actual.text.toLowerCase()),
  },
  {
    id: 'answers/line-break-missing',
    text: {
      en: 'The characters are right, but what belongs on several lines is on one. End each line with a line break, `\\n` or `println`.',
      hi: 'अक्षर सही हैं, पर जो कई पंक्तियों में होना चाहिए वह एक ही में है। हर पंक्ति को `\\n` या `println` से पूरा करें।',
    },
    fits: ({ expected, actual }) =>
      fitsIf(
        without(expected.text, /\s/g) === without(actual.text, /\s/g) &&
          actual.lines.length < expected.lines.length,
      ),
  },
  {
    id: 'answers/line-break-too-many',
    text: {
      en: 'The characters are right, but what belongs on one line is on several. Print a space between them instead of a line break.',
      hi: 'अक्षर सही हैं, पर जो एक पंक्ति में होना चाहिए वह कई में है। नई पंक्ति की जगह बीच में स्पेस छापें।',
    },
    fits: ({ expected, actual }) =>
      fitsIf(sameInOrder(expected.words, actual.words) && actual.lines.length > expected.lines.length),
  },
  {
    id: 'answers/line-breaks-elsewhere',
    text: {
      en: 'The characters are right, but there are too many line breaks. Print one only where the sample has one.',
      hi: 'अक्षर सही हैं, पर पंक्ति ज़रूरत से ज़्यादा बार बदली है। पंक्ति वहीं बदलें जहाँ नमूने में बदलती है।',
    },
    fits: ({ expected, actual }) =>
      fitsIf(
        without(expected.text, /\s/g) === without(actual.text, /\s/g) &&
          actual.lines.length > expected.lines.length,
      ),
  },
  {
    id: 'answers/spaces',
    text: {
      en: 'Only spaces differ. Compare the two lines below: each dot is a space.',
      hi: 'केवल स्पेस का फ़र्क है। नीचे दोनों पंक्तियाँ मिलाएँ: हर बिंदु एक स्पेस है।',
    },
    fits: ({ expected, actual }) => fitsIf(without(expected.text, /\s/g) === without(actual.text, /\s/g)),
  },
];
