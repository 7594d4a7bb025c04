import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ClassInsights } from '@abhyas/contract/insights.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { HeatMap } from './heat-map.tsx';
import { ItemList } from './item-list.tsx';
import { insightsQuery } from './insights.queries.ts';

const words = staffMessages.insights;

/** A class over one topic: who is where, who is stuck on what. What one looks at is in the address. */
export function InsightsPage() {
  const [parameters, setParameters] = useSearchParams();
  const watched = { topicId: parameters.get('topic') ?? '', batchId: parameters.get('class') ?? '' };
  const query = useQuery(insightsQuery(watched));
  const { title, lead } = staffMessages.shell.areas.insights;
  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(parameters);
    if (value) next.set(name, value);
    else next.delete(name);
    setParameters(next, { replace: true });
  };
  return (
    <Page title={title} lead={lead}>
      <Loaded query={query} skeleton={<TextSkeleton lines={10} />}>
        {(seen) => (
          <>
            <div className="mb-7 flex flex-wrap gap-4">
              <SelectField
                label={words.topic}
                value={seen.topicId}
                options={seen.topics.map(({ id, title: name }) => ({ value: id, name }))}
                onChange={(value) => choose('topic', value)}
              />
              <SelectField
                label={words.batch}
                value={watched.batchId}
                options={[
                  { value: '', name: words.everybody },
                  ...seen.batches.map(({ id, title: name }) => ({ value: id, name })),
                ]}
                onChange={(value) => choose('class', value)}
              />
            </div>
            <Class seen={seen} batchId={watched.batchId} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Class({ seen, batchId }: { readonly seen: ClassInsights; readonly batchId: string }) {
  if (seen.learners.length === 0) return <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>;
  return (
    <div className="space-y-10">
      <div>
        <HeatMap seen={seen} />
        {seen.total > seen.learners.length && (
          <p className="mt-3 text-small text-soft">
            {fill(words.more, { shown: seen.learners.length, total: seen.total })}
          </p>
        )}
      </div>
      <ItemList seen={seen} batchId={batchId} />
    </div>
  );
}
