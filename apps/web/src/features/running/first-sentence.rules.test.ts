import { expect, test } from 'vitest';

import { firstSentence } from './first-sentence.rules.ts';

test('RUNNING-7: of an explanation the strip on a phone has the first sentence, whatever stops are in its code', () => {
  expect(firstSentence('A `;` is missing here. Put it there.')).toBe('A `;` is missing here.');
  expect(firstSentence('`a.b. c` is `null`. Make one.')).toBe('`a.b. c` is `null`.');
  expect(firstSentence('यहाँ `;` छूटा है। उसे लिखें।')).toBe('यहाँ `;` छूटा है।');
  expect(firstSentence('Yours is `75.00` where 75.33 is wanted')).toBe(
    'Yours is `75.00` where 75.33 is wanted',
  );
});
