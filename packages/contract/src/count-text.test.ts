import { expect, test } from 'vitest';

import { countText } from './count-text.ts';

const english = { one: 'One class', other: '{count} classes' };
const hindi = { one: '{count} चीज़ मिली', other: '{count} चीज़ें मिलीं' };

test.each([
  [0, '0 classes'],
  [1, 'One class'],
  [2, '2 classes'],
])('%i in English: %s', (count, text) => expect(countText(english, count, 'en')).toBe(text));

test.each([
  [0, '0 चीज़ मिली'],
  [1, '1 चीज़ मिली'],
  [2, '2 चीज़ें मिलीं'],
])('%i in Hindi takes the form of 1 for 0, too: %s', (count, text) =>
  expect(countText(hindi, count, 'hi')).toBe(text),
);

test('a form without its number is for 1 alone', () => {
  expect(countText({ one: 'एक क्लास', other: '{count} क्लास' }, 0, 'hi')).toBe('0 क्लास');
});
