import { expect, test } from 'vitest';

import { initials, readableOn } from './avatar.tsx';

test.each([
  ['Asha Rao', 'AR'],
  ['  Kumar  ', 'K'],
  ['Asha Devi Rao', 'AR'],
  ['आशा राव', 'आरा'],
  ['👩‍💻 Dev', '👩‍💻D'],
  ['élodie', 'É'],
  ['e\u0301lodie', 'E\u0301'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('letters are dark on light colours and light on dark ones', () => {
  expect(readableOn('#ffd54f')).toBe('#14151c');
  expect(readableOn('#1a237e')).toBe('#ffffff');
});
