import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { PLAN_KEYS } from '@abhyas/contract/plan-keys';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router';

import { showErrors } from '../../../../ui/error-toasts.ts';
import { TextLink } from '../../../../ui/button-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useNewItem } from '../editing/structure.queries.ts';
import { ChangeBadge } from '../change-badge.tsx';
import { assetPath } from '../drafts.rules.ts';

const words = staffMessages.editors.plan;

/** The plans that are sold, each leading to its form, and a new one while there is a place for it. */
export function PlansSection({ draft }: { readonly draft: DraftDetail }) {
  const navigate = useNavigate();
  const create = useNewItem(draft.id);
  const taken = draft.plans.filter(({ change }) => change !== 'removed').map(({ id }) => id);
  const free = PLAN_KEYS.find((id) => !taken.includes(id));
  const begin = (id: string): void =>
    create.mutate(
      { kind: 'plan', title: words.newTitle, folder: `plans/${id}` },
      { onSuccess: () => void navigate(assetPath(draft.id, `plans/${id}`)), onError: showErrors },
    );
  return (
    <section>
      <h2 className="text-h3 font-[640]">{words.plans}</h2>
      <p className="mb-2 max-w-reading text-soft">{words.plansLead}</p>
      <ul className="mb-3">
        {draft.plans.map(({ folder, id, title, change }) => (
          <li key={folder} className="py-1.5">
            <TextLink to={assetPath(draft.id, folder)}>{title}</TextLink>{' '}
            <code className="text-small text-soft">{id}</code> <ChangeBadge change={change} />
          </li>
        ))}
      </ul>
      {free === undefined ? (
        <p className="text-small text-soft">{words.full}</p>
      ) : (
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          busy={create.isPending}
          onClick={() => begin(free)}
        >
          {words.add}
        </Button>
      )}
    </section>
  );
}
