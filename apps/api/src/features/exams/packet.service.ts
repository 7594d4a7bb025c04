import { createCipheriv, createHmac, randomBytes } from 'node:crypto';

import type { ExamItem, ExamPacket, SealedPacket } from '@abhyas/contract/exams';
import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { CodeKey } from '@abhyas/languages/code-keys';

import type { ShownRelease } from '../../platform/content/active-release.ts';
import { signerFor } from '../../platform/content/file-signing.ts';
import { readBlob } from '../../platform/content/release-store.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AssignmentRecord } from '../assignments/exam-records.service.ts';
import type { KeptItem } from '../assignments/assignment-form.rules.ts';
import { examItemId, itemsFor } from '../sitting/exam-items.rules.ts';
import { findSecret, findSitting } from '../sitting/sittings.service.ts';

const IV_BYTES = 12;
/** Inputs and outputs of a visible test are cut to this length. */
const SHOWN_CHARACTERS = 20_000;

export type ExamRecord = AssignmentRecord & { readonly exam: NonNullable<AssignmentRecord['exam']> };

type Asking = { readonly db: Database; readonly release: ShownRelease; readonly accountId: string };

/** The key of one learner's packet: it opens nobody else's. */
export async function packetKey(db: Database, examId: string, accountId: string): Promise<Buffer> {
  const secret = await findSecret(db, examId);
  if (!secret) throw new Error(`the exam ${examId} has no secret`);
  return createHmac('sha256', secret).update(`packet ${accountId}`).digest();
}

/** What a learner works on, encrypted: each browser fetches it before the start (EXAMS-5). */
export async function sealedPacket(asking: Asking, record: ExamRecord): Promise<SealedPacket> {
  const key = await packetKey(asking.db, record.id, asking.accountId);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const plain = Buffer.from(JSON.stringify(await packetFor(asking, record)));
  // WebCrypto has the tag at the end.
  const data = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return { iv: iv.toString('base64'), data: data.toString('base64'), version: record.version };
}

async function packetFor({ db, release, accountId }: Asking, record: ExamRecord): Promise<ExamPacket> {
  const { id: examId, items, exam, rules } = record;
  const allowed = (key: CodeKey): boolean => rules.languages?.includes(key) ?? true;
  const sign = await signerFor(db, release.current.release.files);
  const name = { examId, accountId };
  const sitting = await findSitting(db, name);
  // What was drawn when they began is what they sit.
  const drawn = sitting?.items ?? itemsFor(items, exam, name).map(({ assetId }) => assetId);
  const own = drawn.flatMap((assetId) => items.find((item) => item.assetId === assetId) ?? []);
  return {
    items: await Promise.all(
      own.map(async (item) => {
        const problem = release.current.problems.get(item.assetId);
        const named = { assetId: examItemId({ assetId: item.assetId, examId }), points: item.points };
        if (!problem) return { ...named, ...gone(item) };
        const shown = await stated(db, problem, sign);
        return { ...named, ...shown, languages: shown.languages.filter(allowed) };
      }),
    ),
  };
}

type Stated = Omit<ExamItem, 'assetId' | 'points'>;

/** A problem as it is worked on in an exam or a mock test, with its visible tests. */
export async function stated(
  db: Database,
  { title, body, judging }: ProblemAsset,
  sign: (text: string) => string,
): Promise<Stated> {
  const textOf = async (hash: string): Promise<string> =>
    (await readBlob(db, hash))?.toString().slice(0, SHOWN_CHARACTERS) ?? '';
  const visible = judging.tests.filter(({ hidden }) => !hidden);
  return {
    title,
    problem: sign(body.problem),
    sample: sign(body.sample),
    extraDesc: sign(body.extraDescription),
    languages: [...body.languages],
    starter: { ...body.starter },
    tests: await Promise.all(
      visible.map(async ({ name, inputHash, answerHash }) => {
        const [input, expected] = await Promise.all([textOf(inputHash), textOf(answerHash)]);
        return { name, input, expected };
      }),
    ),
  };
}

/** A problem that has left the bank. */
const gone = ({ title }: KeptItem): Stated => ({
  title,
  problem: '',
  sample: '',
  extraDesc: '',
  languages: [],
  starter: {},
  tests: [],
});
