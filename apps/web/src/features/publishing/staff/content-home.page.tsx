import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';

import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DraftsSection } from './drafts/drafts-section.tsx';
import { RejudgingPanel } from '../../proving/staff/rejudging/rejudging-panel.tsx';
import { ProvingPanel } from '../../proving/staff/proving-panel.tsx';
import { ContentTree } from './releases/content-tree.tsx';
import { ReleasesSection } from './releases/releases-section.tsx';
import { contentQuery } from '../../../staff/content.queries.ts';

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
            <ContentTree topics={status.topics} />
            <ReleasesSection history={status.history} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
