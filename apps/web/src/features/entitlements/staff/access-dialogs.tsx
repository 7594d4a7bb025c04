import { staffMessages } from '@abhyas/contract/messages.staff';
import type { HeldPlan, PlanHolder } from '@abhyas/contract/entitlements.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { randomUuid } from '../../../lib/random-uuid.ts';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { useExtend, useGrant, useRevoke } from './access.queries.ts';
import { dayFromNow } from '../../../lib/indian-days.ts';
import { FIRST_GUESS_DAYS, ReasonField, UntilField } from '../../../staff/access-fields.tsx';
import { PlanSelect } from '../../plans/staff/plan-select.tsx';

const { payments } = staffMessages;
const words = payments.access;

type GrantProps = { readonly holder: PlanHolder; readonly onClose: () => void };

/** One opening of this window is one grant, however often it is sent. */
export function GrantDialog({ holder, onClose }: GrantProps) {
  const [grantId] = useState(() => randomUuid());
  const [planId, setPlanId] = useState('');
  const [until, setUntil] = useState(() => dayFromNow(FIRST_GUESS_DAYS));
  const [reason, setReason] = useState('');
  const grant = useGrant();
  const { accountId, name } = holder;
  return (
    <FormDialog
      title={fill(words.grantTitle, { name })}
      action={words.grant}
      call={grant}
      onSubmit={() => grant.mutate({ grantId, accountId, planId, until, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <PlanSelect value={planId} onChange={({ planId: chosen }) => setPlanId(chosen)} />
      <UntilField value={until} onChange={setUntil} />
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  );
}

type PlanProps = { readonly plan: HeldPlan; readonly onClose: () => void };

export function ExtendDialog({ plan, onClose }: PlanProps) {
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const extend = useExtend(plan.id);
  return (
    <FormDialog
      title={fill(words.extendTitle, { plan: plan.planTitle })}
      action={words.extend}
      call={extend}
      onSubmit={() => extend.mutate({ until, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <UntilField value={until} onChange={setUntil} />
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  );
}

export function RevokeDialog({ plan, onClose }: PlanProps) {
  const [reason, setReason] = useState('');
  const revoke = useRevoke(plan.id);
  return (
    <FormDialog
      title={fill(words.revokeTitle, { plan: plan.planTitle })}
      lead={words.revokeLead}
      action={words.revoke}
      danger
      call={revoke}
      onSubmit={() => revoke.mutate({ reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  );
}
