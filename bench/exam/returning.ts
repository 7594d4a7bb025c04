import { giveExam } from '../../scripts/testing/give-exam.ts';
import { Learner } from '../../scripts/chaos/exam/learner.ts';
import { Browser } from '../../scripts/chaos/send.ts';
import type { School } from '../api/school.ts';
import type { Product } from '../runner/product.ts';

/** How long the exam lasts, and when the connection of all of them is cut: it comes back once the exam is over. */
const EXAM_MS = 20_000;
const CUT = { fromMs: 8000, untilMs: 25_000 } as const;
const LATE_MINUTES = 30;

/**
 * From the moment at which the connection of all comes back until everything that a learner has written is on the server,
 * for each of them. They write as a page does: the code of their texts is the product's own.
 */
export async function returnOf(product: Product, { learners, problemId }: School): Promise<number[]> {
  const examId = await giveExam(await product.databaseUrl(), {
    emails: learners.map(({ email }) => email),
    problemId,
    minutes: 1,
    begunSeconds: 60 - EXAM_MS / 1000,
    lateMinutes: LATE_MINUTES,
  });
  const itemId = `${problemId}@${examId}`;
  const told = await Promise.all(
    learners.map(async ({ token }) => {
      const browser = new Browser(product.address, undefined);
      const sat = await new Learner(
        { browser, token, examId, itemId },
        { cuts: [CUT], killsMs: [], pressMs: undefined },
      ).sit();
      browser.close();
      return sat;
    }),
  );
  return told.map(({ safeAfterMs, refused }) => (refused ? Infinity : (safeAfterMs ?? Infinity)));
}
