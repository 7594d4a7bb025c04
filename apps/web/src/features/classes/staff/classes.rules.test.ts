import { expect, test } from 'vitest';

import { textOfFile } from './classes.rules.ts';

const LIST = 'name,email\nआशा,asha@example.in\n';

test('ADMIN-3: a list of learners may be what any spreadsheet writes; what is no text of ours is not guessed', () => {
  const marked = `\uFEFF${LIST}`;
  expect(textOfFile(new TextEncoder().encode(marked).buffer)).toBe(LIST);
  const units = Uint16Array.from(marked, (letter) => letter.charCodeAt(0));
  expect(textOfFile(units.buffer)).toBe(LIST);
  expect(textOfFile(new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c]).buffer)).toBeNull();
});
