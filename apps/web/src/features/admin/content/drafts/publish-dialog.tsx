import type { DraftDetail, ReleaseChange } from '@abhyas/contract/admin-drafts';
import { adminMessages } from '@abhyas/contract/admin-messages';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';

import { showAlert } from '../../../../ui/alerts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { faultText } from '../../fault-text.ts';
import { ProofWarning } from '../proof/proof-panel.tsx';
import { ChangeBadge } from './change-badge.tsx';
import { changesQuery, usePublishDraft } from './drafts.queries.ts';

const words = adminMessages.drafts.publish;

type Props = {
  readonly draft: DraftDetail;
  /** What the check said the draft becomes. */
  readonly releaseId: string;
  readonly onClose: () => void;
};

/** What learners will notice, and then the one step that makes it so. */
export function PublishDialog({ draft, releaseId, onClose }: Props) {
  const query = useQuery(changesQuery(draft.id, releaseId));
  const publish = usePublishDraft(draft.id);
  const from = query.data?.from;
  const confirm = (): void => {
    if (from === undefined) return;
    publish.mutate(
      { releaseId, from },
      {
        onSuccess: () => {
          showAlert(words.done);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.lead}
      size="large"
      actions={
        <>
          <Button onClick={onClose}>{adminMessages.shell.cancel}</Button>
          <Button
            variant="primary"
            busy={publish.isPending}
            disabled={query.data === undefined || query.data.changes.length === 0 || query.data.pricesClosed}
            onClick={confirm}
          >
            {words.action}
          </Button>
        </>
      }
    >
      <div className="space-y-4 pt-3">
        {!draft.basedOnCurrent && (
          <p className="rounded-card bg-warn-soft px-4 py-3 text-warn">{words.basedOnOther}</p>
        )}
        {query.data?.pricesClosed === true && (
          <p className="rounded-card bg-warn-soft px-4 py-3 text-warn">{words.pricesClosed}</p>
        )}
        <Loaded query={query} skeleton={<TextSkeleton lines={5} />}>
          {({ changes }) => <Changes changes={changes} />}
        </Loaded>
        {query.data && <ProofWarning draftId={draft.id} problems={problemsOf(query.data.changes)} />}
        <p role="alert" className="text-bad empty:hidden">
          {faultText(publish.error)}
        </p>
      </div>
    </Dialog>
  );
}

function problemsOf(changes: readonly ReleaseChange[]): ReadonlySet<string> {
  const brought = changes.filter(
    ({ what, change }) => what === 'problem' && (change === 'added' || change === 'changed'),
  );
  return new Set(brought.map(({ id }) => id));
}

const KINDS = ['added', 'changed', 'moved', 'removed'] as const;

function Changes({ changes }: { readonly changes: readonly ReleaseChange[] }) {
  if (changes.length === 0) return <p>{words.nothing}</p>;
  const count = (kind: ReleaseChange['change']): number =>
    changes.filter(({ change }) => change === kind).length;
  const sums = KINDS.filter((kind) => count(kind) > 0).map((kind) =>
    fill(adminMessages.drafts.changes[kind], { count: count(kind) }),
  );
  return (
    <>
      <p className="font-[550]">{sums.join(', ')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {changes.map((change) => (
          <li key={`${change.what} ${change.id}`} className="py-2">
            <ChangeBadge change={change.change} /> <span className="font-[550]">{change.title}</span>{' '}
            <span className="text-small text-soft">
              {words.kinds[change.what]}
              {change.where && ` · ${change.where}`}
            </span>{' '}
            {change.judging && <Badge tone="warn">{words.judging}</Badge>}
          </li>
        ))}
      </ul>
    </>
  );
}
