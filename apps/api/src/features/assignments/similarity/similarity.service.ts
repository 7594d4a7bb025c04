import { setImmediate as turn } from 'node:timers/promises';

import type {
  SimilarPair,
  SimilarProgram,
  SimilarSide,
  SimilarityOfItem,
} from '@abhyas/contract/similarity.staff';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';

import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { seenBy, type Teacher } from '../../classes/class-rights.service.ts';
import { findMemberAccounts } from '../../classes/class-teachers.service.ts';
import { codesOf, latestSubmissions } from '../../practice/history.service.ts';
import { requireMarked } from '../assignments.service.ts';
import { findWithProblem, type AssignmentRecord } from '../assignments.store.ts';
import { markClass, workedOnAs } from '../marking.service.ts';
import { fingerprintsOf, type Fingerprints } from './fingerprints.rules.ts';
import { sharedLines, similarityOf, withoutCommon, type Compared } from './similarity.rules.ts';
import { tokensOf } from './tokens.rules.ts';

type Context = Pick<AppContext, 'db' | 'release'>;
type Item = { readonly id: string; readonly assetId: string };

/** Other assignments with the same problem that are looked into, the newest. */
const MOST_ASSIGNMENTS = 20;
/** Programs that are compared: those of the class, and of others the newest. */
const MOST_PROGRAMS = 1000;

type Known = SimilarProgram & {
  readonly language: LanguageIndex;
  readonly code: string;
  /** The id under which the problem was worked on. */
  readonly workedOn: string;
};

/** Which programs that count for an item are alike, in the class and in others that the teacher sees. @throws AppError 404 */
export async function similarityOfItem(
  { db, release }: Context,
  teacher: Teacher,
  item: Item,
): Promise<SimilarityOfItem> {
  const record = await requireItem(db, teacher, item);
  const programs = await programsOf(db, teacher, { record, assetId: item.assetId });
  const compared = await comparedOf(programs);
  const { pairs, short } = similarityOf(compared, templateOf({ release }, item.assetId));
  const byId = new Map(programs.map((program) => [program.submissionId, program]));
  const own = compared.filter((each) => each.own).length;
  return {
    items: record.items.map(({ assetId, title }) => ({ assetId, title })),
    pairs: pairs.flatMap(({ one, other, percent, lines }) => {
      const [left, right] = [byId.get(one), byId.get(other)];
      return left && right ? [{ one: shown(left), other: shown(right), percent, lines }] : [];
    }),
    compared: own,
    elsewhere: compared.length - own,
    short,
  };
}

type Pair = Item & { readonly one: string; readonly other: string };

/** Two of these programs beside each other, with what they share. @throws AppError 404 for any other program */
export async function similarPair(
  { db, release }: Context,
  teacher: Teacher,
  { one, other, ...item }: Pair,
): Promise<SimilarPair> {
  const record = await requireItem(db, teacher, item);
  const programs = await programsOf(db, teacher, { record, assetId: item.assetId });
  const left = programs.find(({ submissionId }) => submissionId === one);
  const right = programs.find(({ submissionId }) => submissionId === other);
  if (!left || !right) throw new AppError('assignments.unknown');
  const own = withoutCommon(await comparedOf(programs), templateOf({ release }, item.assetId));
  const ownOf = (id: string): Fingerprints => own.find((each) => each.id === id)?.fingerprints ?? new Map();
  const sides = await Promise.all([
    sideOf(db, left, sharedLines(ownOf(one), ownOf(other))),
    sideOf(db, right, sharedLines(ownOf(other), ownOf(one))),
  ]);
  const title = record.items.find(({ assetId }) => assetId === item.assetId)?.title ?? item.assetId;
  return { title, one: sides[0], other: sides[1] };
}

async function sideOf(db: Database, program: Known, lines: number[]): Promise<SimilarSide> {
  const { accountId, workedOn: assetId, language, code } = program;
  const submissions = await latestSubmissions(db, { accountId, assetId });
  return { ...shown(program), language, code, lines, submissions };
}

function shown({ submissionId, accountId, name, rollNumber, batch, submittedAt }: Known): SimilarProgram {
  return { submissionId, accountId, name, rollNumber, submittedAt, ...(batch !== undefined && { batch }) };
}

async function requireItem(db: Database, teacher: Teacher, { id, assetId }: Item): Promise<AssignmentRecord> {
  const record = await requireMarked(db, teacher, { id, right: 'see' });
  if (!record.items.some((each) => each.assetId === assetId)) throw new AppError('assignments.unknown');
  return record;
}

type Looked = { readonly record: AssignmentRecord; readonly assetId: string };

/** The programs that count for a problem: first those of the class, then those of others. */
async function programsOf(db: Database, teacher: Teacher, { record, assetId }: Looked): Promise<Known[]> {
  const wanted = { assetId, seen: seenBy(teacher), most: MOST_ASSIGNMENTS };
  const others = (await findWithProblem(db, wanted)).filter(({ id }) => id !== record.id);
  const found: Known[] = [];
  for (const each of [record, ...others]) {
    if (found.length >= MOST_PROGRAMS) break;
    found.push(...(await countingIn(db, { record: each, assetId, isOther: each !== record })));
  }
  // A program that counts in two assignments of one class is one program.
  const first = new Map(found.toReversed().map((program) => [program.submissionId, program]));
  return found.filter((program) => first.get(program.submissionId) === program).slice(0, MOST_PROGRAMS);
}

async function countingIn(
  db: Database,
  { record, assetId, isOther }: Looked & { readonly isOther: boolean },
): Promise<Known[]> {
  const members = await findMemberAccounts(db, record.batchId);
  const learners = members.flatMap(({ accountId, ...rest }) =>
    accountId === null ? [] : [{ ...rest, accountId }],
  );
  const marked = await markClass(
    db,
    record,
    learners.map(({ accountId }) => accountId),
  );
  const counting = learners.flatMap((learner, at) => {
    const item = marked[at]?.items.find((each) => each.assetId === assetId);
    const submissionId = item?.mark.submissionId;
    return submissionId === undefined ? [] : [{ ...learner, submissionId }];
  });
  const codes = await codesOf(
    db,
    counting.map(({ submissionId }) => submissionId),
  );
  const byId = new Map(codes.map((code) => [code.id, code]));
  return counting.flatMap(({ submissionId, accountId, name, rollNumber }) => {
    const code = byId.get(submissionId);
    if (!code) return [];
    return [
      {
        submissionId,
        accountId,
        name,
        rollNumber,
        language: code.language,
        code: code.code,
        submittedAt: code.at.toISOString(),
        workedOn: workedOnAs(record, { assetId }),
        ...(isOther && { batch: record.batch }),
      },
    ];
  });
}

/** Reads the programs, and lets other requests be answered between any two. */
async function comparedOf(programs: readonly Known[]): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const { submissionId: id, accountId, language, code, batch } of programs) {
    await turn();
    const key = languageAt(language).codeKey;
    const fingerprints = fingerprintsOf(tokensOf(code, key));
    compared.push({ id, accountId, key, own: batch === undefined, fingerprints });
  }
  return compared;
}

/** What the problem gives everybody to begin with, in all languages. */
function templateOf({ release }: Pick<Context, 'release'>, assetId: string): Fingerprints {
  const starter = release.current.problems.get(assetId)?.body.starter ?? {};
  const all = Object.entries(starter).flatMap(([key, code]) => [
    ...fingerprintsOf(tokensOf(code, key as keyof typeof starter)),
  ]);
  return new Map(all);
}
