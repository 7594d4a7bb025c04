import { expect, test } from 'vitest';
import { withProblems } from './course-form.ts';
import { buildRelease } from '../load-content.ts';
import { folderOf } from '../testing/small-school.ts';
import { newFiles, type NewKind } from './new-files.ts';
import { PLACEHOLDERS_HI, placeholdersIn, PLACEHOLDERS } from './placeholders.ts';
import { SCAFFOLDS } from './scaffolds.ts';

function branch(folder: string, kind: NewKind, about?: string): Record<string, string> {
  const files = Object.entries(newFiles(kind, 'Loops: #1', about));
  return Object.fromEntries(files.map(([path, text]) => [`${folder}/${path}`, text]));
}

test('PUBLISHING-13: what the browser begins is whole but for what its author is to write, and the check names each of it', async () => {
  const files: Record<string, string> = { 'tags.yaml': '- input-output\n- arithmetic\n' };
  Object.assign(files, branch('courses/01-loops', 'course'), branch('courses/01-loops/01-first', 'module'));
  for (const kind of ['text', 'quiz', 'problem', 'video'] as const)
    Object.assign(
      files,
      branch(
        kind === 'problem' ? 'problems/a-problem' : `courses/01-loops/01-first/0${kind.length}-a-${kind}`,
        kind,
      ),
    );
  const module = 'courses/01-loops/01-first/subtopic.yaml';
  files[module] = withProblems(files[module] ?? '', () => ['a-problem']);
  Object.assign(files, {
    'courses/01-loops/01-first/04-a-text/text.hi.md': `---\ntitle: ${PLACEHOLDERS_HI.title}\n---\n${PLACEHOLDERS_HI.text}\n`,
  });
  const built = await buildRelease(folderOf(files));
  const faults = built.ok ? [] : built.faults;
  expect(faults.filter(({ message }) => !message.includes('for you to replace'))).toEqual([]);
  expect(new Set(faults.map(({ file }) => file.split('/').at(-1)))).toEqual(
    new Set(
      'topic.yaml subtopic.yaml text.md text.hi.md quiz.yaml video.yaml problem.yaml statement.md hint1.md hint2.md 1.md 2.md'.split(
        ' ',
      ),
    ),
  );
  const written = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, replaced(text, 'Words for learners.')]),
  );
  const whole = await buildRelease(folderOf(written));
  expect(whole.ok ? [] : whole.faults).toEqual([]);
  const titles =
    whole.ok &&
    whole.bundle.release.topics.flatMap(({ title, subtopics }) => [
      title,
      ...subtopics.flatMap((module) => [module.title, ...module.assets.map((asset) => asset.title)]),
    ]);
  expect(titles).toEqual(Array.from({ length: 6 }, () => 'Loops: #1'));
});

/** A text of a scaffold as its author might leave it. */
function replaced(text: string, words: string): string {
  const address = text.replace(PLACEHOLDERS.videoAddress, 'https://video.example.in/loops');
  return [...Object.values(PLACEHOLDERS), ...Object.values(PLACEHOLDERS_HI)].reduce(
    (before, placeholder) => before.replace(placeholder, words),
    address,
  );
}

test('every kind of scaffold has something that the check asks its author for', () => {
  for (const [kind, files] of SCAFFOLDS) {
    const found = Object.values(files).flatMap(placeholdersIn);
    expect([kind, found.length > 0]).toEqual([kind, true]);
  }
  expect(placeholdersIn('title: One idea that grew')).toEqual([]);
  expect(placeholdersIn('title: >\n  One idea\n  that grew')).toEqual([]);
  expect(placeholdersIn('title:\nsummary: One idea')).toEqual([]);
});

test.each([
  'title: "A new course"',
  "  title:   'One idea' # later",
  '- "name": A new plan',
  `summary: >\n  ${PLACEHOLDERS.courseSummary.replace(', ', ',\n  ')}`,
  `> - **The mistake.** ${PLACEHOLDERS.mistake.replace(', ', ',\n>   ')}`,
  `- id: one\n  kind: single\n  question: |\n    ${PLACEHOLDERS.question}`,
  `  - id: one\n    hi:\n      question: ${PLACEHOLDERS_HI.text}`,
  `title: One\u00a0idea`,
  'title: ONE IDEA',
  'title: >-\n  One idea',
  'title: |\n\n  One\n  idea\nsummary: What it is.',
  'title:\n  One idea # to be written',
  '- title: one\n    idea, checked\n  premium: true',
  'title: "One\u200b idea"',
  'title: Ｏｎｅ idea',
  `Read: ${PLACEHOLDERS.statement.replaceAll(' ', '\u00a0')}`,
  PLACEHOLDERS.story.toUpperCase(),
  PLACEHOLDERS.sample.replaceAll(' ', '   \t'),
  PLACEHOLDERS_HI.text.normalize('NFD').replaceAll(' ', '\u202f'),
])('a placeholder is found however it is written: %j', (text) => {
  expect(placeholdersIn(`# A file\n\n${text}\n`)).toMatchObject([{ line: expect.any(Number) as number }]);
});
