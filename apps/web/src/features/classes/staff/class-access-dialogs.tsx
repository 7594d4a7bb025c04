import type { BatchAccess } from '@abhyas/contract/classes-access.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { countText } from '../../../lib/counts.ts';
import { formatDate } from '../../../lib/dates.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { showToast } from '../../../ui/toasts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { ReceiverNames } from '../../../staff/receiver-names.tsx';
import { knownReceivers, ReceiversFault } from '../../../staff/receivers-fault.tsx';
import { faultText } from '../../../staff/fault-text.ts';
import { FIRST_GUESS_DAYS, ReasonField, UntilField } from '../../../staff/access-fields.tsx';
import {
  classAccessQuery,
  classReceiversQuery,
  useAskForClass,
  useEndForClass,
  useGiveToClass,
  type ClassAccessRequest,
} from './class-access.queries.ts';
import { dayFromNow } from '../../../lib/indian-days.ts';
import { PlanSelect } from '../../plans/staff/plan-select.tsx';

const words = staffMessages.payments.classAccess;

/** Those who get it, by name; those who already have it and those without an account, as numbers. */
function WhoGetsIt({ request }: { readonly request: ClassAccessRequest }) {
  const query = useQuery(classReceiversQuery(request));
  const data = knownReceivers(query);
  if (!data) return <ReceiversFault query={query} />;
  const { people, names, holding, unregistered } = data;
  return (
    <output className="block">
      {people === 0 ? words.nobody : countText(words.receivers, people)}
      {people > 0 && <ReceiverNames people={people} names={names} />}
      {holding > 0 && <span className="block text-small text-soft">{countText(words.holding, holding)}</span>}
      {unregistered > 0 && (
        <span className="block text-small text-soft">{countText(words.unregistered, unregistered)}</span>
      )}
    </output>
  );
}

/** Asks for a plan for a class. One opening of this window asks once, however often it is sent. */
export function AskDialog({ onClose }: { readonly onClose: () => void }) {
  const [id] = useState(() => randomUuid());
  const [request, setRequest] = useState({ batchId: '', planId: '', until: dayFromNow(FIRST_GUESS_DAYS) });
  const [laterMembers, setLater] = useState(false);
  const [reason, setReason] = useState('');
  const batches = useQuery(classAccessQuery).data?.batches ?? [];
  const ask = useAskForClass();
  const onSuccess = (): void => {
    showToast(words.asked);
    onClose();
  };
  return (
    <FormDialog
      title={words.ask}
      lead={words.lead}
      action={words.ask}
      incomplete={!request.batchId || !request.planId}
      call={ask}
      onSubmit={() => ask.mutate({ id, ...request, laterMembers, reason }, { onSuccess })}
      onClose={onClose}
    >
      <SelectField
        label={words.batch}
        value={request.batchId}
        options={[
          { value: '', name: words.chooseBatch },
          ...batches.map(({ batchId, title }) => ({ value: batchId, name: title })),
        ]}
        onChange={(batchId) => setRequest({ ...request, batchId })}
      />
      <PlanSelect value={request.planId} onChange={({ planId }) => setRequest({ ...request, planId })} />
      <UntilField value={request.until} onChange={(until) => setRequest({ ...request, until })} />
      <CheckField
        label={words.laterMembers}
        hint={words.laterHint}
        checked={laterMembers}
        onChange={setLater}
      />
      <ReasonField value={reason} onChange={setReason} />
      <WhoGetsIt request={request} />
    </FormDialog>
  );
}

type LineProps = { readonly line: BatchAccess; readonly onClose: () => void };

/** Gives what somebody else asked for, once it is seen to whom. */
export function GiveDialog({ line, onClose }: LineProps) {
  const { batchId, planId, planTitle, until, reason, askedBy } = line;
  const request = { batchId: batchId ?? '', planId, until };
  const shown = knownReceivers(useQuery(classReceiversQuery(request)));
  const give = useGiveToClass(line.id);
  const told = { plan: planTitle, until: formatDate(until), by: askedBy, reason };
  const onSuccess = ({ people }: { readonly people: number }): void => {
    showToast({ msg: countText(words.given, people), type: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      question={faultText(give.error) ?? fill(words.giveQuestion, told)}
      details={<WhoGetsIt request={request} />}
      action={words.give}
      busy={give.isPending}
      disabled={!shown}
      onConfirm={() => shown && give.mutate(shown.set, { onSuccess })}
      onClose={onClose}
    />
  );
}

/** Refuses what waits, or takes back what was given. */
export function EndDialog({ line, onClose }: LineProps) {
  const [reason, setReason] = useState('');
  const end = useEndForClass(line.id);
  const waits = line.state === 'waiting';
  const names = { plan: line.planTitle, batch: line.batch };
  const onSuccess = (): void => {
    showToast(waits ? words.rejected : words.ended);
    onClose();
  };
  return (
    <FormDialog
      title={fill(waits ? words.rejectTitle : words.revokeTitle, names)}
      {...(!waits && { lead: words.revokeLead })}
      action={waits ? words.reject : words.revoke}
      danger
      call={end}
      onSubmit={() => end.mutate(reason, { onSuccess })}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  );
}
