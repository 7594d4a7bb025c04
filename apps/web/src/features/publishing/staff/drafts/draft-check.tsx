import type { DraftDetail, DraftFault } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';

import { TextLink } from '../../../../ui/button-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { checkStateQuery, useCheckDraft } from '../drafts.queries.ts';
import { assetPath, filePath } from '../drafts.rules.ts';

const words = staffMessages.drafts.check;

/** Whether the draft could be published, and what is in the way. */
export function DraftCheckPanel({ draft }: { readonly draft: DraftDetail }) {
  const check = useCheckDraft(draft.id);
  const { state } = draft.check;
  const { mutate } = check;
  // Somebody began it in another tab, or before this page was loaded: it is waited for here, too.
  useEffect(() => {
    if (state === 'checking') mutate();
  }, [state, mutate]);
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="grow text-h3 font-[640]">{words.title}</h2>
        {state !== 'passed' && (
          <Button busy={check.isPending} onClick={() => check.mutate()}>
            {words.run}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {check.isPending ? (
          <Running draftId={draft.id} />
        ) : (
          <Outcome draftId={draft.id} check={draft.check} />
        )}
      </div>
    </section>
  );
}

function Running({ draftId }: { readonly draftId: string }) {
  const { data } = useQuery(checkStateQuery(draftId));
  return (
    <>
      <p className="mb-2 text-soft">{words.running}</p>
      {data?.state === 'checking' && data.total > 0 && (
        <ProgressBar percent={(data.done / data.total) * 100} label={words.title} />
      )}
    </>
  );
}

function Outcome({ draftId, check }: { readonly draftId: string; readonly check: DraftDetail['check'] }) {
  if (check.state === 'unknown' || check.state === 'checking')
    return <p className="text-soft">{words.unknown}</p>;
  if (check.state === 'passed')
    return (
      <p className="flex items-start gap-2 text-good">
        <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        {words.passed}
      </p>
    );
  return (
    <>
      <p className="flex items-start gap-2 text-bad">
        <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        {fill(words.faults, { count: check.faults.length })}
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {check.faults.map((fault) => (
          <li key={`${fault.file}:${fault.line}:${fault.message}`} className="py-2.5">
            <FaultLine draftId={draftId} fault={fault} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FaultLine({ draftId, fault: { file, line, message } }: { draftId: string; fault: DraftFault }) {
  const isFile = /\.[a-z0-9]+$/i.test(file);
  return (
    <>
      {file !== '' && (
        <TextLink
          to={isFile ? filePath(draftId, file, line) : assetPath(draftId, file)}
          className="font-code text-small break-all"
        >
          {file}
          {line > 0 && <>, {fill(words.line, { line })}</>}
        </TextLink>
      )}
      <p>{message}</p>
    </>
  );
}
