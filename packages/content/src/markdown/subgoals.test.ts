import { beforeEach, expect, test } from 'vitest';
import { faultLine } from '../files/faults.ts';
import { buildRelease } from '../load-content.ts';
import { folderOf, smallSchool } from '../testing/small-school.ts';

const TEXT = 'courses/01-c/01-basics/01-hello/text.md';
const step = (label: string): string =>
  `> [!SUBGOAL] ${label}\n> How ${label} is done.\n>\n> \`\`\`c\n> int ${label};\n> \`\`\`\n`;
const example = (...labels: string[]): string => labels.map(step).join('\n');

let files: Record<string, string>;
beforeEach(() => {
  files = smallSchool();
});

async function drawn(markdown: string): Promise<string> {
  files[TEXT] = `---\ntitle: Hello\n---\n${markdown}`;
  const content = await buildRelease(folderOf(files));
  if (!content.ok) throw new Error(content.faults.map(faultLine).join('\n'));
  const [asset] = content.bundle.release.topics[0]?.subtopics[0]?.assets ?? [];
  return asset?.type === 'text' ? asset.body.html : '';
}

/** The labels of the steps that wait to be opened. */
const foldedIn = (html: string): string[] =>
  [...html.matchAll(/<p class="box-title">\d+\. (\w+)<\/p>\s*<details>/g)].map(([, label = '']) => label);

test('EXERCISES-15: worked examples fade: the first is whole, of the second the last step is folded, of the third all but one', async () => {
  const html = await drawn(
    ['One.', example('a', 'b', 'c'), 'Two.', example('d', 'e', 'f'), 'Three.', example('g', 'h', 'i')].join(
      '\n\n',
    ),
  );
  expect([...html.matchAll(/data-box="subgoal"/g)]).toHaveLength(9);
  expect(html).toContain('<p class="box-title">2. b</p>');
  expect(html).toContain('How b is done.');
  expect(html).not.toContain('SUBGOAL');
  expect(foldedIn(html)).toEqual(['f', 'h', 'i']);
  expect(html).toContain('<summary>Think of it first, then open it</summary>');
});

test('EXERCISES-15: a step alone, and one with nothing below its label, are faults', async () => {
  await expect(drawn(`Text.\n\n${step('a')}\nText.`)).rejects.toThrow(
    'text.md:6: A worked example has two SUBGOALs',
  );
  await expect(drawn(`${step('a')}\n> [!SUBGOAL] b\n`)).rejects.toThrow('below its label');
});
