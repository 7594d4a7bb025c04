import type { Plan } from '@abhyas/contract/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardsSkeleton } from '../../../ui/skeleton.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { forgetOrder } from '../current-order.ts';
import { SimulatedNotice } from '../components/simulated-notice.tsx';
import { providerQuery } from '../payments.queries.ts';
import { PlanCard } from '../../plans/components/plan-card.tsx';
import { PlansMissing } from '../components/plans-missing.tsx';
import { PlanNotice } from '../../plans/components/plan-notice.tsx';
import { plansQuery } from '../../plans/plans.queries.ts';
import { planStateOf, plansInOrder, type PlansBySlot, type PlanState } from '../../plans/plans.rules.ts';

/** PLANS-1: a row of three featured cards, then four more. */
const FEATURED = 3;

/** /payment (PLANS-1). */
export function PlansPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: plans, isError, refetch } = useQuery(plansQuery);
  // The notice is above the plans: what came after them would push them down.
  const noticeKnown = !useQuery(providerQuery).isPending;

  // PLANS-12: getting pricing plans clears the current order.
  useEffect(() => forgetOrder(client), [client]);
  useEffect(() => {
    if (isError) showToast(texts.payments.plansFailed);
  }, [isError]);

  return (
    <Page
      title={texts.payments.plans.title}
      lead={texts.payments.plans.lead}
      onBack={() => void navigate('/myaccount')}
    >
      {/* Always there: mounted with the plans, it would ask again after each fault and take them away meanwhile. */}
      <SimulatedNotice />
      {noticeKnown && plans && <PlanGrid plans={plans} />}
      {noticeKnown && !plans && isError && <PlansMissing onRetry={() => void refetch()} />}
      {!(noticeKnown && (plans || isError)) && <CardsSkeleton count={FEATURED} />}
    </Page>
  );
}

function PlanGrid({ plans }: { readonly plans: PlansBySlot }) {
  const navigate = useNavigate();
  const active = useUser()?.activePlans ?? [];
  const [notice, setNotice] = useState<PlanState | null>(null);
  const ordered = plansInOrder(plans);
  if (ordered.length === 0) return <EmptyState title={texts.payments.plans.empty} />;

  const pick = (plan: Plan, state: PlanState) => {
    if (state.kind === 'purchasable') void navigate(`/checkout/${encodeURIComponent(plan.planId)}`);
    else setNotice(state);
  };
  const cards = (some: readonly Plan[], featured: boolean) =>
    some.map((plan) => {
      const state = planStateOf(plan, active, plans);
      return (
        <li key={plan.planId}>
          <PlanCard plan={plan} state={state} featured={featured} onPick={() => pick(plan, state)} />
        </li>
      );
    });
  return (
    <>
      <ul className="grid gap-5 learn:grid-cols-3">{cards(ordered.slice(0, FEATURED), true)}</ul>
      <ul className="mt-5 grid gap-5 phone:grid-cols-2 wide:grid-cols-4">
        {cards(ordered.slice(FEATURED), false)}
      </ul>
      <PlanNotice state={notice} onClose={() => setNotice(null)} />
    </>
  );
}
