import { fill } from '@abhyas/contract/fill';
import type { TopicHit } from '@abhyas/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { topicSearchQuery } from '../learning.queries.ts';
import { lessonPath, partsAround } from '../learning.rules.ts';
import { AssetIcon } from './asset-icon.tsx';

/** The items of a course in which the words stand. The last find stays while the next one is looked for. */
export function TopicHits({ topicId, words }: { readonly topicId: string; readonly words: string }) {
  const searched = useDeferredValue(words);
  const query = useQuery(topicSearchQuery(topicId, searched));
  return (
    <Loaded query={query} skeleton={<TextSkeleton lines={4} />}>
      {({ hits, searchedFor }) => (
        <>
          {searchedFor !== undefined && (
            <p className="mb-2">
              {fill(texts.learning.search.meant, { words: searched, meant: searchedFor })}
            </p>
          )}
          <p className={hits.length > 0 ? 'mb-3 text-soft' : 'sr-only'} aria-live="polite">
            {countText(texts.learning.search.found, hits.length)}
          </p>
          {hits.length === 0 && (
            <EmptyState title={fill(texts.learning.search.nothing, { words: searched })} />
          )}
          <ul className="divide-y divide-line border-y border-line empty:hidden">
            {hits.map((hit) => (
              <li key={hit.assetId}>
                <Hit hit={hit} topicId={topicId} words={searchedFor ?? searched} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

type HitProps = { readonly hit: TopicHit; readonly topicId: string; readonly words: string };

function Hit({ hit, topicId, words }: HitProps) {
  const { subtopicId, assetId, type, title, subtopic, excerpt } = hit;
  return (
    <Link
      to={lessonPath(subtopicId, assetId)}
      state={{ topicId }}
      className="flex min-h-13 gap-3 px-1 py-3 hover:bg-sunken"
    >
      <span className="mt-0.5 text-link">
        <AssetIcon type={type} />
      </span>
      <span className="min-w-0">
        <span className="block font-medium">
          <Marked text={title} words={words} />
        </span>
        <span className="block text-small text-soft">
          {texts.learning.types[type]} · {subtopic}
        </span>
        {excerpt !== null && (
          <span className="mt-1 block max-w-reading wrap-anywhere">
            <Marked text={excerpt} words={words} />
          </span>
        )}
      </span>
    </Link>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  return partsAround(text, words).map(({ part, at, found }) =>
    found ? (
      <mark key={at} className="rounded-[3px] bg-accent-soft text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
