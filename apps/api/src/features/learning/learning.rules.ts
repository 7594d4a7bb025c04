import type { Asset as ReleasedAsset, QuizQuestion, Subtopic, Topic } from '@abhyas/content/release';
import type { Asset, Mcq, SubtopicCard, TopicCard } from '@abhyas/contract/learning';

import { mayOpen, ownsTopic, type Ownership } from '../entitlements/entitlements.rules.ts';
import { countsOf, percent, tallySubtopic, tallyTopic } from './progress.rules.ts';

/** What one learner brings to a read of the content. */
export type Overlay = { readonly ownership: Ownership; readonly finished: ReadonlySet<string> };

export function toTopicCard(topic: Topic, { finished }: Overlay): TopicCard {
  return {
    topicId: topic.id,
    title: topic.title,
    img: topic.imageUrl,
    subtopics: topic.subtopics.length,
    total: topic.subtopics.reduce((sum, subtopic) => sum + subtopic.assets.length, 0),
    progressCount: percent(tallyTopic(topic, finished)),
  };
}

export function toSubtopicCard(subtopic: Subtopic, { finished }: Overlay): SubtopicCard {
  return {
    subtopicId: subtopic.id,
    title: subtopic.title,
    rollout: subtopic.rollout,
    ...countsOf(subtopic),
    progressCount: percent(tallySubtopic(subtopic, finished)),
  };
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/**
 * An asset as this learner may see it: the one place where the body of what is not owned is held back.
 */
export function toAsset(asset: ReleasedAsset, { ownership, finished }: Overlay): Asset {
  const owned = mayOpen(ownership, asset);
  return {
    _id: asset.id,
    assetId: asset.id,
    topicId: asset.topicId,
    subtopicId: asset.subtopicId,
    type: asset.type,
    title: asset.title,
    premium: flag(asset.premium),
    owned,
    finished: finished.has(asset.id),
    ...(owned && { assetData: toAssetData(asset, ownership) }),
  };
}

function toAssetData(asset: ReleasedAsset, ownership: Ownership): NonNullable<Asset['assetData']> {
  const { title } = asset;
  switch (asset.type) {
    case 'text':
      return { title, text: asset.body.html };
    case 'video':
      return {
        title,
        url: asset.body.url,
        desc: asset.body.description,
        captions: asset.body.captions.map(({ language, label, url }) => ({ lang: language, label, url })),
      };
    case 'problem':
      return { title, desc: asset.summary };
    case 'mcqs': {
      const owned = ownsTopic(ownership, asset.topicId);
      return { title, mcq: asset.questions.map((question) => toMcq(question, owned)) };
    }
  }
}

/** A premium question keeps its slot for who does not own it, and nothing of its content. */
function toMcq({ premium, body }: QuizQuestion, owned: boolean): Mcq {
  if (premium && !owned) return { premium: 1 };
  return {
    qn: body.question,
    chC: body.correct.map((choice) => choice.text),
    chW: body.wrong.map((choice) => choice.text),
    ref: body.explanation,
    whyWrong: body.wrong.map((choice) => choice.explanation),
    premium: flag(premium),
  };
}
