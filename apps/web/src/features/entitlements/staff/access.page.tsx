import { staffMessages } from '@abhyas/contract/messages.staff';
import type { HeldPlan, PlanHolder } from '@abhyas/contract/entitlements.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';

import { formatDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { ExtendDialog, GrantDialog, RevokeDialog } from './access-dialogs.tsx';
import { ClassAccess } from '../../classes/staff/class-access.tsx';
import { AccessRequests } from './access-requests.tsx';
import { holdersQuery } from './access.queries.ts';

const words = staffMessages.payments.access;

/** What somebody holds, and how it is granted, extended and taken back. */
export function AccessPage() {
  const [parameters, setParameters] = useSearchParams();
  const typed = parameters.get('search') ?? '';
  const search = useDeferredValue(typed.trim());
  const query = useQuery(holdersQuery(search));
  return (
    <>
      <AccessRequests />
      <TextField
        className="mb-6 max-w-form"
        label={words.search}
        hint={words.lead}
        type="search"
        value={typed}
        onChange={({ target: { value } }) => setParameters(value ? { search: value } : {}, { replace: true })}
      />
      {search !== '' && (
        <Loaded query={query} skeleton={<TextSkeleton lines={6} />}>
          {(holders) => <Holders holders={holders} />}
        </Loaded>
      )}
      <ClassAccess />
    </>
  );
}

function Holders({ holders }: { readonly holders: readonly PlanHolder[] }) {
  if (holders.length === 0) return <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>;
  return (
    <ul className="space-y-8">
      {holders.map((holder) => (
        <Holder key={holder.accountId} holder={holder} />
      ))}
    </ul>
  );
}

type OpenDialog =
  | { readonly kind: 'grant' }
  | { readonly kind: 'extend' | 'revoke'; readonly plan: HeldPlan };

function Holder({ holder }: { readonly holder: PlanHolder }) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = (): void => setDialog(undefined);
  return (
    <li className="border-b border-line pb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-h3">{holder.name}</h2>
          <p className="text-small break-all text-soft">{holder.email}</p>
        </div>
        <Button onClick={() => setDialog({ kind: 'grant' })}>{words.grant}</Button>
      </div>
      {holder.plans.length === 0 && <p className="mt-3 text-soft">{words.none}</p>}
      <ul className="mt-3 divide-y divide-line">
        {holder.plans.map((plan) => (
          <PlanLine key={plan.id} plan={plan} onOpen={(kind) => setDialog({ kind, plan })} />
        ))}
      </ul>
      {dialog?.kind === 'grant' && <GrantDialog holder={holder} onClose={close} />}
      {dialog?.kind === 'extend' && <ExtendDialog plan={dialog.plan} onClose={close} />}
      {dialog?.kind === 'revoke' && <RevokeDialog plan={dialog.plan} onClose={close} />}
    </li>
  );
}

function planBadgeOf(plan: HeldPlan): { tone: 'good' | 'plain' | 'bad'; text: string; active: boolean } {
  if (plan.revokedAt !== null) {
    return { tone: 'bad', text: fill(words.takenBack, { date: formatDate(plan.revokedAt) }), active: false };
  }
  const date = formatDate(plan.expiresAt);
  if (Date.parse(plan.expiresAt) > Date.now()) {
    return { tone: 'good', text: fill(words.active, { date }), active: true };
  }
  return { tone: 'plain', text: fill(words.ended, { date }), active: false };
}

type LineProps = { readonly plan: HeldPlan; readonly onOpen: (kind: 'extend' | 'revoke') => void };

function PlanLine({ plan, onOpen }: LineProps) {
  const { tone, text, active } = planBadgeOf(plan);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <p>
          <span className="font-medium">{plan.planTitle}</span> <Badge tone={tone}>{text}</Badge>{' '}
          <Badge>{plan.orderId === null ? words.byHand : words.byOrder}</Badge>
        </p>
        {plan.changes.map(({ at, who, kind, reason }) => (
          <p key={at} className="text-small text-soft">
            {formatDate(at)} · {fill(words.changes[kind], { who, reason })}
          </p>
        ))}
      </div>
      <div className="flex gap-2">
        {plan.revokedAt === null && (
          <Button size="small" onClick={() => onOpen('extend')}>
            {words.extend}
          </Button>
        )}
        {active && (
          <Button size="small" onClick={() => onOpen('revoke')}>
            {words.revoke}
          </Button>
        )}
      </div>
    </li>
  );
}
