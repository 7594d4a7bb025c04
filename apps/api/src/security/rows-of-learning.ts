import { randomUUID } from 'node:crypto';

import { PREMIUM_FILE } from '../testing/canary-release.ts';
import type { Cast } from './actors.ts';
import { everybody, onlyOwner, signedIn, type Row } from './matrix-row.ts';

const TEXT = { assetId: 'open-text', topicId: 'gold', subtopicId: 'open' };
const PROBLEM = { assetId: 'open-problem' };
const WRITTEN = { ...PROBLEM, part: 'py' };

async function ownersComment({ owner }: Cast) {
  const url = '/learn/open/open-text';
  const { body } = await owner.post('/api/comments/addcomment', {
    comment: 'Mine',
    assetId: TEXT.assetId,
    url,
  });
  const { id } = body['comment'] as { id: string };
  return { params: { id }, body: { comment: 'Changed', reason: 'rude' } };
}

async function repliesToOwner(cast: Cast) {
  return { ...(await ownersComment(cast)), query: `?after=2026-01-01T00:00:00Z_${randomUUID()}` };
}

/** A judged run of the owner's. */
async function ownersSubmission({ owner, product }: Cast) {
  const id = randomUUID();
  await product.db
    .insertInto('submission')
    .values({
      id,
      account_id: owner.accountId,
      asset_id: PROBLEM.assetId,
      language: 5,
      code: 'CANARY-premium-code',
      verdict: 'accepted',
      result: JSON.stringify({ verdict: 'accepted', tests: [] }),
    })
    .execute();
  return { params: { id } };
}

/** The owner's link to a premium file, as a visitor might have been given it. */
const unsigned = { params: { name: PREMIUM_FILE } };

const UNKNOWN_EXAM = { id: '5d7c0f5e-6f0a-4c6e-9d3b-0a51f7a1b002' };

/** The owner's certificate of a course, whose page says their name. */
async function ownersCertificate({ owner, product }: Cast) {
  const id = randomUUID();
  await product.db
    .insertInto('certificate')
    .values({
      id,
      account_id: owner.accountId,
      topic_id: 'gold',
      title: 'Gold',
      items: 3,
      issuer: 'Institute',
    })
    .execute();
  return { params: { id }, body: { namePublic: true } };
}

