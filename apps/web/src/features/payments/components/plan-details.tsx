import type { PlanInfo } from '@abhyas/contract/payments';

import { formatRupees } from '../../../lib/money.ts';
import { texts } from '../../../lib/texts.ts';

/** The Plan Details table of the checkout (PAYMENTS-1). */
export function PlanDetails({ plan }: { readonly plan: PlanInfo }) {
  const words = texts.payments.checkout;
  return (
    <table className="w-full border-collapse text-left [&_td]:py-3 [&_th]:py-3 [&_th]:pr-6 [&_th]:align-top">
      <caption className="pb-3 text-left">
        <span className="block text-small text-soft">{words.details}</span>
        <span className="block text-h3 font-[640]">{plan.title}</span>
      </caption>
      <tbody className="[&_th]:font-normal [&_th]:text-soft [&_tr]:border-t [&_tr]:border-line">
        <tr>
          <th scope="row">{words.price}</th>
          <td>
            <span className="font-[640]">{formatRupees(plan.price)}</span>{' '}
            <span className="text-small text-soft">{texts.payments.plans.inclusive}</span>
          </td>
        </tr>
        <tr>
          <th scope="row">{words.validity}</th>
          <td>{plan.validityString}</td>
        </tr>
        <tr>
          <th scope="row">{words.contents}</th>
          <td>{plan.contents.join(', ')}</td>
        </tr>
      </tbody>
    </table>
  );
}
