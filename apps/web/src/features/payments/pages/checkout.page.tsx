import type { Plan } from '@abhyas/contract/plans';
import type { Buyer } from '@abhyas/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { plansQuery } from '../../plans/plans.queries.ts';
import { isComplete, planStateOf, plansInOrder } from '../../plans/plans.rules.ts';
import { BuyerForm } from '../components/buyer-form.tsx';
import { SimulatedNotice } from '../components/simulated-notice.tsx';
import { PayStep } from '../components/pay-step.tsx';
import { PlanDetails } from '../components/plan-details.tsx';
import { PlansMissing } from '../components/plans-missing.tsx';
import { buyerQuery } from '../payments.queries.ts';

/** /checkout/{type} (PAYMENTS-1). */
export function CheckoutPage() {
  const { type = '' } = useParams();
  const { data: plans, isError, refetch } = useQuery(plansQuery);
  const user = useUser();

  useEffect(() => {
    if (isError) showToast(texts.payments.plansFailed);
  }, [isError]);

  if (!plans || !user) {
    return (
      <CheckoutFrame>
        {isError ? <PlansMissing onRetry={() => void refetch()} /> : <Skeleton className="h-64" />}
      </CheckoutFrame>
    );
  }
  const plan = plansInOrder(plans).find((each) => each.planId === type);
  if (!plan) {
    return (
      <CheckoutFrame>
        <UnknownPlan />
      </CheckoutFrame>
    );
  }
  const owned = planStateOf(plan, user.activePlans, plans).kind === 'owned';
  return (
    <CheckoutFrame lead={owned ? texts.payments.alreadyPurchased : texts.payments.selected}>
      <SimulatedNotice />
      <div className="space-y-8">
        <PlanDetails plan={plan} />
        {!owned && <Purchase plan={plan} userId={user._id} />}
      </div>
    </CheckoutFrame>
  );
}

function CheckoutFrame({ lead, children }: { readonly lead?: string; readonly children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Page
      title={texts.payments.checkout.title}
      width="form"
      onBack={() => void navigate('/payment')}
      {...(lead !== undefined && { lead })}
    >
      {children}
    </Page>
  );
}

function UnknownPlan() {
  const words = texts.payments.checkout;
  return (
    <EmptyState
      title={words.unknownPlan}
      action={
        <ButtonLink to="/payment" variant="primary">
          {words.backToPlans}
        </ButtonLink>
      }
    />
  );
}

/** PAYMENTS-9: an order needs planId, price, title and contents; and the invoice the buyer's State. */
function Purchase({ plan, userId }: { readonly plan: Plan; readonly userId: string }) {
  const { data: remembered, isError } = useQuery(buyerQuery);
  const [chosen, setChosen] = useState<Buyer | null>(null);
  const [changing, setChanging] = useState(false);
  const complete = isComplete(plan);

  useEffect(() => {
    if (!complete) showToast({ msg: texts.payments.idsMissing, type: 'error' });
    else if (isError) showToast(texts.payments.orderFailed);
  }, [complete, isError]);

  if (!complete || isError) return <p className="font-[600]">{texts.payments.invalidCheckout}</p>;
  const buyer = chosen ?? remembered;
  if (!buyer) return <Skeleton className="h-13" />;
  if (buyer.state === '' || changing) {
    const done = (given: Buyer) => {
      setChosen(given);
      setChanging(false);
    };
    return <BuyerForm buyer={buyer} onDone={done} />;
  }
  return (
    <PayStep planId={plan.planId} userId={userId} buyer={buyer} onChangeBuyer={() => setChanging(true)} />
  );
}
