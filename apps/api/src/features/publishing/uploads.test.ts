import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import type { LookedInto, PutFiles } from '@abhyas/contract/publishing-uploads.staff';
import { limits } from '@abhyas/contract/limits';
import { textBytes } from '@abhyas/content/files/file-set';
import { readArchive, writeArchive } from '@abhyas/content/import/archive';
import { bytesOf, LEGACY, MODERN, PAIRS, PERMUTATION } from '@abhyas/content/import/testing/foreign-packages';
import { FaultList } from '@abhyas/content/files/faults';
import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const DRAFTS = '/api/admin/content/drafts';
const MODULE = 'courses/01-c/01-basics';

let product: TestProduct;
let teacher: Person;
beforeAll(async () => {
  const school = await buildRelease(folderOf(smallSchool()));
  if (!school.ok) throw new Error(JSON.stringify(school.faults));
  product = await startTestProduct(school.bundle);
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

async function newDraft(from = 'current'): Promise<string> {
  const { body } = await teacher.post(DRAFTS, { name: 'Uploads', from });
  return `${DRAFTS}/${String(body['id'])}`;
}

/** Sends a file in its parts and answers the address of the upload. */
async function send(draft: string, name: string, bytes: Uint8Array): Promise<string> {
  const { body } = await teacher.post(`${draft}/uploads`, { name, bytes: bytes.length });
  const upload = `${draft}/uploads/${String(body['uploadId'])}`;
  const size = Number(body['partBytes']);
  for (let number = 0; number * size < bytes.length; number += 1) {
    const part = Buffer.from(bytes.subarray(number * size, (number + 1) * size));
    const { status } = await teacher.post(`${upload}/parts`, { number, base64: part.toString('base64') });
    expect(status).toBe(200);
  }
  return upload;
}

const look = async (upload: string): Promise<LookedInto> =>
  (await teacher.post(`${upload}/look`)).body as unknown as LookedInto;
async function putIntoDraft(upload: string, request: object): Promise<PutFiles> {
  const { status, body, text } = await teacher.post(`${upload}/place`, { known: 'replace', ...request });
  expect([status, text]).toEqual([200, expect.any(String)]);
  return body as unknown as PutFiles;
}
const detail = async (draft: string): Promise<DraftDetail> =>
  (await teacher.get(draft)).body as unknown as DraftDetail;
const check = async (draft: string) => (await teacher.post(`${draft}/check`)).body;
const zipOf = (files: Readonly<Record<string, string>>) => writeArchive(bytesOf(files));
const below = (folder: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(smallSchool()).flatMap(([path, text]) =>
      path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), text]] : [],
    ),
  );

/** The problem bank of the small school. */
const bank = Object.fromEntries(
  Object.entries(smallSchool()).filter(([path]) => path.startsWith('problems/')),
);

