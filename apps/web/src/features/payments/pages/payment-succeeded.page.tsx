import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { Page } from '../../../ui/page.tsx';
import { lastPurchase } from '../current-order.ts';

/** /paymentsucceeded (PAYMENTS-5). Without an order it goes to /dashboard. */
export function PaymentSucceededPage() {
  const client = useQueryClient();
  // Read once: what happens to the cache while the screen is open must not take it away.
  const [plan] = useState(() => lastPurchase(client));
  if (!plan) return <Navigate to="/dashboard" replace />;
  const named = plan.title !== '';
  return (
    <Page title={named ? texts.payments.succeeded : texts.payments.succeededPlain} width="form">
      <div className="flex flex-col items-center gap-6 text-center">
        <KolamProgress id={plan.planId} percent={100} className="size-40" />
        {named && (
          <div>
            <p className="text-h3 font-[640]">{plan.title}</p>
            <p className="mt-1 text-soft">{plan.contents.join(', ')}</p>
          </div>
        )}
        <p className="text-soft">{texts.payments.success.invoice}</p>
        <ButtonLink to="/" variant="primary" size="large">
          {texts.payments.success.go}
        </ButtonLink>
      </div>
    </Page>
  );
}
