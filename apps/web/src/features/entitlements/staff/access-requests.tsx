import { staffMessages } from '@abhyas/contract/messages.staff';
import type { AccessRequest } from '@abhyas/contract/entitlements.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';

import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { requestsQuery, useDecideRequest } from './access.queries.ts';

const words = staffMessages.payments.access.requests;

/** Access that somebody asked for and somebody else is to give; nothing is shown while nothing waits. */
export function AccessRequests() {
  const { data: requests = [] } = useQuery(requestsQuery);
  if (requests.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="text-h3">{words.title}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {requests.map((request) => (
          <RequestLine key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function RequestLine({ request }: { readonly request: AccessRequest }) {
  const decide = useDecideRequest(request.id);
  const { kind, name, email, planTitle, reason, askedBy, mine } = request;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <p className="font-medium">
          {fill(words[kind], { plan: planTitle, date: formatDate(request.until) })}
        </p>
        <p className="text-small break-words text-soft">
          {name} · {email}
        </p>
        <p className="text-small text-soft">
          {fill(words.by, { who: askedBy, date: formatDate(request.askedAt), reason })}
        </p>
        {mine && <p className="text-small text-soft">{words.mine}</p>}
      </div>
      <div className="flex gap-2">
        {!mine && (
          <Button variant="primary" busy={decide.isPending} onClick={() => decide.mutate('approve')}>
            {words.approve}
          </Button>
        )}
        <Button busy={decide.isPending} onClick={() => decide.mutate('reject')}>
          {mine ? words.withdraw : words.reject}
        </Button>
      </div>
    </li>
  );
}
