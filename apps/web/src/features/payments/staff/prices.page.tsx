import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { PlanPrice, PriceChange } from '@abhyas/contract/publishing-prices.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDate } from '../../../lib/dates.ts';
import { formatRupees } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { PaymentsFrame } from './payments-frame.tsx';
import { pricesQuery, useSetPrice } from './prices.queries.ts';

const words = staffMessages.payments.prices;

/** What each plan costs, with what it cost before, and setting it. */
export function PricesPage() {
  const query = useQuery(pricesQuery);
  return (
    <PaymentsFrame lead={words.lead}>
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(plans) =>
          plans.length === 0 ? (
            <p className="text-soft">{words.none}</p>
          ) : (
            <ul className="max-w-3xl divide-y divide-line border-y border-line">
              {plans.map((plan) => (
                <Plan key={plan.id} plan={plan} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </PaymentsFrame>
  );
}

function Plan({ plan }: { readonly plan: PlanPrice }) {
  const [open, setOpen] = useState(false);
  const { title, priceRupees, validity, sold, history } = plan;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 grow">
          <h2 className="text-h3">{title}</h2>
          <p className="text-soft">
            {fill(words.now, { price: formatRupees(priceRupees), validity })}
            {!sold && ` · ${words.notSold}`}
          </p>
        </div>
        <Button onClick={() => setOpen(true)} aria-label={fill(words.setOf, { title })}>
          {words.set}
        </Button>
      </div>
      {history.length > 1 && <History changes={history} />}
      {open && <PriceDialog plan={plan} onClose={() => setOpen(false)} />}
    </li>
  );
}

function History({ changes }: { readonly changes: readonly PriceChange[] }) {
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-link">{words.history}</summary>
      <ul className="list-disc space-y-1 pl-6">
        {changes.map((change) => (
          <li key={change.at}>
            {sentenceOf(change)}
            {change.by !== null && ` · ${fill(words.by, { name: change.by })}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

function sentenceOf({ at, from, to }: PriceChange): string {
  const day = formatDate(at);
  if (to === null) return fill(words.gone, { day });
  if (from === null) return fill(words.first, { day, to: formatRupees(to) });
  return fill(words.change, { day, from: formatRupees(from), to: formatRupees(to) });
}

function PriceDialog({ plan, onClose }: { readonly plan: PlanPrice; readonly onClose: () => void }) {
  const [price, setPrice] = useState(String(plan.priceRupees));
  const set = useSetPrice(plan);
  return (
    <FormDialog
      title={fill(words.title, { title: plan.title })}
      lead={words.lead}
      action={words.set}
      call={set}
      onSubmit={() => set.mutate(/^\d+$/.test(price.trim()) ? Number(price) : 0, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={words.price}
        value={price}
        onChange={({ target: { value } }) => setPrice(value)}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormDialog>
  );
}