describe('PUBLISHING-8: a zip of the same files as in git', () => {
  it('of the whole school takes the place of the draft, or is written over it', async () => {
    const draft = await newDraft();
    const lesson = { [`${MODULE}/01-hello/text.md`]: '---\ntitle: Uploaded\n---\nText.\n' };
    const upload = await send(draft, 'school.zip', await zipOf({ 'tags.yaml': '- loops\n', ...lesson }));
    expect(await look(upload)).toMatchObject({ kind: 'school', faults: [], notes: [] });
    expect(await putIntoDraft(upload, { known: 'over' })).toMatchObject({ files: 2 });
    expect((await detail(draft)).changes).toEqual({ added: 0, changed: 2, removed: 0 });
    const again = await send(
      draft,
      'school.zip',
      await zipOf({ 'in/a/content/tags.yaml': '- a\n', ...lesson }),
    );
    await look(again);
    await putIntoDraft(again, {});
    expect((await detail(draft)).files).toBe(2);
  });

  it('of a course, a module or an asset goes where its kind belongs', async () => {
    const draft = await newDraft('empty');
    const course = await send(draft, 'c.zip', await zipOf({ ...below('courses'), ...bank }));
    expect(await look(course)).toMatchObject({
      kind: 'courses',
      pieces: [{ id: 'c', title: 'C', known: false }],
    });
    expect((await putIntoDraft(course, {})).folders).toEqual(['courses/01-c', 'problems/double-it']);
    const tags = { path: 'tags.yaml', expected: null, content: { text: '- arithmetic\n' } };
    await teacher.post(`${draft}/file`, tags);
    expect(await check(draft)).toMatchObject({ state: 'passed' });

    // Once more: the course is known, and takes its own place.
    const twice = await send(draft, 'c.zip', await zipOf({ ...below('courses'), ...bank }));
    expect(await look(twice)).toMatchObject({ pieces: [{ id: 'c', known: true }] });
    expect((await putIntoDraft(twice, {})).folders).toEqual(['courses/01-c', 'problems/double-it']);

    const more = { 'subtopic.yaml': 'title: Loops\nsummary: Again and again.\n' };
    const module = await send(draft, '04-loops.zip', await zipOf(more));
    expect(await look(module)).toMatchObject({ kind: 'modules', pieces: [{ id: 'loops', title: 'Loops' }] });
    expect((await putIntoDraft(module, { course: { folder: 'courses/01-c' } })).folders).toEqual([
      'courses/01-c/02-loops',
    ]);

    const text = await send(
      draft,
      'a.zip',
      await zipOf({ '01-for/text.md': '---\ntitle: For\n---\nText.\n' }),
    );
    expect(await look(text)).toMatchObject({ kind: 'assets', pieces: [{ id: 'for' }] });
    await putIntoDraft(text, { module: { folder: 'courses/01-c/02-loops' } });
    expect(await check(draft)).toMatchObject({ state: 'passed' });
    expect(
      (await detail(draft)).topics[0]?.subtopics.map(({ title, assets }) => [title, assets.length]),
    ).toEqual([
      ['Basics', 3],
      ['Loops', 1],
    ]);
  });

  it('of an earlier version, with problems in the folders of modules, puts these into the bank: school, course and module', async () => {
    const before = Object.fromEntries(
      Object.entries(smallSchool()).map(([path, text]) => [
        path.replace('problems/double-it', `${MODULE}/03-double-it`),
        path.endsWith('subtopic.yaml') ? 'title: Basics\nsummary: First steps.\n' : text,
      ]),
    );
    const from = (folder: string) =>
      Object.fromEntries(
        Object.entries(before).flatMap(([path, text]) =>
          path.startsWith(folder) ? [[path.slice(folder.length), text]] : [],
        ),
      );
    const tags = { path: 'tags.yaml', expected: null, content: { text: '- arithmetic\n' } };
    const course = {
      'topic.yaml': before['courses/01-c/topic.yaml'] ?? '',
      'topic.svg': before['courses/01-c/topic.svg'] ?? '',
    };
    for (const [name, files, request] of [
      ['school.zip', before, {}],
      ['courses.zip', from('courses/'), {}],
      ['basics.zip', from(`${MODULE}/`), { course: { folder: 'courses/01-c' } }],
    ] as const) {
      const draft = await newDraft('empty');
      await teacher.post(`${draft}/file`, tags);
      if (name === 'basics.zip') {
        for (const [file, text] of Object.entries(course))
          await teacher.post(`${draft}/file`, {
            path: `courses/01-c/${file}`,
            expected: null,
            content: { text },
          });
      }
      const upload = await send(draft, name, await zipOf(files));
      expect({ name, ...(await look(upload)) }).toMatchObject({ name, faults: [], notes: [] });
      await putIntoDraft(upload, request);
      const { topics, unlisted } = await detail(draft);
      const folders = topics[0]?.subtopics[0]?.assets.map(({ folder }) => folder.split('/').at(-1));
      expect([name, folders, unlisted]).toEqual([name, ['01-hello', '02-basics-quiz', 'double-it'], []]);
      expect({ name, ...(await check(draft)) }).toMatchObject({ name, state: 'passed' });
    }
  });

  it('comes back as it went in', async () => {
    const draft = await newDraft();
    const { body, statusCode, rawPayload } = await product.app.inject({
      url: `${draft}/archive`,
      headers: { 'x-auth-token': teacher.token },
    });
    expect([statusCode, body.slice(0, 2)]).toEqual([200, 'PK']);
    const files = await readArchive({ name: 'draft.zip', bytes: rawPayload }, new FaultList());
    expect([...(files?.keys() ?? [])].toSorted()).toEqual(Object.keys(smallSchool()).toSorted());
    const part = await product.app.inject({
      url: `${draft}/archive?under=${MODULE}/01-hello`,
      headers: { 'x-auth-token': teacher.token },
    });
    const lesson = await readArchive({ name: 'part.zip', bytes: part.rawPayload }, new FaultList());
    expect([...(lesson?.keys() ?? [])]).toEqual(['01-hello/text.md']);
    const module = await product.app.inject({
      url: `${draft}/archive?under=${MODULE}`,
      headers: { 'x-auth-token': teacher.token },
    });
    const packed = await readArchive({ name: 'module.zip', bytes: module.rawPayload }, new FaultList());
    const own = Object.keys(below('courses/01-c')).filter((path) => path.startsWith('01-basics/'));
    expect([...(packed?.keys() ?? [])].toSorted()).toEqual([...own, ...Object.keys(bank)].toSorted());
    expect((await teacher.get(`${draft}/archive?under=nowhere`)).status).toBe(404);
    const { currentRelease } = await detail(draft);
    expect((await teacher.get(`/api/admin/content/releases/${currentRelease}/archive`)).status).toBe(200);
    expect((await teacher.get('/api/admin/content/releases/unknown/archive')).status).toBe(409);
  });
});

