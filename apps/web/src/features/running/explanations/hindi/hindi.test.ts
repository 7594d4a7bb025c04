import { expect, test } from 'vitest';

import { answerRules } from '../answers.table.ts';
import { cTable } from '../c.table.ts';
import { cppTable } from '../cpp.table.ts';
import { explain } from '../explain.ts';
import { javaTable } from '../java.table.ts';
import { nativeCrashes } from '../native-crashes.table.ts';
import { pythonTable } from '../python.table.ts';
import { warningsTable } from '../warnings.table.ts';
import { hindiSentences } from './hindi.ts';

const texts = [
  ...cTable,
  ...cppTable,
  ...javaTable,
  ...nativeCrashes,
  ...pythonTable,
  ...warningsTable,
  ...answerRules,
].map(({ text }) => text);
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

test('RUNNING-8: every sentence that explains an error has its Hindi, with the same placeholders', () => {
  const missing = texts.filter((text) => hindiSentences[text] === undefined);
  expect(missing).toEqual([]);
  const broken = texts.filter(
    (text) => String(placeholders(hindiSentences[text] ?? '')) !== String(placeholders(text)),
  );
  expect(broken).toEqual([]);
});

test('RUNNING-8: an error is explained in Hindi, the names of the program as they are', () => {
  const failure = {
    key: 'c' as const,
    code: 'struct point { int x; };\nint main(void) { struct point p; p.xx = 1; return 0; }\n',
    compileOutput:
      'main.c:2:35: error: ‘struct point’ has no member named ‘xx’; did you mean ‘x’?\n    2 | int main(void) { struct point p; p.xx = 1; return 0; }\n',
    stderr: '',
    signal: null,
  };
  expect(explain(failure, hindiSentences)?.text).toBe(
    '`struct point` में `xx` नाम का कोई सदस्य नहीं है। क्या आपका मतलब `x` था?',
  );
  expect(explain(failure)?.text).toBe('`struct point` has no member called `xx`. Did you mean `x`?');
});
