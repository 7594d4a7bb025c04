import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { Button } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Page } from '../../../../ui/page.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { RejudgingPanel } from '../../../proving/staff/rejudging/rejudging-panel.tsx';
import { ProvingPanel } from '../../../proving/staff/proving-panel.tsx';
import { ConceptsSection } from './concepts-section.tsx';
import { DraftActions } from './draft-actions.tsx';
import { DraftCheckPanel } from './draft-check.tsx';
import { DraftTree } from './draft-tree.tsx';
import { draftQuery } from '../../../../staff/content.queries.ts';
import { scopeText } from '../drafts.rules.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { PlansSection } from './plans-section.tsx';
import { RemovalsSection } from './removals-section.tsx';
import { SheetsSection } from './sheets-section.tsx';
import { DraftState } from './drafts-section.tsx';

const words = staffMessages.drafts;

/** A draft: what differs from what learners see, what is to be mended, and all that is in it. */
export function DraftPage() {
  const { draftId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(draftQuery(draftId));
  return (
    <Page
      title={query.data?.name ?? words.title}
      onBack={() => void navigate('/admin/content')}
      action={query.data && <DraftActions draft={query.data} />}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={10} />}>
        {(draft) => (
          <div className="space-y-9">
            <DraftStatus draft={draft} />
            <DraftCheckPanel draft={draft} />
            {draft.check.state === 'passed' && (
              <>
                <RejudgingPanel draftId={draftId} />
                <ProvingPanel draftId={draftId} />
              </>
            )}
            <DraftTree draft={draft} />
            <SheetsSection draft={draft} />
            <ConceptsSection draftId={draftId} />
            <PlansSection draft={draft} />
            <RemovalsSection draftId={draftId} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function DraftStatus({ draft }: { readonly draft: DraftDetail }) {
  const { changes } = draft;
  const [merging, setMerging] = useState(false);
  const kinds = (['added', 'changed', 'removed'] as const).filter((kind) => changes[kind] > 0);
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <DraftState published={draft.published} />
        <span>{scopeText(draft)}</span>
        <span className="text-soft">
          {kinds.length === 0
            ? draft.basedOnCurrent
              ? words.noChanges
              : words.noChangesSince
            : kinds.map((kind) => fill(words.changes[kind], { count: changes[kind] })).join(', ')}
        </span>
      </p>
      {!draft.basedOnCurrent && (
        <div className="max-w-reading space-y-3 rounded-card bg-warn-soft px-4 py-3 text-warn">
          <p>{words.basedOnOther}</p>
          <Button onClick={() => setMerging(true)}>{words.takeIn}</Button>
        </div>
      )}
      {merging && !draft.basedOnCurrent && (
        <MergeDialog draftId={draft.id} onClose={() => setMerging(false)} />
      )}
    </div>
  );
}
