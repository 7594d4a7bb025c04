import type { DraftChanges, DraftDetail, ReleaseChange } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { showToast } from '../../../../ui/toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { faultText } from '../../../../staff/fault-text.ts';
import { ProvingQuestion } from '../../../proving/staff/proving-question.tsx';
import { ChangeLines } from './change-lines.tsx';
import { changesQuery, usePublishDraft } from '../drafts.queries.ts';

const words = staffMessages.drafts.publish;

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
  const [accepted, setAccepted] = useState(false);
  const from = query.data?.from;
  const confirm = (): void => {
    if (from === undefined) return;
    publish.mutate(
      { releaseId, from, ...(accepted && { unproved: 'accepted' }) },
      {
        onSuccess: () => {
          showToast(words.done);
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
          <Button onClick={onClose}>{staffMessages.shell.cancel}</Button>
          <Button
            variant="primary"
            busy={publish.isPending}
            disabled={!mayPublish(query.data, accepted) || filesOf(draft) === 0}
            onClick={confirm}
          >
            {words.action}
          </Button>
        </>
      }
    >
      <div className="space-y-4 pt-3">
        {query.data?.pricesClosed === true && (
          <p className="rounded-card bg-warn-soft px-4 py-3 text-warn">{words.pricesClosed}</p>
        )}
        <Loaded query={query} skeleton={<TextSkeleton lines={5} />}>
          {({ changes }) => <Changes changes={changes} files={filesOf(draft)} />}
        </Loaded>
        <ProvingQuestion problems={query.data?.notProved ?? []} accepted={accepted} onAccept={setAccepted} />
        <p role="alert" className="text-bad empty:hidden">
          {faultText(publish.error)}
        </p>
      </div>
    </Dialog>
  );
}

/** Its prices may be published, and nothing is left unproved, or it is to be published all the same. */
function mayPublish(changes: DraftChanges | undefined, accepted: boolean): boolean {
  return changes !== undefined && !changes.pricesClosed && (changes.notProved.length === 0 || accepted);
}

function filesOf({ changes: { added, changed, removed } }: DraftDetail): number {
  return added + changed + removed;
}

const KINDS = ['added', 'changed', 'moved', 'removed'] as const;

type ChangesProps = { readonly changes: readonly ReleaseChange[]; readonly files: number };

function Changes({ changes, files }: ChangesProps) {
  if (changes.length === 0) return <p>{files === 0 ? words.nothing : fill(words.onlyFiles, { files })}</p>;
  const count = (kind: ReleaseChange['change']): number =>
    changes.filter(({ change }) => change === kind).length;
  const sums = KINDS.filter((kind) => count(kind) > 0).map((kind) =>
    fill(staffMessages.drafts.changes[kind], { count: count(kind) }),
  );
  return (
    <>
      <p className="font-medium">{sums.join(', ')}</p>
      <ChangeLines changes={changes} />
    </>
  );
}
