import { fill } from '@abhyas/contract/fill';
import type { TopicCard as Topic } from '@abhyas/contract/learning';
import { Link } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { cardLinkClass } from '../../../ui/card.tsx';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Ribbon } from '../../../ui/ribbon.tsx';
import { topicQuery } from '../learning.queries.ts';
import { usePrefetch } from '../use-prefetch.ts';
import { OnlyFor } from './only-for.tsx';

/** A course of /learn: image, title, subtopic and asset counts, progress, Completed ribbon at 100 (LEARNING-2). */
export function TopicCard({ topic }: { readonly topic: Topic }) {
  const prefetch = usePrefetch();
  const { counts, progressOf, completedRibbon } = texts.learning;
  return (
    <Link
      to={`/learn/${encodeURIComponent(topic.topicId)}`}
      className={`${cardLinkClass} flex h-full flex-col`}
      {...prefetch(topicQuery(topic.topicId))}
    >
      {topic.progressCount === 100 && <Ribbon tone="good">{completedRibbon}</Ribbon>}
      <div className="flex items-center justify-between gap-4">
        <img src={topic.img} alt="" width={200} height={120} className="h-30 min-w-0 object-contain" />
        <KolamProgress id={topic.topicId} percent={topic.progressCount} className="size-16 shrink-0" />
      </div>
      <h2 className="mt-4 text-h3">{topic.title}</h2>
      {topic.desc && <p className="mt-1 text-soft">{topic.desc}</p>}
      <OnlyFor classes={topic.onlyFor} />
      <p className="mt-auto pt-4 pb-2 text-small text-soft">
        {countText(counts.subtopics, topic.subtopics)} · {countText(counts.assets, topic.total)}
      </p>
      <ProgressBar percent={topic.progressCount} label={fill(progressOf, { title: topic.title })} />
    </Link>
  );
}
