import { createHash, randomUUID } from 'node:crypto';

import type { Mock } from '@abhyas/content/release';
import { COMING_SOON } from '@abhyas/content/release';
import type {
  Mock as ShownMock,
  MockAnswer,
  MockPaper,
  MockQuestion,
  Mocks,
  MockSaved,
} from '@abhyas/contract/mocks';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../platform/app-context.ts';
import type { ShownRelease } from '../../platform/content/active-release.ts';
import { seeingEverything } from '../../platform/content/sight.ts';
import { signerFor } from '../../platform/content/file-signing.ts';
import { AppError } from '../../platform/errors.ts';
import { activePlansOf } from '../entitlements/entitlements.service.ts';
import { stated } from '../exams/packet.service.ts';
import { findPlan } from '../plans/plans.service.ts';
import { examItemId } from '../sitting/exam-items.rules.ts';
import { isWithheld } from '../sitting/withheld.service.ts';
import { close, GRACE_MS, isOverdue } from './closing.service.ts';
import {
  countStartedToday,
  findAnswers,
  findAttempt,
  findAttempts,
  findOpen,
  findVersion,
  insertAttempt,
  saveAnswers,
  type Attempt,
  type AttemptName,
} from './mocks.store.ts';
import { mockIn, orderFor, placedIn, questionOf, type Placed } from './paper.rules.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** Far more than anybody sits in a day: without a limit, a script that starts tests endlessly would fill the disk. */
const STARTS_A_DAY = 30;

/** The tests on offer, and how the learner did in them. */
export async function listMocks(
  { db, release }: Context,
  accountId: string,
  shown: ShownRelease,
): Promise<Mocks> {
  const [attempts, isOpen] = await Promise.all([
    findAttempts(db, accountId),
    holdsMocks({ db, release }, accountId),
  ]);
  const { mocks, release: content } = shown.current;
  return {
    mocks: [...mocks.values()].map((mock) =>
      toLine(
        mock,
        attempts.filter(({ mockId }) => mockId === mock.id),
      ),
    ),
    isOpen,
    plans: content.plans
      .filter((plan) => plan.mocks !== undefined && plan.planType !== COMING_SOON)
      .map(({ title }) => title),
  };
}

/** Whether a plan that an account holds opens the tests. */
async function holdsMocks({ db, release }: Context, accountId: string): Promise<boolean> {
  const held = await activePlansOf(db, accountId);
  return held.some(({ planId }) => findPlan(release.current, planId)?.mocks !== undefined);
}

function toLine(mock: Mock, attempts: readonly Attempt[]): ShownMock {
  const items = placedIn(mock);
  const points = (section?: number): number =>
    items
      .filter((item) => section === undefined || item.section === section)
      .reduce((sum, { marks }) => sum + marks, 0);
  return {
    mockId: mock.id,
    title: mock.title,
    desc: mock.summary,
    minutes: mock.minutes,
    isPractice: mock.isPractice ?? false,
    points: points(),
    sections: mock.sections.map(({ title }, at) => ({
      title,
      items: items.filter(({ section }) => section === at).length,
      points: points(at),
    })),
    kinds: [...new Set(items.map(({ kind }) => kind))],
    penalties: [...new Set(items.flatMap(({ penalty }) => penalty ?? []))],
    attempts: attempts.map((attempt) => ({
      attemptId: attempt.id,
      startedAt: attempt.startedAt.toISOString(),
      endsAt: attempt.endsAt.toISOString(),
      points: attempt.points,
      outOf: attempt.outOf,
      isOver: attempt.finishedAt !== null || attempt.endsAt.getTime() <= Date.now(),
    })),
  };
}

/**
 * Begins a test in an order of its own, or goes on with the attempt that is under way.
 * @throws AppError 403 without a plan that opens the tests, 404 for an unknown test, 409 while an exam withholds a problem
 * of it, 429 after STARTS_A_DAY
 */
export async function start(
  context: Context,
  accountId: string,
  mockId: string,
): Promise<{ attemptId: string }> {
  const { db, release } = context;
  if (!(await holdsMocks(context, accountId))) throw new AppError('mocks.not-owned');
  const mock = release.current.mocks.get(mockId);
  if (!mock) throw new AppError('mocks.unknown');
  await refuseWithheld(db, accountId, mock);
  const open = await findOpen(db, { accountId, mockId });
  if (open && open.endsAt.getTime() > Date.now()) return { attemptId: open.id };
  if (open) await close(db, { attemptId: open.id, accountId });
  if ((await countStartedToday(db, accountId)) >= STARTS_A_DAY) throw new AppError('mocks.too-many');
  const id = randomUUID();
  const version = createHash('sha256').update(JSON.stringify(mock)).digest('hex');
  const outOf = placedIn(mock).reduce((sum, { marks }) => sum + marks, 0);
  const begun = { id, accountId, version, items: orderFor(mock, id), outOf, mock };
  const isNew = await db.transaction().execute((trx) => insertAttempt(trx, begun));
  if (isNew) return { attemptId: id };
  const other = await findOpen(db, { accountId, mockId });
  return { attemptId: other?.id ?? id };
}