describe('PUBLISHING-8: foreign packages', () => {
  it('many in one zip become problems of a new course, with what was left out and guessed', async () => {
    const draft = await newDraft();
    const packages = {
      'gap.zip': await zipOf(LEGACY),
      'circle.kpp': await zipOf(MODERN),
      'order.zip': await zipOf(PERMUTATION),
      'pairs.zip': await zipOf(PAIRS),
    };
    const upload = await send(draft, 'ten.zip', await writeArchive(new Map(Object.entries(packages))));
    const found = await look(upload);
    expect(found.kind).toBe('assets');
    expect(found.pieces.map(({ id }) => id)).toEqual(['gap', 'circle', 'any-order', 'double', 'echo']);
    expect(found.notes.some(({ message }) => message.includes('time_limit is 30'))).toBe(true);
    const { folders } = await putIntoDraft(upload, {
      course: { title: 'Contest problems' },
      module: { title: 'First round' },
    });
    const module = 'courses/02-contest-problems/01-first-round';
    const ids = ['gap', 'circle', 'any-order', 'double', 'echo'];
    expect(folders).toEqual(ids.map((id) => `problems/${id}`));
    const [, topic] = (await detail(draft)).topics;
    expect(topic).toMatchObject({ title: 'Contest problems', change: 'added' });
    expect(topic?.subtopics[0]?.assets.map(({ id }) => id)).toEqual(ids);
    const { body } = await teacher.get(`${draft}/file?path=${module}/subtopic.yaml`);
    expect(body['text']).toContain('summary: The Gap, Circle, Any Order and 2 more.');
    // What the importers cannot know is said by the check, in these files only.
    const outcome = (await check(draft)) as { faults?: { file: string }[] };
    const own = [module, ...folders];
    const elsewhere = ({ file }: { file: string }) => !own.some((folder) => file.startsWith(folder));
    expect((outcome.faults ?? []).filter(elsewhere)).toEqual([]);
  });

  it.each([
    ['quiz.gift', '::One:: What is 2+2? { =4 ~3 }\n', 1],
    ['quiz.txt', 'What is 2+2?\nA. 3\nB. 4\nANSWER: B\n', 1],
    ['quiz.csv', 'question,a,b,answer\nWhat is 2+2?,3,4,B\n', 1],
    ['notes.pdf', 'no quiz', 0],
  ])('a single file %s', async (name, text, assets) => {
    const draft = await newDraft();
    const upload = await send(draft, name, textBytes(text));
    const found = await look(upload);
    expect([found.kind, found.pieces.length, found.faults]).toEqual([assets > 0 ? 'assets' : 'files', 1, []]);
    const request = assets > 0 ? { module: { folder: MODULE } } : { folder: `${MODULE}/01-hello` };
    expect((await putIntoDraft(upload, request)).files).toBeGreaterThan(0);
  });
});