/** Content, practice, running and talk. */
export const learningRows: readonly Row[] = [
  { route: 'GET /api/assignments', answers: signedIn() },
  {
    route: 'GET /api/assignments/:id',
    answers: signedIn(404),
    asks: { params: { id: '5d7c0f5e-6f0a-4c6e-9d3b-0a51f7a1b001' } },
  },
  {
    route: 'POST /api/assignments/:id/here',
    answers: signedIn(404),
    asks: { params: { id: '5d7c0f5e-6f0a-4c6e-9d3b-0a51f7a1b001' }, body: { shown: 'basics-sum' } },
  },
  {
    route: 'GET /api/assignments/:id/remarks/:assetId',
    answers: signedIn(404),
    asks: { params: { id: '5d7c0f5e-6f0a-4c6e-9d3b-0a51f7a1b001', assetId: 'basics-sum' } },
  },
  { route: 'GET /api/totals', answers: signedIn() },
  { route: 'GET /api/certificates', answers: signedIn() },
  {
    route: 'POST /api/certificates',
    answers: signedIn(409),
    asks: { body: { topicId: 'gold', namePublic: false } },
  },
  { route: 'POST /api/certificates/:id/name', answers: onlyOwner(404), asks: ownersCertificate },
  { route: 'GET /api/certificates/:id/pdf', answers: onlyOwner(404), asks: ownersCertificate },
  { route: 'GET /api/certificates/:id', answers: everybody(200), asks: ownersCertificate },
  { route: 'GET /api/certificates/:id/credential', answers: everybody(200), asks: ownersCertificate },
  { route: 'GET /api/certificates/:id/badge', answers: everybody(200), asks: ownersCertificate },
  { route: 'GET /api/attendance', answers: signedIn() },
  { route: 'GET /api/lab-records', answers: signedIn() },
  {
    route: 'GET /api/lab-records/:batchId',
    answers: signedIn(404),
    asks: { params: { batchId: '5d7c0f5e-6f0a-4c6e-9d3b-0a51f7a1b001' } },
  },
  { route: 'GET /api/exams', answers: signedIn() },
  { route: 'GET /api/exams/:id', answers: signedIn(404), asks: { params: UNKNOWN_EXAM } },
  { route: 'GET /api/exams/:id/packet', answers: signedIn(404), asks: { params: UNKNOWN_EXAM } },
  { route: 'POST /api/exams/:id/begin', answers: signedIn(404), asks: { params: UNKNOWN_EXAM, body: {} } },
  { route: 'POST /api/exams/:id/hand-in', answers: signedIn(404), asks: { params: UNKNOWN_EXAM, body: {} } },
  {
    route: 'POST /api/exams/:id/here',
    answers: signedIn(404),
    asks: { params: UNKNOWN_EXAM, body: { events: [] } },
  },
  { route: 'GET /files/:name', answers: everybody(404), asks: unsigned },
  { route: 'GET /api/courses/:topicId', answers: everybody(200), asks: { params: { topicId: 'gold' } } },
  {
    route: 'GET /api/courses/:topicId/first',
    answers: everybody(200),
    asks: { params: { topicId: 'gold' } },
  },
  {
    route: 'GET /api/glossary/:topicId',
    answers: everybody(200),
    asks: { params: { topicId: 'gold' } },
  },
  { route: 'GET /api/practice/editorial/:assetId', answers: onlyOwner(403), asks: { params: PROBLEM } },
  // Nobody here has tried it three times.
  { route: 'POST /api/practice/editorial/:assetId', answers: onlyOwner(403, 403), asks: { params: PROBLEM } },
  { route: 'GET /api/review', answers: signedIn() },
  {
    route: 'GET /api/mastery/:topicId/placement',
    answers: signedIn(),
    asks: { params: { topicId: 'gold' } },
  },
  {
    route: 'POST /api/mastery/:topicId/placement',
    answers: signedIn(),
    asks: { params: { topicId: 'gold' }, body: { round: 1, conceptId: 'loops', known: true } },
  },
  { route: 'GET /api/mastery/:topicId', answers: signedIn(), asks: { params: { topicId: 'gold' } } },
  { route: 'GET /api/content', answers: signedIn() },
  { route: 'GET /api/content/topic/:topicId', answers: signedIn(), asks: { params: { topicId: 'gold' } } },
  {
    route: 'GET /api/content/topic/:topicId/search',
    answers: signedIn(),
    asks: { params: { topicId: 'gold' }, query: '?q=text' },
  },
  {
    route: 'GET /api/content/subtopic/:subtopicId',
    answers: signedIn(),
    asks: { params: { subtopicId: 'open' } },
    premium: 'owner',
  },
  {
    route: 'POST /api/content/subtopic/:subtopicId/open',
    answers: signedIn(400),
    asks: { params: { subtopicId: 'open' }, body: { code: 'WRONG234' } },
  },
  { route: 'POST /api/content/getprogress', answers: signedIn() },
  { route: 'GET /api/content/today', answers: signedIn() },
  {
    route: 'POST /api/content/inprogress',
    answers: signedIn(),
    asks: { body: { learnLink: '/learn/open/open-text', assetId: TEXT.assetId } },
  },
  { route: 'POST /api/content/updateprogress', answers: onlyOwner(403), asks: { body: TEXT } },
  { route: 'GET /api/content/place/:assetId', answers: onlyOwner(403), asks: { params: TEXT } },
  {
    route: 'POST /api/content/place',
    answers: onlyOwner(403),
    asks: { body: { assetId: TEXT.assetId, position: 0.5, watched: [] } },
  },
  {
    route: 'POST /api/content/quizattempt',
    answers: onlyOwner(403),
    asks: { body: { assetId: 'open-quiz', right: ['q1'], wrong: [] } },
  },
  { route: 'GET /api/content/exercises/:assetId', answers: onlyOwner(403), asks: { params: TEXT } },
  {
    route: 'POST /api/content/exerciseattempt',
    answers: onlyOwner(403),
    asks: {
      body: {
        id: 'b9e7c2a4-53f1-4d58-9a53-1c0e6f4d2b77',
        assetId: TEXT.assetId,
        exerciseId: 'first',
        answer: '1',
        right: true,
        seconds: 1,
        hints: 0,
        at: '2026-01-01T00:00:00Z',
      },
    },
  },
  { route: 'GET /api/content/revision', answers: signedIn() },
  { route: 'GET /api/content/problems/', answers: signedIn() },
  { route: 'GET /api/content/sheets', answers: signedIn() },
  {
    route: 'POST /api/content/getproblem/:assetId',
    answers: signedIn(),
    asks: { params: PROBLEM },
    premium: 'owner',
  },
  {
    route: 'POST /api/content/updateproblem/:assetId',
    answers: onlyOwner(403),
    asks: { params: PROBLEM, body: { code: { py: 'print(1)' } } },
  },
  {
    route: 'POST /api/practice/hints/:assetId',
    answers: onlyOwner(403),
    asks: { params: PROBLEM, body: { hint: 'hint1' } },
  },
  {
    route: 'POST /api/content/resetcode',
    answers: onlyOwner(403),
    asks: { body: { ...PROBLEM, language: 5 } },
    premium: 'owner',
  },
  {
    route: 'GET /api/practice/versions/:assetId/:key',
    answers: onlyOwner(403),
    asks: { params: { ...PROBLEM, key: 'py' } },
  },
  { route: 'GET /api/practice/submissions/:assetId', answers: onlyOwner(403), asks: { params: PROBLEM } },
  {
    route: 'GET /api/practice/submission/:id',
    answers: onlyOwner(404),
    asks: ownersSubmission,
    premium: 'owner',
  },
  {
    route: 'GET /api/practice/text/:assetId/:part',
    answers: onlyOwner(403),
    asks: { params: WRITTEN },
    premium: 'owner',
  },
  { route: 'GET /api/practice/lesson-texts/:assetId', answers: onlyOwner(403), asks: { params: PROBLEM } },
  {
    route: 'POST /api/practice/newer-texts',
    answers: signedIn(),
    asks: { body: { texts: [{ ...WRITTEN, version: 0 }], waitMs: 0 } },
  },
  { route: 'GET /api/practice/progsnap2/:assetId/:part', answers: onlyOwner(403), asks: { params: WRITTEN } },
  { route: 'GET /api/practice/text-log/:assetId/:part', answers: onlyOwner(403), asks: { params: WRITTEN } },
  {
    route: 'POST /api/practice/text/:assetId/:part',
    answers: onlyOwner(403),
    asks: {
      params: WRITTEN,
      body: { base: 0, whole: 'print(1)', id: 'page:1', kind: 'type', holds: [] },
    },
  },
  {
    route: 'POST /api/practice/reference/:assetId',
    answers: onlyOwner(403),
    asks: { params: PROBLEM, body: { input: '1 2' } },
  },
  {
    route: 'POST /api/practice/report/:assetId',
    answers: onlyOwner(403),
    asks: { params: PROBLEM, body: { text: 'It is wrong.', language: 5, code: '' } },
  },
  // Denied runs are answers, not errors (RUNNING-3); running.test.ts shows that nothing ran.
  {
    route: 'POST /api/runner/execute',
    answers: signedIn(),
    asks: { body: { ...PROBLEM, code: 'print(1)', language: 5, mode: 'run' } },
  },
  {
    route: 'POST /api/runner/trace',
    answers: signedIn(),
    asks: { body: { ...PROBLEM, code: 'print(1)', language: 5, input: { of: 'own', text: '' } } },
  },
  {
    route: 'POST /api/runner/format',
    answers: signedIn(),
    asks: { body: { code: 'x  = 1', language: 5, indent: 4 } },
  },
  { route: 'POST /api/runner/try', answers: everybody(200), asks: { body: { code: 'x = 1', language: 5 } } },
  {
    route: 'POST /api/runner/console',
    answers: everybody(200),
    asks: () => ({ body: { code: 'x = 1', language: 99, runId: randomUUID() } }),
  },
  {
    route: 'POST /api/runner/console/:runId/input',
    answers: everybody(200),
    asks: () => ({ params: { runId: randomUUID() }, body: { seq: 1, typed: { key: 'end' } } }),
  },
  {
    route: 'POST /api/runner/console/:runId/stop',
    answers: everybody(404),
    asks: () => ({ params: { runId: randomUUID() } }),
  },
  {
    route: 'POST /api/runner/stop/:runId',
    answers: signedIn(404),
    asks: () => ({ params: { runId: randomUUID() } }),
  },
  {
    route: 'GET /api/comments/comments/:assetId',
    answers: onlyOwner(403),
    asks: { params: TEXT },
  },
  {
    route: 'POST /api/comments/addcomment',
    answers: onlyOwner(403),
    asks: { body: { comment: 'A question', assetId: TEXT.assetId, url: '/learn/open/open-text' } },
  },
  { route: 'GET /api/comments/:id/replies', answers: onlyOwner(403), asks: repliesToOwner },
  { route: 'POST /api/comments/:id/edit', answers: onlyOwner(403), asks: ownersComment },
  { route: 'DELETE /api/comments/:id', answers: onlyOwner(403), asks: ownersComment },
  { route: 'POST /api/comments/:id/report', answers: onlyOwner(403), asks: ownersComment },
];