/** @throws AppError 409 while an exam withholds a problem of the test */
async function refuseWithheld(db: Context['db'], accountId: string, mock: Mock): Promise<void> {
  for (const { kind, id } of placedIn(mock))
    if (kind === 'problem' && (await isWithheld(db, accountId, id))) throw new AppError('mocks.withheld');
}

/**
 * An attempt of the learner's own.
 * @throws AppError 404 for any other
 */
export async function requireAttempt({ db }: Pick<Context, 'db'>, name: AttemptName): Promise<Attempt> {
  const attempt = await findAttempt(db, name);
  if (!attempt) throw new AppError('mocks.unknown');
  return isOverdue(attempt) ? close(db, name) : attempt;
}

/**
 * What is asked in an attempt, and what was answered.
 * @throws AppError as `requireAttempt`
 */
export async function paperOf(
  { db, release }: Context,
  { language, ...name }: AttemptName & { readonly language: PageLanguage },
): Promise<MockPaper> {
  const attempt = await requireAttempt({ db }, name);
  const [version, answers, sign] = await Promise.all([
    findVersion(db, attempt.version),
    findAnswers(db, attempt.id),
    signerFor(db, release.current.release.files),
  ]);
  const mock = mockIn(version, language);
  const isTranslated = language !== 'en' && version.translations?.[language] !== undefined;
  const byId = new Map(placedIn(mock).map((placed) => [placed.id, placed]));
  const items = attempt.items.flatMap((id) => byId.get(id) ?? []);
  // A problem is asked here, also of those who do not see its course.
  const shown = seeingEverything(() => release.in(language));
  const asked = (placed: Placed) => askedItem({ db, release: shown }, { placed, attempt, sign });
  return {
    mockId: attempt.mockId,
    title: mock.title,
    ...(isTranslated && { language }),
    ...clockOf(attempt),
    sections: await Promise.all(
      mock.sections.map(async ({ title }, at) => ({
        title,
        items: await Promise.all(items.filter(({ section }) => section === at).map(asked)),
      })),
    ),
    answers,
  };
}

type Asked = {
  readonly placed: Placed;
  readonly attempt: Attempt;
  readonly sign: (html: string) => string;
};

/** An item with everything that is needed to answer it. */
async function askedItem(
  { db, release }: Pick<AppContext, 'db'> & { readonly release: ShownRelease },
  { placed, attempt, sign }: Asked,
): Promise<MockQuestion> {
  const question = questionOf(placed, attempt.id);
  const problem = placed.kind === 'problem' ? release.current.problems.get(placed.id) : undefined;
  const assetId = examItemId({ assetId: placed.id, examId: attempt.id });
  return {
    ...question,
    html: sign(question.html),
    choices: question.choices.map(sign),
    lefts: question.lefts.map(sign),
    ...(problem && {
      problem: { ...(await stated(db, problem, sign)), assetId, points: placed.marks },
    }),
  };
}

function clockOf({ endsAt, finishedAt }: Attempt): MockSaved {
  const nowMs = Date.now();
  return {
    now: new Date(nowMs).toISOString(),
    endsAt: endsAt.toISOString(),
    isOver: finishedAt !== null || endsAt.getTime() <= nowMs,
  };
}

/**
 * Keeps answers to items of the attempt while it lasts, and for the moment that the last ones are under way.
 * @throws AppError as `requireAttempt`, 409 once it is over
 */
export async function saveFor(
  { db }: Pick<Context, 'db'>,
  { answers, ...name }: AttemptName & { readonly answers: readonly MockAnswer[] },
): Promise<MockSaved> {
  return db.transaction().execute(async (trx) => {
    const attempt = await findAttempt(trx, name, { hold: true });
    if (!attempt) throw new AppError('mocks.unknown');
    if (attempt.finishedAt || attempt.endsAt.getTime() + GRACE_MS < Date.now())
      throw new AppError('mocks.over');
    // One for each item, the last one that was sent.
    const latest = new Map(answers.map((answer) => [answer.itemId, answer]));
    const own = [...latest.values()].filter(({ itemId }) => attempt.items.includes(itemId));
    await saveAnswers(trx, attempt.id, own);
    return clockOf(attempt);
  });
}

/**
 * Ends an attempt.
 * @throws AppError as `requireAttempt`
 */
export async function finish(
  { db }: Pick<Context, 'db'>,
  name: AttemptName,
): Promise<{ finishedAt: string }> {
  const attempt = await requireAttempt({ db }, name);
  const { finishedAt, endsAt } = await close(db, { attemptId: attempt.id, accountId: name.accountId });
  return { finishedAt: (finishedAt ?? endsAt).toISOString() };
}
