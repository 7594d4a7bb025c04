import { setTimeout as sleep } from 'node:timers/promises';

import { BENCH_PROBLEM } from '../../testing/bench-release.ts';
import { giveExam } from '../../testing/give-exam.ts';
import type { Fault, Finding } from '../fault.ts';
import { Browser } from '../send.ts';
import { Site } from '../site.ts';
import { recordOf, type Recorded } from './recorded.ts';
import { Learner, numbersIn, type Fate, type Told } from './learner.ts';

type ExamPlan = {
  readonly learners: number;
  /** How long it lasts. */
  readonly seconds: number;
  /** How long a minute of a cut lasts: the exam's clock is compressed, the product's is not. */
  readonly minuteMs: number;
};

const PASSWORD = 'a kolam a day';
const AT_A_TIME = 8;
/** Whatever comes back counts, so that the newest text must be graded. */
const LATE_MINUTES = 30;
/** When the server hands in. */
const GRACE_MS = 15_000;
const SAFE_WITHIN_MS = 2000;

/** An exam that many sit while connections are cut, tabs and a server are killed. */
export const exam: Fault = {
  name: 'exam',
  title:
    '200 sit an exam: cuts of 1 to 15 minutes (a minute lasts a second), killed tabs, killed API processes',
  inject: () => sitExam({ learners: 200, seconds: 90, minuteMs: 1000 }),
};

/** Lets learners sit an exam on a site of its own, and compares what they wrote with what was handed in and graded. */
export async function sitExam(plan: ExamPlan): Promise<readonly Finding[]> {
  return Site.during({ apis: 2, runners: 1 }, async (site) => {
    const people = await registered(site, plan.learners);
    const minutes = Math.ceil(plan.seconds / 60);
    const examId = await giveExam(site.database.url('abhyas'), {
      emails: people.map(({ email }) => email),
      problemId: BENCH_PROBLEM,
      minutes,
      begunSeconds: minutes * 60 - plan.seconds,
      lateMinutes: LATE_MINUTES,
    });
    const itemId = `${BENCH_PROBLEM}@${examId}`;
    const killing = killServers(site, plan);
    const told = await Promise.all(
      people.map(({ browser, token }, number) =>
        new Learner({ browser, token, examId, itemId }, fateOf(number, plan)).sit(),
      ),
    );
    await killing;
    const recorded = await recordOf(site, { examId, emails: people.map(({ email }) => email) });
    for (const { browser } of people) browser.close();
    return findingsOf(told, recorded);
  });
}

type Person = { readonly email: string; readonly token: string; readonly browser: Browser };

async function registered(site: Site, count: number): Promise<Person[]> {
  const people: Person[] = [];
  let next = 0;
  const register = async (): Promise<void> => {
    while (next < count) {
      const number = next++;
      const browser = new Browser(
        site.address,
        `127.7.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`,
      );
      const email = `exam-${number}@example.in`;
      const body = { name: 'Asha', email, password: PASSWORD };
      const answer = await browser.send({ method: 'POST', path: '/api/users', body });
      if (answer.status !== 200) throw new Error(`nobody registered: ${JSON.stringify(answer.body)}`);
      people[number] = { email, token: String(answer.body['token']), browser };
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, register));
  return people;
}

/** One in the middle of the exam, the other when the server begins to hand in. */
async function killServers({ apis }: Site, { seconds }: ExamPlan): Promise<void> {
  const atHandIn = seconds * 1000 + GRACE_MS;
  await sleep(seconds * 500);
  apis[0]?.signal('SIGKILL');
  await sleep(atHandIn - seconds * 500);
  apis[1]?.signal('SIGKILL');
}

const between = (least: number, most: number): number => least + Math.random() * (most - least);

/** Every third is cut off at the end, every second presses, every second loses a tab. */
function fateOf(number: number, { seconds, minuteMs }: ExamPlan): Fate {
  const endMs = seconds * 1000;
  const cutFrom = (fromMs: number) => ({ fromMs, untilMs: fromMs + between(1, 15) * minuteMs });
  const early = cutFrom(between(0.1, 0.5) * endMs);
  const late = cutFrom(endMs - between(0.5, 1) * minuteMs);
  const kills = Array.from({ length: number % 4 }, () => between(0.1, 0.95) * endMs);
  return {
    cuts: number % 3 === 0 ? [early, late] : [early],
    killsMs: kills.toSorted((a, b) => a - b),
    pressMs: number % 2 === 0 ? between(0.7, 0.95) * endMs : undefined,
  };
}

/** What went wrong, if anything. */
function findingsOf(told: readonly Told[], recorded: readonly (Recorded | undefined)[]): Finding[] {
  const written = told.reduce((sum, { written: { length } }) => sum + length, 0);
  const young = told.reduce((sum, { young: { length } }) => sum + length, 0);
  const count = (what: string, wrong: (told: Told, recorded: Recorded) => unknown): Finding => {
    const which = told.flatMap((each, at) => {
      const record = recorded[at];
      return !record || wrong(each, record) ? [`${at} (${inShort(each, record)})`] : [];
    });
    return {
      what,
      measured: `${which.length} ${which.slice(0, 10).join(', ')}`.trim(),
      met: which.length === 0,
    };
  };
  const safe = told.flatMap(({ safeAfterMs }) => safeAfterMs ?? []);
  return [
    {
      what: 'written',
      measured: `${told.length} learners, ${written} lines, ${young} lost that were younger than 1 s when a tab was killed`,
      met: written > told.length,
    },
    count('learners who lost lines older than 1 s', lacks),
    count(
      'learners whose lines are there twice or in another order',
      ({ text }) => !inOrder(numbersIn(text)),
    ),
    count('learners whose text was refused', ({ refused }) => refused),
    // A learner without any connection has nothing to hand in; texts that arrive after the server's hand-in count too.
    count(
      'hand-ins lost',
      ({ written: { length } }, { ends, handed }) => length > 0 && ends === 0 && handed === '',
    ),
    count(
      'hand-ins doubled',
      (_, { ends, versions, submissions }) =>
        ends > 1 ||
        new Set(versions).size < versions.length ||
        submissions.length !== new Set(submissions).size,
    ),
    count(
      'presses that were answered and are not recorded',
      ({ pressed }, { by }) => pressed && by !== 'learner',
    ),
    count(
      'an older text graded',
      ({ text, written: { length } }, { graded }) => graded !== (length > 0 ? text : null),
    ),
    {
      what: 'back online to safe',
      measured: `most ${Math.round(Math.max(0, ...safe))} ms (goal ${SAFE_WITHIN_MS} ms, see npm run bench)`,
      met: true,
    },
  ];
}

const inShort = ({ written, text }: Told, record: Recorded | undefined): string =>
  record
    ? `wrote ${written.length} lines, has ${text.length} characters, handed in ${record.handed.length} by ${record.by}, graded ${record.graded?.length}`
    : 'never began';

const inOrder = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

/** Whether something is not in the text that was handed in last, though a kill did not take it in its first second. */
function lacks({ written, young, lost }: Told, { handed }: Recorded): boolean {
  const held = new Set(numbersIn(handed));
  const excused = new Set(young);
  return lost.length > 0 || written.some((number) => !held.has(number) && !excused.has(number));
}
