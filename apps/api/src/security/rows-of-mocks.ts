import { randomUUID } from 'node:crypto';

import type { Cast } from './actors.ts';
import { onlyOwner, signedIn, type Row } from './matrix-row.ts';

/** An attempt of the owner's at a mock test: under way, or over. */
const ownersMock =
  (isOver: boolean) =>
  async ({ owner, product }: Cast) => {
    const attemptId = randomUUID();
    const body = { id: attemptId, title: 'Mock', summary: '', minutes: 30, topicIds: [], sections: [] };
    await product.db
      .insertInto('mock_version')
      .values({ hash: attemptId, mock_id: attemptId, body: JSON.stringify(body) })
      .execute();
    await product.db
      .insertInto('mock_attempt')
      .values({
        id: attemptId,
        account_id: owner.accountId,
        mock_id: attemptId,
        version: attemptId,
        items: [],
        ends_at: new Date(Date.now() + 60_000),
        ...(isOver && { finished_at: new Date(), finished_by: 'learner' }),
        out_of: 0,
      })
      .execute();
    return { params: { attemptId }, body: { answers: [] } };
  };

/** Mock tests. */
export const mockRows: readonly Row[] = [
  { route: 'GET /api/mocks', answers: signedIn() },
  // No plan of this school opens them.
  { route: 'POST /api/mocks/:mockId/start', answers: signedIn(403), asks: { params: { mockId: 'any' } } },
  { route: 'GET /api/mock-attempts/:attemptId', answers: onlyOwner(404), asks: ownersMock(false) },
  { route: 'POST /api/mock-attempts/:attemptId/answers', answers: onlyOwner(404), asks: ownersMock(false) },
  { route: 'POST /api/mock-attempts/:attemptId/finish', answers: onlyOwner(404), asks: ownersMock(false) },
  { route: 'GET /api/mock-attempts/:attemptId/report', answers: onlyOwner(404), asks: ownersMock(true) },
];
