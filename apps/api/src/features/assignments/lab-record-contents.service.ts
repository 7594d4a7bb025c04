import { textsIn } from '@abhyas/contract/messages/in-language';
import type { PageLanguage } from '@abhyas/contract/page-language';
import type { Submission } from '@abhyas/contract/practice-history';
import { workingInWords } from '@abhyas/contract/working-in-words';
import { languageAt } from '@abhyas/languages/index';

import type { AppContext } from '../../platform/app-context.ts';
import { formatMinute } from '../../platform/india/indian-format.ts';
import { plainText } from '../learning/search.rules.ts';
import { logoBytes } from '../institute/logo.service.ts';
import { findSubmissionsById } from '../practice/history.service.ts';
import { itemsFor } from '../sitting/exam-items.rules.ts';
import { findOfBatch, type AssignmentRecord } from './assignments.store.ts';
import type { LabRecord, RecordedItem, RecordedWork } from './lab-record.rules.ts';
import { findCover } from './lab-records.store.ts';
import { markRows, type MarkedItem, type MarkedWork } from './marking.service.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** Whose record it is, by the names of the class's list. */
export type RecordOwner = {
  readonly accountId: string;
  readonly rollNumber: string;
  readonly name: string;
  readonly section: string;
};

type Asked = {
  readonly batch: { readonly id: string; readonly name: string };
  readonly owners: readonly RecordOwner[];
  readonly language: PageLanguage;
  /** For learners: only what has its marks published. */
  readonly publishedOnly: boolean;
};

/** Of a statement, in characters. */
const SHORT = 500;

/**
 * The lab records of some learners of a class, one after the other in their order. An exam stands in them once its marks
 * are published: before, its problems are for nobody's eyes, and its marks may still change.
 */
export async function* recordsOf(
  { db, release }: Context,
  { batch, owners, language, publishedOnly }: Asked,
): AsyncGenerator<LabRecord> {
  const [all, cover, logo] = await Promise.all([
    findOfBatch(db, batch.id),
    findCover(db, batch.id),
    logoBytes(db),
  ]);
  const given = all
    .toReversed()
    .filter(({ publishedAt }) => publishedAt !== null)
    .filter(({ exam, marksPublishedAt }) => marksPublishedAt !== null || !(publishedOnly || exam));
  const rows = await markRows(
    db,
    given,
    owners.map(({ accountId }) => accountId),
  );
  const about = { release: release.in(language).current, language };
  const { college = '', course = '', term = '' } = cover ?? {};
  for (const [at, { accountId, ...who }] of owners.entries()) {
    const work = rows[at] ?? [];
    const ids = work.flatMap(({ items }) => items.flatMap(({ mark }) => mark.submissionId ?? []));
    const submissions = new Map(
      (await findSubmissionsById(db, accountId, ids)).map((submission) => [submission.id, submission]),
    );
    const items = given.flatMap((record, index) =>
      itemsOf(record, work[index], { ...about, accountId, submissions }),
    );
    yield { language, cover: { college, course, term }, logo, batch: batch.name, ...who, items };
  }
}

type About = {
  readonly accountId: string;
  readonly release: ReturnType<AppContext['release']['in']>['current'];
  readonly language: PageLanguage;
  readonly submissions: ReadonlyMap<string, Submission>;
};

const moment = (iso: string): string => formatMinute(new Date(iso));

function itemsOf(record: AssignmentRecord, work: MarkedWork | undefined, about: About): RecordedItem[] {
  const given = new Date(Math.max(record.rules.opensAt, record.publishedAt?.getTime() ?? 0)).toISOString();
  const { steps } = textsIn(about.language).assignments;
  const own = ownItems(record, about.accountId);
  return record.items.flatMap(({ assetId, title, points }, at) => {
    const marked = work?.items[at];
    if (!marked || !own.has(assetId)) return [];
    const problem = about.release.problems.get(assetId);
    const { mark, remark } = marked;
    const handed = workOf(marked, about.submissions);
    return {
      title: problem?.title ?? title,
      assignment: record.title,
      statement: problem ? inShort(problem.summary, problem.body.problem) : '',
      given,
      points,
      hundredths: mark.hundredths,
      ...(handed && { work: handed }),
      working: mark.working.map((line) => workingInWords(line, { steps, moment })),
      ...(remark?.comment !== undefined && { comment: remark.comment }),
    };
  });
}

/** The ids of what a learner was given: in an exam only what was drawn for them. */
function ownItems({ id, items, exam }: AssignmentRecord, accountId: string): ReadonlySet<string> {
  const own = exam ? itemsFor(items, exam, { examId: id, accountId }) : items;
  return new Set(own.map(({ assetId }) => assetId));
}

/** The author's own line about it; without one how the statement begins. */
function inShort(summary: string, html: string): string {
  if (summary !== '') return summary;
  const whole = Array.from(plainText(html));
  return whole.length > SHORT ? `${whole.slice(0, SHORT).join('')} …` : whole.join('');
}

function workOf({ mark }: MarkedItem, submissions: About['submissions']): RecordedWork | undefined {
  const submission = mark.submissionId === undefined ? undefined : submissions.get(mark.submissionId);
  const counted = mark.working.find((line) => line.is === 'counted');
  if (!submission) return undefined;
  return {
    language: languageAt(submission.language).codeName,
    at: counted?.at ?? submission.submittedAt,
    late: mark.late,
    code: submission.code,
    tests: (submission.result.tests ?? []).map(({ verdict, actual, hidden }) => ({
      verdict,
      hidden,
      ...(actual !== undefined && { actual }),
    })),
  };
}
