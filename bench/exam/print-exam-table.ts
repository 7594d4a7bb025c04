import { loadavg } from 'node:os';

import { giveExam } from '../../scripts/testing/give-exam.ts';
import { scheduled, type Ask, type Timing } from '../../scripts/testing/open-loop.ts';
import { openSchool } from '../api/school.ts';
import { Product } from '../runner/product.ts';

const STARTING_MS = 10_000;
const P99_MS = 500;

/** So many learners fetch their packets, begin within ten seconds and save their first text. True within the goals. */
export async function printExamTable(learners: number): Promise<boolean> {
  const product = await Product.start({ withRunner: false });
  try {
    const school = await openSchool(product.address, learners);
    const examId = await giveExam(await product.databaseUrl(), {
      emails: school.learners.map(({ email }) => email),
      problemId: school.problemId,
      minutes: 60,
    });
    const exam = `/api/exams/${examId}`;
    const text = `/api/practice/text/${encodeURIComponent(`${school.problemId}@${examId}`)}/py`;
    const whole = { base: 0, whole: 'print(1)\n', id: 'bench:1', kind: 'type', holds: [] };
    const everybody = (of: (token: string) => Ask): Promise<Timing[]> =>
      scheduled(
        product.address,
        school.learners.map(({ token }, number) => ({
          dueMs: (number / learners) * STARTING_MS,
          ask: () => of(token),
        })),
      );
    const measured = [
      printed(
        'fetch the packet',
        await everybody((token) => ({ method: 'GET', path: `${exam}/packet`, token })),
      ),
      printed(
        'begin',
        await everybody((token) => ({ method: 'POST', path: `${exam}/begin`, token, body: {} })),
      ),
      printed(
        'save the first text',
        await everybody((token) => ({ method: 'POST', path: text, token, body: whole })),
      ),
      printed(
        'hand in',
        await everybody((token) => ({ method: 'POST', path: `${exam}/hand-in`, token, body: {} })),
      ),
    ];
    return measured.every(Boolean);
  } finally {
    await product.stop();
  }
}

function printed(what: string, timings: readonly Timing[]): boolean {
  const refused = timings.filter(({ status }) => status !== 200).length;
  const inOrder = timings.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const p99 = inOrder[Math.ceil(inOrder.length * 0.99) - 1] ?? Infinity;
  const load = loadavg()[0]?.toFixed(1);
  process.stdout.write(
    `${String(timings.length)} ${what} within ${STARTING_MS / 1000} s: p99 ${p99.toFixed(0)} ms, refused ${refused}, load average ${load}\n`,
  );
  return p99 <= P99_MS && refused === 0;
}
