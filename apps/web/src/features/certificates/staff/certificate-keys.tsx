import {
  changeCertificateKey,
  listCertificateKeys,
  type CertificateKeys,
} from '@abhyas/contract/certificates.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../lib/api-client.ts';
import { formatDate } from '../../../lib/dates.ts';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { staffStatusQuery } from '../../../staff/staff-status.query.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';

const words = staffMessages.institute.keys;

const keysQuery = queryOptions({
  queryKey: ['admin', 'certificate-keys'],
  queryFn: () => call(listCertificateKeys, {}),
  staleTime: 0,
});

function useChangeKey(current: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stolen: boolean) => call(changeCertificateKey, { body: { current, stolen } }),
    onSuccess: () => {
      showToast(words.changed);
      return client.invalidateQueries({ queryKey: keysQuery.queryKey });
    },
  });
}

/** The institute's keys that sign certificates; owners change them (CERTIFICATES-10). */
export function CertificateKeys() {
  const { data: status } = useQuery(staffStatusQuery);
  return status?.roles.includes('owner') === true ? <Keys /> : null;
}

function Keys() {
  const query = useQuery(keysQuery);
  return (
    <section className="mt-10 max-w-form space-y-3">
      <h2 className="text-h3">{words.title}</h2>
      <p className="text-soft">{words.lead}</p>
      <Loaded query={query} skeleton={<TextSkeleton lines={2} />}>
        {(keys) => <KeyList keys={keys} />}
      </Loaded>
    </section>
  );
}

function KeyList({ keys: { current, retired } }: { readonly keys: CertificateKeys }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        <Key name={current} state={words.current} />
        {retired.map(({ keyId, retiredAt, stolen }) => (
          <Key
            key={keyId}
            name={keyId}
            state={fill(stolen ? words.stolen : words.retired, { date: formatDate(retiredAt) })}
          />
        ))}
      </dl>
      <Button onClick={() => setOpen(true)}>{words.change}</Button>
      {isOpen && <ChangeDialog current={current} onClose={() => setOpen(false)} />}
    </>
  );
}

function Key({ name, state }: { readonly name: string; readonly state: string }) {
  return (
    <div className="py-2">
      <dt className="font-code text-small break-all">{name}</dt>
      <dd className="text-small text-soft">{state}</dd>
    </div>
  );
}

type DialogProps = { readonly current: string; readonly onClose: () => void };

function ChangeDialog({ current, onClose }: DialogProps) {
  const [isStolen, setStolen] = useState(false);
  const change = useChangeKey(current);
  return (
    <FormDialog
      title={words.change}
      lead={words.confirm}
      action={words.change}
      danger={isStolen}
      call={change}
      onSubmit={() => change.mutate(isStolen, { onSuccess: onClose })}
      onClose={onClose}
    >
      <CheckField label={words.isStolen} hint={words.isStolenHint} checked={isStolen} onChange={setStolen} />
    </FormDialog>
  );
}
