import { expect, test } from 'vitest';

import { plainBlocks, plainText } from './search.rules.ts';

test('HTML becomes its words, entities and formulas included', () => {
  expect(plainText('<p>a &lt; b &amp;&amp; <code>x&#x27;s</code>\n <b>मान</b>&#x27;</p>')).toBe(
    "a < b && x's मान'",
  );
  expect(plainText('<math><mi>n</mi><annotation encoding="tex">\\frac</annotation></math>')).toBe('n');
  expect(plainText('&unknown; &#xzz;')).toBe('&unknown; &#xzz;');
});

test('LEARNING-48: a text is searched by its blocks, a program is one of them', () => {
  const html =
    '<p>A loop <b>counts</b>.</p><figure class="code"><pre><code>for (int i = 0;</code>\n</pre></figure><ul><li>one</li></ul>';
  expect(plainBlocks(html)).toEqual([
    { text: 'A loop counts.', isCode: false },
    { text: 'for (int i = 0;', isCode: true },
    { text: 'one', isCode: false },
  ]);
});
