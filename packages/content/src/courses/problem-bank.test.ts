import { beforeEach, expect, test } from 'vitest';
import { faultLine } from '../files/faults.ts';
import { filesOf, strictText } from '../files/file-set.ts';
import { schoolIntoBank } from '../import/into-bank.ts';
import { buildRelease } from '../load-content.ts';
import type { Release } from '../release.ts';
import type { Asset } from '../release-assets.ts';
import { indexRelease } from '../release-index.ts';
import { folderOf, smallSchool } from '../testing/small-school.ts';
import type { LoadedPart } from './loaded-part.ts';

const OWN = 'courses/01-c/01-basics/03-double-it';
const C = 'courses/01-c/01-basics/subtopic.yaml';
const JAVA = 'courses/02-java/01-methods/subtopic.yaml';

let files: Record<string, string>;

/** The small school with a second course that has its problem, too. */
beforeEach(() => {
  files = smallSchool();
  files[JAVA] = 'title: Methods\nsummary: S.\nproblems:\n  - double-it\n';
  files['courses/02-java/topic.yaml'] = 'title: Java\nsummary: S.\ndescription: D.\n';
  files['courses/02-java/topic.svg'] = String(files['courses/01-c/topic.svg']);
});

async function faults(): Promise<string[]> {
  const content = await buildRelease(folderOf(files));
  return content.ok ? [] : content.faults.map(faultLine);
}

async function released(): Promise<Release> {
  const content = await buildRelease(folderOf(files));
  if (!content.ok) throw new Error(content.faults.map(faultLine).join('\n'));
  return content.bundle.release;
}

test('PUBLISHING-20: a problem of the bank stands in each module that lists it, after the module’s own folders', async () => {
  const release = await released();
  const modules = release.topics.flatMap(({ subtopics }) => subtopics);
  expect(modules.map(({ assets }) => assets.map(({ id }) => id))).toEqual([
    ['hello', 'basics-quiz', 'double-it'],
    ['double-it'],
  ]);
  const places = modules.map(({ assets }) => assets.at(-1)).map((asset) => [asset?.topicId, asset?.alsoIn]);
  expect(places).toEqual([
    ['c', [{ topicId: 'java', subtopicId: 'methods' }]],
    ['java', [{ topicId: 'c', subtopicId: 'basics' }]],
  ]);
  expect(indexRelease(release).problems.get('double-it')?.topicId).toBe('c');
});

test('PUBLISHING-20: problems in the folders of modules are moved into the bank, before those that the module lists', async () => {
  const { 'tags.yaml': tags = '', ...now } = files;
  const before = Object.fromEntries(
    Object.entries(now).map(([path, text]) => [path.replace('problems/double-it', OWN), text]),
  );
  before[C] = '# Our first.\ntitle: Basics\nsummary: First steps.\nproblems: [later]\n';
  before[JAVA] = 'title: Methods\nsummary: S.\n';
  const moved = schoolIntoBank(filesOf(folderOf({ ...before, 'tags.yaml': tags })));
  const texts = Object.fromEntries([...moved].map(([path, bytes]) => [path, strictText(bytes)]));
  expect(texts).toEqual({
    ...files,
    [C]: '# Our first.\ntitle: Basics\nsummary: First steps.\nproblems: [double-it, later]\n',
    [JAVA]: before[JAVA],
  });
  // Once more changes nothing.
  expect(schoolIntoBank(moved)).toBe(moved);
});

test('PUBLISHING-20: one in the folder of a module is refused, with the place where it belongs', async () => {
  files[`${OWN}/problem.yaml`] = String(files['problems/double-it/problem.yaml']);
  expect(await faults()).toEqual([
    expect.stringMatching(/03-double-it:0: .*move this folder to problems\/double-it/),
  ]);
});

test('PUBLISHING-20: its lists are checked: unknown, twice, in no list, no problem, and one id for two', async () => {
  files[JAVA] = 'title: Methods\nsummary: S.\nproblems:\n  - double-it\n  - gone\n  - double-it\n';
  files['problems/alone/problem.yaml'] = String(files['problems/double-it/problem.yaml']);
  files['problems/hello/text.md'] = '---\ntitle: Hello\n---\nText.\n';
  expect(await faults()).toEqual([
    'courses/02-java/01-methods/subtopic.yaml:5: There is no problem content/problems/gone.',
    'courses/02-java/01-methods/subtopic.yaml:6: The module has "double-it" already.',
    'problems/alone:0: No module has this problem: name "alone" under problems in a subtopic.yaml.',
    'problems/hello:0: The id "hello" is taken by courses/01-c/01-basics/01-hello; each id is used once.',
    'problems/hello:0: Only problems are in the bank: problem.yaml is missing.',
    'problems/hello:0: No module has this problem: name "hello" under problems in a subtopic.yaml.',
  ]);
});

test('PUBLISHING-20: what it needs must have been taught in every course that has it', async () => {
  files['concepts.yaml'] = '- { id: output, name: Output }\n';
  files['courses/01-c/01-basics/01-hello/text.md'] = '---\ntitle: Hello\nteaches: [output]\n---\nText.\n';
  files['problems/double-it/problem.yaml'] += 'needs: [output]\n';
  expect(await faults()).toEqual([
    'problems/double-it/problem.yaml:5: "output" is needed here, but nothing in this course teaches it: name it under teaches in the head of the lesson that does.',
  ]);
  files['courses/02-java/topic.yaml'] += 'buildsOn: [c]\n';
  expect(await faults()).toEqual([]);
});

test('PRACTICE-64: the step that a problem continues stands before it in every course that has it', async () => {
  files['problems/second-step/problem.yaml'] =
    `${String(files['problems/double-it/problem.yaml'])}continues: double-it\n`;
  for (const [path, text] of Object.entries(files)) {
    if (!path.startsWith('problems/double-it/') || path.endsWith('problem.yaml')) continue;
    files[path.replace('double-it', 'second-step')] = text;
  }
  files[C] = String(files[C]).replace('  - double-it\n', '  - double-it\n  - second-step\n');
  const steps = (await released()).topics.flatMap(({ subtopics }) =>
    subtopics.flatMap(({ assets }) => assets),
  );
  expect(steps.find(({ id }) => id === 'second-step')).toMatchObject({ continues: 'double-it' });
  files[JAVA] = 'title: Methods\nsummary: S.\nproblems:\n  - second-step\n  - double-it\n';
  expect(await faults()).toEqual([
    'problems/second-step/problem.yaml:0: It continues "double-it", which does not stand before it in the course "java".',
  ]);
});

test('PUBLISHING-19: a problem of the bank is read once, and again only when it changed', async () => {
  const kept = new Map<string, string>();
  const written: string[] = [];
  const parts = {
    read: async (keys: readonly string[]) =>
      new Map(keys.flatMap((key) => (kept.has(key) ? [[key, JSON.parse(String(kept.get(key)))]] : []))),
    write: async (news: ReadonlyMap<string, LoadedPart>) => {
      for (const [key, part] of news) {
        kept.set(key, JSON.stringify(part));
        written.push((part.value as Asset).id);
      }
    },
  };
  const whole = await released();
  for (let time = 1; time <= 2; time += 1) {
    const again = await buildRelease(folderOf(files), { kept: parts });
    expect(again.ok && JSON.stringify(again.bundle.release)).toBe(JSON.stringify(whole));
  }
  expect(written.toSorted()).toEqual(['basics-quiz', 'double-it', 'hello']);
});
