import type { Glossary, GlossaryEntry } from '@abhyas/contract/syllabus';
import { fill } from '@abhyas/contract/fill';
import { limits } from '@abhyas/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

import { cx } from '../../../lib/classes.ts';
import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { foundEntries } from '../glossary.rules.ts';
import { glossaryQuery } from '../syllabus.queries.ts';

/** /courses/{topicId}/glossary, for learners /learn/{topicId}/glossary (EXERCISES-14): the terms of a course. */
export function GlossaryPage() {
  const { topicId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(glossaryQuery(topicId));
  return (
    <Page
      title={texts.syllabus.glossary.title}
      lead={query.data?.title}
      width="reading"
      onBack={() => void navigate(-1)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(glossary) => <Terms glossary={glossary} />}
      </Loaded>
    </Page>
  );
}

function Terms({ glossary: { entries } }: { readonly glossary: Glossary }) {
  const [parameters, setParameters] = useSearchParams();
  const words = parameters.get('q') ?? '';
  const found = foundEntries(entries, words);
  const { glossary } = texts.syllabus;
  if (entries.length === 0) return <EmptyState title={glossary.empty} />;
  return (
    <>
      <search className="mb-4 flex w-full max-w-form">
        <SearchField
          label={glossary.search}
          value={words}
          maxLength={limits.searchCharsMax}
          onChange={(q) => setParameters(q ? { q } : {}, { replace: true })}
        />
      </search>
      <output className="mb-2 block text-small text-soft">
        {words.trim() !== '' && found.length === 0
          ? fill(glossary.nothing, { words: words.trim() })
          : countText(glossary.terms, found.length)}
      </output>
      <dl>
        {found.map((entry) => (
          <Term key={entry.id} entry={entry} isMeant={entry.id === parameters.get('term')} />
        ))}
      </dl>
    </>
  );
}

type TermProps = {
  readonly entry: GlossaryEntry;
  /** The link that was followed leads to it. */
  readonly isMeant: boolean;
};

function Term({ entry: { term, html }, isMeant }: TermProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMeant) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [isMeant]);
  return (
    <div
      ref={element}
      // Where the keyboard arrives (ui/use-screen-title.ts), when it is there by then.
      id={isMeant ? 'item' : undefined}
      tabIndex={isMeant ? -1 : undefined}
      aria-current={isMeant || undefined}
      className={cx(
        'border-b border-line py-3 pl-3',
        isMeant && 'rounded-small border-l-3 border-l-link bg-link-soft',
      )}
    >
      <dt className="font-[600]">{term}</dt>
      <dd className="mt-1 ml-0">
        <Prose html={html} className="max-w-reading" />
      </dd>
    </div>
  );
}
