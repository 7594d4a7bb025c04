import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';

import { countText } from '../../../../lib/counts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { rejudgeableQuery } from './rejudging.queries.ts';

const { panel: words } = staffMessages.rejudging;

/** Says that tests changed since learners submitted, when they did. */
export function RejudgingPanel({ draftId }: { readonly draftId?: string }) {
  const { data } = useQuery(rejudgeableQuery(draftId));
  const open = data?.problems.filter(({ last }) => last?.state !== 'applied').length ?? 0;
  if (open === 0) return null;
  const link = draftId === undefined ? '/admin/content/rejudge' : `/admin/content/rejudge?draft=${draftId}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-warn-soft px-4 py-3 text-warn">
      <p className="grow">{countText({ one: words.one, other: words.other }, open)}</p>
      <ButtonLink to={link}>{words.open}</ButtonLink>
    </div>
  );
}
