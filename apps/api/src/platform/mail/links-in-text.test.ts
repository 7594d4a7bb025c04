import { expect, test } from 'vitest';

import { readsAsLink, withoutLinks } from './links-in-text.ts';

test.each([
  ['www.evil.example', 'www. evil. example'],
  ['a.in/x', 'a. in/x'],
  ['t.co', 't. co'],
  ['https://evil.example/x?y=1', 'https: //evil. example/x?y=1'],
  ['me@evil.example', 'me@evil. example'],
  ['192.0.2.7/login', '192. 0. 2. 7/login'],
  ['evil\u3002example', 'evil\u3002 example'],
  ['K.Rao', 'K. Rao'],
  ['S. K. Rao', 'S. K. Rao'],
  [
    '\u0915\u094d\u0937\u093f\u0924\u093f\u091c Rao Jr.',
    '\u0915\u094d\u0937\u093f\u0924\u093f\u091c Rao Jr.',
  ],
])('%s is written %s', (text, written) => {
  expect(withoutLinks(text)).toBe(written);
});

test.each([
  ['www.evil', true],
  ['evil.example', true],
  ['a.in/x', true],
  ['ok.ru', true],
  ['163.com', true],
  ['evil\u3002com', true],
  ['evil\uff0ecom', true],
  ['K. Rao', false],
  ['S.K. Rao', false],
])('a greeting with %s would carry a link: %s', (name, reads) => {
  expect(readsAsLink(name)).toBe(reads);
});
