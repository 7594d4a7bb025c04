import { beforeEach, describe, expect, test } from 'vitest';
import { faultsOf } from './testing/built-content.ts';
import { smallSchool } from './testing/small-school.ts';

/** A content folder of one topic that every test may spoil in its own way. */
let files: Record<string, string>;

const SUBTOPIC = 'courses/01-c/01-basics';

beforeEach(() => {
  files = smallSchool();
});

const faults = () => faultsOf(files);

describe('a fault names file and line', () => {
  test.each<[string, string, string, string]>([
    [
      'an unknown key',
      `${SUBTOPIC}/subtopic.yaml`,
      'title: A\nsummary: B\ncolour: red\n',
      ':3: There is no "colour" here. There may be: title, summary, rollout, problems.',
    ],
    [
      'a key with a slip of the pen',
      `${SUBTOPIC}/subtopic.yaml`,
      'title: A\nsummary: B\nRolout: true\n',
      ':3: There is no "Rolout" here. Did you mean "rollout"?',
    ],
    [
      'a wrong type',
      `${SUBTOPIC}/subtopic.yaml`,
      'title: A\nsummary: B\nrollout: perhaps\n',
      ':3: rollout: must be true or false.',
    ],
    ['what is missing', `${SUBTOPIC}/subtopic.yaml`, 'title: A\n', ':1: summary: is missing.'],
    [
      'a quiz without a question',
      `${SUBTOPIC}/02-basics-quiz/quiz.yaml`,
      'title: A\nquestions: []\n',
      ':2: questions: A quiz has at least one question.',
    ],
    ['broken YAML', `${SUBTOPIC}/subtopic.yaml`, 'title: A\nsummary: "B\n', ':3: Missing closing "quote'],
    [
      'parts of YAML that hold each other',
      `${SUBTOPIC}/subtopic.yaml`,
      'title: &a A\nsummary: [*a, *a]\n',
      ':2: Names of parts (&name, *name)',
    ],
    [
      'HTML in a text',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n\nfine\n\n<b>no</b>\n',
      ':7: HTML is not used',
    ],
    [
      'a formula that cannot be drawn',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n\n$\\frac$\n',
      ':5: The formula',
    ],
    [
      'an unknown word of a fence',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n```c rum\nx\n```\n',
      ':4: "rum" is no word',
    ],
    [
      'JavaScript that does not compile',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n```javascript\nawait load(;\n```\n',
      ':4: This javascript cannot be read: Unexpected token',
    ],
    [
      'JSON with a comma too many',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n```json\n[1, 2,]\n```\n',
      ':4: This json cannot be read: Unexpected token',
    ],
    [
      'HTML with a tag that is not closed',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n```html\n<p class="a</p>\n```\n',
      ':4: This html cannot be read: ',
    ],
    [
      'CSS without a value',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n```css\np { color }\n```\n',
      ':4: This css cannot be read: "color" is no declaration',
    ],
    [
      'CSS with a brace too few',
      `${SUBTOPIC}/01-hello/text.md`,
      '---\ntitle: A\n---\n```css\np { color: red;\n```\n',
      ':4: This css cannot be read: "p {',
    ],
    [
      'a missing heading',
      'problems/double-it/statement.md',
      '## Input\n## Output\n',
      ':1: The heading "## Constraints" is missing.',
    ],
    [
      'an unknown tag',
      'problems/double-it/problem.yaml',
      'name: A\nsummary: B\ndifficulty: easy\ntags: [none]\n',
      ':4: The tag "none"',
    ],
  ])('%s', async (...[, file, text, message]) => {
    files[file] = text;
    // A module that cannot be read lists no problem.
    if (file.endsWith('subtopic.yaml'))
      for (const path of Object.keys(files)) if (path.startsWith('problems/')) delete files[path];
    expect(await faults()).toEqual([expect.stringContaining(`${file}${message}`)]);
  });

  test('a test without an answer, or without its category', async () => {
    files['problems/double-it/data/secret/02.in'] = '7\n';
    expect(await faults()).toEqual([
      'problems/double-it/data/secret/02.in:0: The answer 02.ans is missing.',
      'problems/double-it/data/secret/tests.yaml:0: Say what test 02 tries.',
    ]);
  });

  test('an id that is used twice', async () => {
    files[`${SUBTOPIC}/04-hello/text.md`] = '---\ntitle: Again\n---\nText.\n';
    expect(await faults()).toEqual([
      `${SUBTOPIC}/04-hello:0: The id "hello" is taken by ${SUBTOPIC}/01-hello; each id is used once.`,
    ]);
  });

  test('LEARNING-64: a course that is still there, named as one that was divided', async () => {
    files['courses/01-c/topic.yaml'] += 'formerly: [c]\n';
    expect(await faults()).toEqual([
      'courses/01-c/topic.yaml:0: "c" is still a course, so this one has no part of it (formerly).',
    ]);
  });

  test('a language that is offered without a right solution in it', async () => {
    delete files['problems/double-it/submissions/accepted/solution.c'];
    expect(await faults()).toEqual([
      'problems/double-it/problem.yaml:1: There is no accepted solution in c.',
    ]);
  });
});
