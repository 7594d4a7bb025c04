import type { Plan } from '@abhyas/contract/plans';
import type { LandingData } from '@abhyas/contract/landing';

import { formatRupees } from '../../../lib/money.ts';
import { texts } from '../../../lib/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Ribbon } from '../../../ui/ribbon.tsx';
import { Reveal } from './reveal.tsx';
import { SectionHead } from './section-head.tsx';

const COMING_SOON = 'Coming Soon';

/** Up to seven plans with their prices; the API sends them in the order of their slots. */
export function Plans({ plans }: { readonly plans: LandingData['plans'] }) {
  const words = texts.landing.plans;
  const shown = Object.values(plans);
  if (shown.length === 0) return null;
  return (
    <section id="plans" className="mx-auto max-w-page scroll-mt-6 px-4 py-20 learn:px-8">
      <SectionHead title={words.title} lead={words.lead} />
      <Reveal>
        <ul className="mt-9 grid gap-4 phone:grid-cols-2 learn:grid-cols-3 wide:grid-cols-4">
          {shown.map((plan) => (
            <PlanItem key={plan.planId} plan={plan} />
          ))}
        </ul>
        <p className="mt-8">
          <a href="/register" className={buttonClass({})}>
            {words.choose}
          </a>
        </p>
      </Reveal>
    </section>
  );
}

function PlanItem({ plan: { title, price, contents, validityString, planType } }: { readonly plan: Plan }) {
  const words = texts.landing.plans;
  return (
    <li className="relative flex flex-col rounded-card border border-line bg-raised p-5">
      {planType && <Ribbon tone={planType === COMING_SOON ? 'note' : 'plan'}>{planType}</Ribbon>}
      <h3 className={planType ? 'pr-24 text-h3' : 'text-h3'}>{title}</h3>
      <p className="mt-3">
        <span className="text-h2 font-[660] tabular-nums">{formatRupees(price)}</span>{' '}
        <span className="text-soft">· {validityString}</span>
      </p>
      <p className="mt-3 text-small text-soft">
        {words.includes} {contents.join(', ')}
      </p>
    </li>
  );
}
