import { expect, test } from 'vitest';

import { plainText } from './search.rules.ts';

test('HTML becomes its words, entities and formulas included', () => {
  expect(plainText('<p>a &lt; b &amp;&amp; <code>x&#x27;s</code>\n <b>मान</b>&#x27;</p>')).toBe(
    "a < b && x's मान'",
  );
  expect(plainText('<math><mi>n</mi><annotation encoding="tex">\\frac</annotation></math>')).toBe('n');
  expect(plainText('&unknown; &#xzz;')).toBe('&unknown; &#xzz;');
});
