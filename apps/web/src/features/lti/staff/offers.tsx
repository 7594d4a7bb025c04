import { fill } from '@abhyas/contract/fill';
import type { LtiOffer } from '@abhyas/contract/lti.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { Button } from '../../../ui/button.tsx';

const words = staffMessages.lti;

type Decisions = {
  readonly onAccept: (offer: LtiOffer) => void;
  readonly onRefuse: (offer: LtiOffer) => void;
};

/** The platforms that have registered us by themselves; nothing where none waits. */
export function Offers({ offers, ...decisions }: Decisions & { readonly offers: readonly LtiOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section className="mb-8" aria-label={words.offers}>
      <h2 className="text-h3">{words.offers}</h2>
      <p className="mt-1 mb-3 max-w-prose text-soft">{words.offersLead}</p>
      <DataTable
        caption={words.offers}
        columns={columnsWith(decisions)}
        rows={offers}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

function tellsOf({ marks, roster }: LtiOffer): string {
  const { both, marks: onlyMarks, roster: onlyRoster, neither } = words.offerTells;
  if (marks) return roster ? both : onlyMarks;
  return roster ? onlyRoster : neither;
}

function columnsWith({ onAccept, onRefuse }: Decisions): Column<LtiOffer>[] {
  const { columns } = words;
  return [
    {
      id: 'name',
      title: columns.name,
      cell: (offer) => (
        <>
          <span className="font-medium break-all">{offer.issuer}</span>
          <span className="block text-small text-soft">{tellsOf(offer)}</span>
        </>
      ),
    },
    { id: 'client', title: columns.client, cell: ({ clientId }) => <code>{clientId}</code> },
    {
      id: 'actions',
      title: columns.actions,
      cell: (offer) => (
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="primary"
            aria-label={fill(words.acceptOf, { name: offer.issuer })}
            onClick={() => onAccept(offer)}
          >
            {words.accept}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={fill(words.refuseOf, { name: offer.issuer })}
            onClick={() => onRefuse(offer)}
          >
            {words.refuse}
          </Button>
        </span>
      ),
    },
  ];
}
