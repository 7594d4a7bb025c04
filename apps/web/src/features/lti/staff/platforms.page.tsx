import { fill } from '@abhyas/contract/fill';
import type { LtiAddresses, LtiOffer, LtiPlatform } from '@abhyas/contract/lti.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { CopyLine } from './copy-line.tsx';
import { Offers } from './offers.tsx';
import { PlatformDialog } from './platform-dialog.tsx';
import { platformsQuery, useRefuseOffer, useRemovePlatform } from './platforms.queries.ts';
import { RegistrationLink } from './registration-link.tsx';

const words = staffMessages.lti;

type Open =
  | { readonly what: 'add' }
  | { readonly what: 'change' | 'remove'; readonly platform: LtiPlatform }
  | { readonly what: 'accept' | 'refuse'; readonly offer: LtiOffer };

/** The systems of colleges whose courses open our assignments. Owners only. */
export function PlatformsPage() {
  const query = useQuery(platformsQuery);
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const { title, lead } = staffMessages.shell.areas.lti;
  return (
    <Page
      title={title}
      lead={lead}
      action={
        <span className="flex flex-wrap gap-2">
          <RegistrationLink />
          <Button variant="primary" onClick={() => setOpen({ what: 'add' })}>
            {words.add}
          </Button>
        </span>
      }
    >
      <Loaded query={query} skeleton={<TextSkeleton />}>
        {({ platforms, offers, addresses }) => (
          <>
            <Offers
              offers={offers}
              onAccept={(offer) => setOpen({ what: 'accept', offer })}
              onRefuse={(offer) => setOpen({ what: 'refuse', offer })}
            />
            <Addresses addresses={addresses} />
            {platforms.length === 0 ? (
              <EmptyState title={words.none}>{words.noneLead}</EmptyState>
            ) : (
              <DataTable
                caption={title}
                columns={columnsWith(setOpen)}
                rows={platforms}
                rowKey={({ id }) => id}
              />
            )}
          </>
        )}
      </Loaded>
      {open && <OpenDialog open={open} onClose={close} />}
    </Page>
  );
}

function OpenDialog({ open, onClose }: { readonly open: Open; readonly onClose: () => void }) {
  switch (open.what) {
    case 'add':
      return <PlatformDialog onClose={onClose} />;
    case 'change':
      return <PlatformDialog platform={open.platform} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog platform={open.platform} onClose={onClose} />;
    case 'accept':
      return <PlatformDialog offer={open.offer} onClose={onClose} />;
    case 'refuse':
      return <RefuseDialog offer={open.offer} onClose={onClose} />;
  }
}

/** What the administrator of a platform asks for, to be copied. */
function Addresses({ addresses }: { readonly addresses: LtiAddresses }) {
  const names = Object.keys(words.addressNames) as (keyof LtiAddresses)[];
  return (
    <section className="mb-8" aria-label={words.addresses}>
      <h2 className="text-h3">{words.addresses}</h2>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {names.map((key) => (
          <CopyLine key={key} name={words.addressNames[key]} value={addresses[key]} />
        ))}
      </dl>
    </section>
  );
}

function columnsWith(onOpen: (open: Open) => void): Column<LtiPlatform>[] {
  const { columns } = words;
  return [
    {
      id: 'name',
      title: columns.name,
      cell: ({ name, issuer }) => (
        <>
          <span className="font-medium">{name}</span>
          <span className="block text-small break-all text-soft">{issuer}</span>
        </>
      ),
    },
    { id: 'client', title: columns.client, cell: ({ clientId }) => <code>{clientId}</code> },
    {
      id: 'trusted',
      title: columns.trusted,
      cell: ({ mailDomains }) => mailDomains.join(', ') || words.nobody,
    },
    { id: 'learners', title: columns.learners, cell: ({ learners }) => learners },
    {
      id: 'actions',
      title: columns.actions,
      cell: (platform) => (
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={fill(words.changeOf, { name: platform.name })}
            onClick={() => onOpen({ what: 'change', platform })}
          >
            {words.change}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={fill(words.removeOf, { name: platform.name })}
            onClick={() => onOpen({ what: 'remove', platform })}
          >
            {words.remove}
          </Button>
        </span>
      ),
    },
  ];
}

type DialogProps = { readonly platform: LtiPlatform; readonly onClose: () => void };

function RemoveDialog({ platform: { id, name }, onClose }: DialogProps) {
  const remove = useRemovePlatform(id);
  return (
    <ConfirmDialog
      question={fill(words.removeConfirm, { name })}
      action={words.remove}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function RefuseDialog({ offer, onClose }: { readonly offer: LtiOffer; readonly onClose: () => void }) {
  const refuse = useRefuseOffer(offer.id);
  return (
    <ConfirmDialog
      question={fill(words.refuseConfirm, { name: offer.issuer })}
      action={words.refuse}
      busy={refuse.isPending}
      onConfirm={() => refuse.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