const QUESTIONS = 'How many?{#8 #Eight.}\n\nTwo?{=2 #Yes. ~3 #No.}\n\nWhy?{}\n';
const textAt = async (draft: string, path: string): Promise<string> =>
  String((await teacher.get(`${draft}/file?path=${encodeURIComponent(path)}`)).body['text']);

async function withConcept(): Promise<string> {
  const draft = await newDraft();
  const content = { text: '- { id: counting, name: Counting, hi: गिनती }\n' };
  const { status } = await teacher.post(`${draft}/file`, {
    path: 'concepts.yaml',
    expected: null,
    content,
  });
  expect(status).toBe(200);
  return draft;
}

describe('PUBLISHING-30: foreign questions become exercises of a lesson where that is wanted', () => {
  it('both are told before anything is written, and a lesson of their own is made', async () => {
    const draft = await withConcept();
    const upload = await send(draft, 'week-1.gift', textBytes(QUESTIONS));
    const { pieces, notes, exercises } = await look(upload);
    expect(pieces).toMatchObject([{ id: 'week-1-quiz', isExercises: false }]);
    expect(notes.map(({ line }) => line)).toEqual([1, 5]);
    expect(exercises?.pieces).toMatchObject([{ id: 'week-1', isExercises: true }]);
    expect(exercises?.notes.map(({ line }) => line)).toEqual([5]);
    const strange = { exercises: { concept: 'nothing' }, known: 'replace', module: { folder: MODULE } };
    expect((await teacher.post(`${upload}/place`, strange)).text).toContain('publishing.concept-unknown');
    expect((await detail(draft)).changes).toMatchObject({ added: 1, changed: 0 });
    const { folders } = await putIntoDraft(upload, {
      exercises: { concept: 'counting' },
      module: { folder: MODULE },
    });
    expect(folders).toEqual([`${MODULE}/03-week-1`]);
    expect(await textAt(draft, `${folders[0]}/text.md`)).toContain('> [!EXERCISE] exercise-2');
    expect(await textAt(draft, `${folders[0]}/exercises.yaml`)).toContain('concept: counting');
  });

  it('a lesson that is there gets them at its end, twice under names of their own', async () => {
    const draft = await withConcept();
    for (const count of [2, 4]) {
      const upload = await send(draft, 'week-1.gift', textBytes(QUESTIONS));
      await look(upload);
      const lesson = `${MODULE}/01-hello`;
      const { folders } = await putIntoDraft(upload, { exercises: { concept: 'counting', lesson } });
      expect(folders).toEqual([lesson]);
      const text = await textAt(draft, `${lesson}/text.md`);
      expect(text).toMatch(/^---\ntitle: Hello\n---\nText\.\n/);
      expect(text.match(/\[!EXERCISE\] exercise-\d/g)).toHaveLength(count);
    }
    const upload = await send(draft, 'week-1.gift', textBytes(QUESTIONS));
    await look(upload);
    const nowhere = { exercises: { concept: 'counting', lesson: `${MODULE}/09-none` }, known: 'replace' };
    expect((await teacher.post(`${upload}/place`, nowhere)).text).toContain('publishing.file-unknown');
  });
});

