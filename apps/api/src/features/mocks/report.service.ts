import type { MockReport } from '@abhyas/contract/mocks';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../platform/app-context.ts';
import { signerFor } from '../../platform/content/file-signing.ts';
import { AppError } from '../../platform/http/errors.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { overlayOf } from '../learning/learning.service.ts';
import { countsOf } from './marks.rules.ts';
import { requireAttempt } from './mocks.service.ts';
import { findAnswers, findVersion, type AttemptName } from './mocks.store.ts';
import { mockIn, outcomeOf, placedIn } from './paper.rules.ts';
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
  const [version, answers, overlay, sign] = await Promise.all([
    findVersion(db, attempt.version),
    findAnswers(db, attempt.id),
    overlayOf({ db, release: { current: shown } }, name.accountId),
    signerFor(db, shown.release.files),
  ]);
  const mock = mockIn(version, language);
  const byId = new Map(placedIn(mock).map((placed) => [placed.id, placed]));
  const items = attempt.items.flatMap((id): Judged[] => {
    const placed = byId.get(id);
    if (!placed) return [];
    const answer = answers.find(({ itemId }) => itemId === id);
    return [{ ...placed, answer, outcome: outcomeOf(placed, answer?.given ?? null, attempt.id) }];
  });
  const isTranslated = language !== 'en' && version.translations?.[language] !== undefined;
  return {
    mockId: attempt.mockId,
    title: mock.title,
    ...(isTranslated && { language }),
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
    items: items.map((judged) => signed(reportedItem(judged, attempt.id), sign)),
    waiting: 0,
  };
}

type Reported = MockReport['items'][number];

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
