import type { Plan } from '@abhyas/contract/plans';
import Check from 'lucide-react/icons/check';

import { cx } from '../../../lib/classes.ts';
import { formatDate } from '../../../lib/dates.ts';
import { formatRupees } from '../../../lib/money.ts';
import { texts } from '../../../lib/texts.ts';
import { cardLinkClass } from '../../../ui/card.tsx';
import { Ribbon } from '../../../ui/ribbon.tsx';
import { COMING_SOON, type PlanState } from '../plans.rules.ts';

type Props = {
  readonly plan: Plan;
  readonly state: PlanState;
  readonly featured: boolean;
  readonly onPick: () => void;
};

/** One plan: image, title, contents, validity, and its price or, when owned, its latest expiry. */
export function PlanCard({ plan, state, featured, onPick }: Props) {
  return (
    <div className={cx(cardLinkClass, 'flex h-full flex-col')}>
      <PlanRibbon plan={plan} state={state} />
      <img src={plan.img} alt="" className={cx('mb-4 self-start', featured ? 'h-24' : 'h-16')} />
      <h2 className={featured ? 'text-h3' : 'text-reading'}>
        {/* The whole card is this one button. */}
        <button
          type="button"
          onClick={onPick}
          className="text-left after:absolute after:inset-0 after:rounded-card"
        >
          {plan.title}
        </button>
      </h2>
      <p className="mt-3 text-small text-soft">{texts.payments.includes}</p>
      <ul className="mt-1 grow">
        {plan.contents.map((content) => (
          <li key={content} className="flex items-center gap-2 py-0.5">
            <Check size={16} aria-hidden="true" className="shrink-0 text-good" />
            {content}
          </li>
        ))}
      </ul>
      <div className="mt-4 border-t border-line pt-3">
        <PriceOrExpiry plan={plan} state={state} />
        <p className="text-small text-soft">{plan.validityString}</p>
      </div>
    </div>
  );
}

function PriceOrExpiry({ plan, state }: Pick<Props, 'plan' | 'state'>) {
  if (state.kind === 'owned') {
    return (
      <p className="font-[600]">
        {texts.payments.expiresOn} {formatDate(state.expiry)}
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-h3 font-[650]">{formatRupees(plan.price)}</span>
      <span className="text-small text-soft">{texts.payments.plans.inclusive}</span>
    </p>
  );
}

/** PLANS-3, PLANS-4: Purchased when owned, else the planType, where Coming Soon is blue and any other orange. */
function PlanRibbon({ plan, state }: Pick<Props, 'plan' | 'state'>) {
  if (state.kind === 'owned') return <Ribbon tone="good">{texts.payments.purchased}</Ribbon>;
  if (plan.planType === '') return null;
  if (plan.planType === COMING_SOON) return <Ribbon tone="note">{texts.payments.comingSoon.ribbon}</Ribbon>;
  return <Ribbon tone="plan">{plan.planType}</Ribbon>;
}