describe('PUBLISHING-8: what cannot be taken is said, and nothing is changed', () => {
  it.each([
    ['cut.zip', Buffer.from('PK but not really'), 'cannot be read as a zip'],
    ['empty.zip', Buffer.alloc(0), 'cannot be read as a zip|Nothing here'],
    ['quiz.gift', Buffer.from([0xff, 0xfe, 0x00]), 'no question'],
  ])('%s', async (name, bytes, words) => {
    const draft = await newDraft();
    const upload = await send(draft, name, bytes);
    const found = await look(upload);
    expect(found.faults.map(({ message }) => message).join()).toMatch(new RegExp(words));
    expect(found.pieces).toEqual([]);
    const refused = await teacher.post(`${upload}/place`, { known: 'replace', module: { folder: MODULE } });
    expect(refused.text).toContain('publishing.upload-empty');
    expect((await detail(draft)).changes).toEqual({ added: 0, changed: 0, removed: 0 });
  });

  it('a path that leaves the archive, and one that is a file and a folder of the draft', async () => {
    const draft = await newDraft();
    const honest = await zipOf({ 'courses/01-c/ab/cd': 'x' });
    const escaping = Buffer.from(honest.toString('latin1').replaceAll('ab/cd', '../cd'), 'latin1');
    const found = await look(await send(draft, 'escape.zip', escaping));
    expect(found.faults[0]?.message).toContain('leads out of the archive');
    const clash = await send(
      draft,
      'clash.zip',
      await zipOf({ 'courses/01-c': 'a file', 'courses/x/y': '' }),
    );
    await look(clash);
    expect((await teacher.post(`${clash}/place`, { known: 'over' })).text).toContain('publishing.path-taken');
    expect((await detail(draft)).changes).toEqual({ added: 0, changed: 0, removed: 0 });
  });

  it('too large, incomplete, strange or placed uploads', async () => {
    const draft = await newDraft();
    const begin = (body: object) => teacher.post(`${draft}/uploads`, body);
    const large = await begin({ name: 'a.zip', bytes: limits.uploadBytesMax + 1 });
    expect([large.status, large.text]).toEqual([413, expect.stringContaining('64 MB')]);
    expect((await begin({ name: '..', bytes: 1 })).text).toContain('publishing.path-invalid');
    const { body } = await begin({ name: 'a.bin', bytes: 3 });
    const upload = `${draft}/uploads/${String(body['uploadId'])}`;
    expect((await teacher.post(`${upload}/look`)).text).toContain('publishing.upload-incomplete');
    const part = (number: number, text: string) =>
      teacher.post(`${upload}/parts`, { number, base64: Buffer.from(text).toString('base64') });
    for (const [number, text] of [
      [0, 'four'],
      [1, 'abc'],
      [99_999, ''],
    ] as const) {
      expect((await part(number, text)).text).toContain('publishing.upload-part');
    }
    expect((await part(0, 'abc')).body).toEqual({ received: 3 });
    expect((await part(0, 'abc')).body).toEqual({ received: 3 });
    const other = await newDraft();
    expect((await teacher.post(upload.replace(draft, other) + '/look')).status).toBe(404);
    await look(upload);
    await putIntoDraft(upload, { folder: '' });
    expect((await teacher.post(`${upload}/place`, { known: 'over' })).text).toContain(
      'publishing.upload-unknown',
    );
  });

  it('a place that is none', async () => {
    const draft = await newDraft();
    const upload = await send(draft, 'quiz.csv', textBytes('question,a,b,answer\nWhat is 2+2?,3,4,B\n'));
    await look(upload);
    const wishes: [object, string][] = [
      [{}, 'publishing.place-missing'],
      [{ module: { folder: 'courses/01-c' } }, 'publishing.file-unknown'],
      [{ module: { folder: 'pages' } }, 'publishing.file-unknown'],
      [{ course: { title: ' ' }, module: { title: 'x' } }, 'publishing.title'],
      [{ course: { folder: 'courses/01-c' } }, 'publishing.place-missing'],
    ];
    for (const [request, code] of wishes) {
      const { text } = await teacher.post(`${upload}/place`, { known: 'replace', ...request });
      expect(text).toContain(code);
    }
  });
});
