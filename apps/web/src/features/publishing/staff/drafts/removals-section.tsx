import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';

import { formatMoment } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { removalsQuery, useBringBack } from '../drafts.queries.ts';

const words = staffMessages.drafts.removals;

/** What was deleted from the draft, each with the way back; nothing while nothing was. */
export function RemovalsSection({ draftId }: { readonly draftId: string }) {
  const { data } = useQuery(removalsQuery(draftId));
  const back = useBringBack(draftId);
  if (!data || data.removals.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-h3 font-[640]">{words.title}</summary>
      <p className="mb-2 text-soft">{words.lead}</p>
      <ul>
        {data.removals.map(({ id, path, files, by, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 border-b border-line py-2">
            <span className="min-w-0 grow">
              <code className="text-small break-all">{path}</code>
              <span className="block text-small text-soft">
                {fill(words.line, {
                  date: formatMoment(at),
                  name: by ?? staffMessages.drafts.nobody,
                  files,
                })}
              </span>
            </span>
            <Button
              size="small"
              icon={<Undo2 size={16} aria-hidden="true" />}
              busy={back.isPending && back.variables === id}
              onClick={() => back.mutate(id)}
            >
              {words.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
