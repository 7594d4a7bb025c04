import type { ActivePlan } from '@abhyas/contract/plans';

import { formatDate } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** The Active Subscriptions list: plan title and 'Valid till' date (ACCOUNT-5). */
export function Subscriptions({ plans }: { readonly plans: readonly ActivePlan[] }) {
  const { validTill, noSubscriptions, manageSubscriptions } = texts.account;
  return (
    <div className="space-y-5">
      {plans.length === 0 ? (
        <p className="text-soft">{noSubscriptions}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {plans.map(({ planId, planTitle, expiry }) => (
            <li key={`${planId} ${expiry}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
              <span className="font-medium">{planTitle}</span>
              <span className="text-soft">
                {validTill} {formatDate(expiry)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/payment">{manageSubscriptions}</ButtonLink>
    </div>
  );
}
