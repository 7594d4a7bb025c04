import {
  listLearnerCertificates,
  withdrawCertificate,
  type LearnerCertificate,
} from '@abhyas/contract/certificates.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../lib/api-client.ts';
import { formatDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';

const words = staffMessages.account.certificates;

const certificatesQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['admin', 'certificates', accountId],
    queryFn: async () => (await call(listLearnerCertificates, { params: { accountId } })).certificates,
  });

function useWithdraw(accountId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string | undefined) =>
      call(withdrawCertificate, { params: { id }, body: reason === undefined ? {} : { reason } }),
    onSuccess: () => client.invalidateQueries({ queryKey: certificatesQuery(accountId).queryKey }),
  });
}

/** A learner's certificates; each can be withdrawn, with a reason. */
export function LearnerCertificates({ accountId }: { readonly accountId: string }) {
  const query = useQuery(certificatesQuery(accountId));
  const [withdrawing, setWithdrawing] = useState<LearnerCertificate>();
  return (
    <Loaded query={query} skeleton={<TextSkeleton lines={3} />}>
      {(certificates) => (
        <>
          {certificates.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
          ) : (
            <DataTable
              caption={staffMessages.account.tabs.certificates}
              columns={columnsOf(accountId, setWithdrawing)}
              rows={certificates}
              rowKey={({ id }) => id}
            />
          )}
          {withdrawing && (
            <WithdrawDialog
              accountId={accountId}
              certificate={withdrawing}
              onClose={() => setWithdrawing(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

function columnsOf(accountId: string, onWithdraw: ActionsProps['onWithdraw']): Column<LearnerCertificate>[] {
  return [
    { id: 'course', title: words.columns.course, cell: ({ title }) => title },
    { id: 'issued', title: words.columns.issued, cell: ({ issuedAt }) => formatDate(issuedAt) },
    { id: 'state', title: words.columns.state, cell: (row) => <State certificate={row} /> },
    {
      id: 'actions',
      title: words.columns.actions,
      cell: (row) => <Actions accountId={accountId} certificate={row} onWithdraw={onWithdraw} />,
    },
  ];
}

function State({ certificate: { withdrawn } }: { readonly certificate: LearnerCertificate }) {
  if (withdrawn === undefined) return <Badge tone="good">{words.valid}</Badge>;
  return (
    <>
      <Badge tone="bad">{words.withdrawn}</Badge>
      <span className="block text-small text-soft">{withdrawn}</span>
    </>
  );
}

type ActionsProps = {
  readonly accountId: string;
  readonly certificate: LearnerCertificate;
  readonly onWithdraw: (certificate: LearnerCertificate) => void;
};

function Actions({ accountId, certificate, onWithdraw }: ActionsProps) {
  const { id, title, withdrawn } = certificate;
  const reinstate = useWithdraw(accountId, id);
  if (withdrawn === undefined)
    return (
      <Button
        size="small"
        aria-label={fill(words.withdrawOf, { title })}
        onClick={() => onWithdraw(certificate)}
      >
        {words.withdraw}
      </Button>
    );
  const onSuccess = (): void => showToast(words.reinstated);
  return (
    <Button
      size="small"
      aria-label={fill(words.reinstateOf, { title })}
      busy={reinstate.isPending}
      onClick={() => reinstate.mutate(undefined, { onSuccess, onError: showErrors })}
    >
      {words.reinstate}
    </Button>
  );
}

type DialogProps = Omit<ActionsProps, 'onWithdraw'> & { readonly onClose: () => void };

function WithdrawDialog({ accountId, certificate: { id, title }, onClose }: DialogProps) {
  const [reason, setReason] = useState('');
  const withdraw = useWithdraw(accountId, id);
  const onSuccess = (): void => {
    showToast(words.withdrawnDone);
    onClose();
  };
  return (
    <FormDialog
      title={fill(words.withdrawOf, { title })}
      lead={words.withdrawLead}
      action={words.withdraw}
      danger
      incomplete={reason.trim() === ''}
      call={withdraw}
      onSubmit={() => withdraw.mutate(reason, { onSuccess })}
      onClose={onClose}
    >
      <TextArea
        label={words.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        required
      />
    </FormDialog>
  );
}
