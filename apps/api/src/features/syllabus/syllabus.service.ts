import { FILE_PATH, type Release, type Subtopic, type Topic } from '@abhyas/content/release';
import type { FirstModule, Glossary, Syllabus } from '@abhyas/contract/syllabus';

import type { ShownRelease } from '../../platform/content/active-release.ts';
import { AppError } from '../../platform/errors.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { toSubtopicCard, toSubtopicDetail, type Overlay } from '../learning/learning.rules.ts';
import { toProblemData } from '../practice/practice.rules.ts';

/** Somebody who owns nothing and has finished nothing: a visitor. */
const NOBODY: Overlay = {
  finished: new Set(),
  opened: new Set(),
  withheld: new Set(),
  ownership: { topicIds: new Set() },
};
const NOTHING_SAVED = { code: {}, versions: {}, origins: {}, openedHints: [] };

/** Addresses of premium files stay unsigned, so nobody can fetch them. */
const unsigned = (text: string): string => text;

const firstOpen = ({ subtopics }: Topic): Subtopic | undefined => subtopics.find(({ rollout }) => rollout);

/** @throws AppError 404 for an unknown topic. */
export function syllabusOf({ current }: ShownRelease, topicId: string): Syllabus {
  const topic = topicIn(current, topicId);
  return {
    title: topic.title,
    ...(topic.id !== topicId && { movedTo: topic.id }),
    desc: topic.description,
    img: topic.imageUrl,
    firstModule: firstOpen(topic)?.id ?? null,
    ...(topic.glossary && { terms: topic.glossary.length }),
    modules: topic.subtopics.map((subtopic) => toSubtopicCard(subtopic, NOBODY)),
  };
}

/** @throws AppError 404 for an unknown topic, and for one of which no module is open. */
export function firstModuleOf({ current }: ShownRelease, topicId: string): FirstModule {
  const topic = topicIn(current, topicId);
  const subtopic = firstOpen(topic);
  if (!subtopic) throw new AppError('learning.subtopic-unknown');
  const { files } = current.release;
  const free = subtopic.assets.filter((asset) => mayOpen(NOBODY.ownership, asset));
  return {
    module: toSubtopicDetail(subtopic, topic, {
      ...NOBODY,
      sign: unsigned,
      bytesAt: (url) => files[url.slice(FILE_PATH.length)]?.bytes,
    }),
    problems: Object.fromEntries(
      free.flatMap((asset) =>
        asset.type === 'problem' ? [[asset.id, toProblemData(asset, NOTHING_SAVED, unsigned)] as const] : [],
      ),
    ),
  };
}

/** @throws AppError 404 for an unknown topic. */
export function glossaryOf({ current }: ShownRelease, topicId: string): Glossary {
  const { title, glossary = [] } = topicIn(current, topicId);
  return {
    title,
    entries: glossary.map(({ id, term, forms, html }, at) => ({
      id: id ?? String(at),
      term,
      forms: [...forms],
      html,
    })),
  };
}

type Current = { readonly topics: ReadonlyMap<string, Topic>; readonly release: Release };

function topicIn({ topics }: Current, topicId: string): Topic {
  const topic = topics.get(topicId);
  if (!topic) throw new AppError('learning.topic-unknown');
  return topic;
}
