import type { ContentTopic } from '@abhyas/contract/publishing-releases.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';

import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DraftsSection } from './drafts/drafts-section.tsx';
import { RejudgingPanel } from '../../proving/staff/rejudging/rejudging-panel.tsx';
import { ProvingPanel } from '../../proving/staff/proving-panel.tsx';
import { ReleasesSection } from './releases/releases-section.tsx';
import { contentQuery } from '../../../staff/content.queries.ts';

const words = staffMessages.releases;

/** What learners see now, and the releases before it. */
export function ContentHomePage() {
  const query = useQuery(contentQuery);
  const { title, lead } = staffMessages.shell.areas.publishing;
  return (
    <Page title={title} lead={lead}>
      <Loaded query={query} skeleton={<TextSkeleton lines={10} />}>
        {(status) => (
          <div className="space-y-10">
            <DraftsSection />
            <RejudgingPanel />
            <ProvingPanel />
            <Tree topics={status.topics} />
            <ReleasesSection history={status.history} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Tree({ topics }: { readonly topics: readonly ContentTopic[] }) {
  return (
    <section>
      <h2 className="mb-3 text-h3 font-[640]">{words.tree}</h2>
      {topics.length === 0 && <EmptyState title={words.treeEmpty}>{words.treeEmptyLead}</EmptyState>}
      {topics.map(({ id, title, subtopics }) => (
        <details key={id} className="border-b border-line py-1">
          <summary className="min-h-11 cursor-pointer py-2.5 font-[600]">{title}</summary>
          {subtopics.map((subtopic) => (
            <details key={subtopic.id} className="ml-5">
              <summary className="min-h-11 cursor-pointer py-2.5">
                {subtopic.title}{' '}
                <span className="text-small text-soft">
                  {fill(words.count, { count: subtopic.assets.length })}
                </span>{' '}
                {!subtopic.rollout && <Badge tone="warn">{words.locked}</Badge>}
              </summary>
              <ul className="mb-3 ml-5 space-y-1.5">
                {subtopic.assets.map((asset) => (
                  <li key={asset.id}>
                    {asset.title}{' '}
                    <span className="text-small text-soft">
                      {words.types[asset.type]} · <code>{asset.id}</code>
                    </span>{' '}
                    {asset.premium && <Badge tone="link">{words.premium}</Badge>}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </details>
      ))}
    </section>
  );
}
