import type { Topic } from '@abhyas/content/release';
import type { Asset } from '@abhyas/content/release-assets';
import type { ItemAhead, TodaysCourse } from '@abhyas/contract/learning-today';

import { mayOpen } from '../entitlements/entitlements.rules.ts';
import type { Overlay } from './learning.rules.ts';
import { minutesOf } from './path.rules.ts';
import { percent, tallyTopic } from './progress.rules.ts';

/** Enough for an hour of small items. */
const AHEAD_MAX = 6;

/** A course with what comes next in it; `used`: it was open last, or something of it is finished. */
export function toTodaysCourse(topic: Topic, overlay: Overlay, used: boolean): TodaysCourse {
  const { finished, opened, ownership } = overlay;
  const ahead = topic.subtopics
    .filter(({ id, rollout }) => rollout || opened.has(id))
    .flatMap(({ title, assets }) =>
      assets
        .filter((asset) => mayOpen(ownership, asset) && !finished.has(asset.id))
        .map((asset) => toItemAhead(asset, title)),
    );
  return {
    topicId: topic.id,
    title: topic.title,
    img: topic.imageUrl,
    progressCount: percent(tallyTopic(topic, overlay)),
    begun: used,
    ahead: ahead.slice(0, AHEAD_MAX),
  };
}

function toItemAhead(asset: Asset, subtopic: string): ItemAhead {
  const minutes = minutesOf(asset);
  return {
    link: `/learn/${asset.subtopicId}/${asset.id}`,
    type: asset.type,
    title: asset.title,
    subtopic,
    ...(minutes !== undefined && { minutes }),
  };
}
