import type { MockReport } from '@abhyas/contract/mocks';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../platform/app-context.ts';
import type { ReleaseIndex } from '../../platform/content/active-release.ts';
import { signerFor } from '../../platform/content/file-signing.ts';
import { AppError } from '../../platform/errors.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { overlayOf } from '../learning/learning.service.ts';
import { judgedAttempt } from './judged.service.ts';
import { countsOf } from './marks.rules.ts';
import { requireAttempt } from './mocks.service.ts';
import type { AttemptName } from './mocks.store.ts';
import { conceptLines, reportedItem, sectionLines, type Judged } from './report.rules.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/**
 * What came of an attempt, with the right answers, their reasons and the lessons to read again.
 * @throws AppError 404 for an attempt of somebody else, 409 while it goes on
 */
export async function reportOf(
  { db, release }: Context,
  { language, ...name }: AttemptName & { readonly language: PageLanguage },
): Promise<MockReport> {
  const attempt = await requireAttempt({ db }, name);
  const { finishedAt, finishedBy } = attempt;
  if (!finishedAt || !finishedBy) throw new AppError('mocks.not-over');
  const shown = release.in(language).current;
  const [{ mock, isTranslated, items, waiting }, overlay, sign] = await Promise.all([
    judgedAttempt(db, attempt, language),
    overlayOf({ db, release: { current: shown } }, name.accountId),
    signerFor(db, shown.release.files),
  ]);
  return {
    mockId: attempt.mockId,
    title: mock.title,
    ...(isTranslated && language !== 'en' && { language }),
    startedAt: attempt.startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    finishedBy,
    minutes: mock.minutes,
    ...countsOf(items),
    sections: sectionLines(
      mock.sections.map(({ title }) => title),
      items,
    ),
    concepts: conceptLines(items, {
      concepts: new Map((shown.release.concepts ?? []).map((concept) => [concept.id, concept])),
      nameOf: (concept) => concept.names[language] ?? concept.name,
      topicIds: mock.topicIds,
      topics: shown.release.topics,
      isOpenModule: (id) => (shown.subtopics.get(id)?.rollout ?? false) || overlay.opened.has(id),
      mayOpen: (lesson) => mayOpen(overlay.ownership, lesson),
    }),
    items: items.map((judged) => ({
      ...signed(reportedItem(judged, attempt.id), sign),
      ...practiceOf(judged, shown),
    })),
    waiting,
  };
}

type Reported = MockReport['items'][number];

const NOTHING_WRITTEN = { code: '', isWaiting: false, passed: 0, tests: 0 };

/** Where a problem is practised, and what its tests said. */
function practiceOf({ id, kind, result }: Judged, { problems }: ReleaseIndex): Pick<Reported, 'practice'> {
  const problem = problems.get(id);
  if (kind !== 'problem' || !problem) return {};
  const { code, isWaiting, passed, tests } = result ?? NOTHING_WRITTEN;
  return { practice: { title: problem.title, link: `/practise/1/${id}`, code, isWaiting, passed, tests } };
}

function signed(item: Reported, sign: (html: string) => string): Reported {
  return {
    ...item,
    html: sign(item.html),
    explain: sign(item.explain),
    ...(item.slip !== undefined && { slip: sign(item.slip) }),
    choices: item.choices.map(sign),
    lefts: item.lefts.map(sign),
    keys: item.keys.map(({ right, why }) => ({ right, why: sign(why) })),
  };
}
