import { fill } from '@abhyas/contract/fill';
import type { LtiAddresses, LtiPlatform } from '@abhyas/contract/lti.staff';
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
import { showToast } from '../../../ui/toasts.ts';
import { PlatformDialog } from './platform-dialog.tsx';
import { platformsQuery, useRemovePlatform } from './platforms.queries.ts';

const words = staffMessages.lti;

type Open = { readonly what: 'form' | 'remove'; readonly platform?: LtiPlatform };

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
        <Button variant="primary" onClick={() => setOpen({ what: 'form' })}>
          {words.add}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<TextSkeleton />}>
        {({ platforms, addresses }) => (
          <>
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
      {open?.what === 'form' && <PlatformDialog platform={open.platform} onClose={close} />}
      {open?.what === 'remove' && open.platform && <RemoveDialog platform={open.platform} onClose={close} />}
    </Page>
  );
}

/** What the administrator of a platform asks for, to be copied. */
function Addresses({ addresses }: { readonly addresses: LtiAddresses }) {
  const copy = async (address: string): Promise<void> => {
    await navigator.clipboard.writeText(address);
    showToast(words.copied);
  };
  const names = Object.keys(words.addressNames) as (keyof LtiAddresses)[];
  return (
    <section className="mb-8" aria-label={words.addresses}>
      <h2 className="text-h3">{words.addresses}</h2>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {names.map((key) => (
          <div key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <dt className="w-64 font-medium">{words.addressNames[key]}</dt>
            <dd className="flex grow items-center justify-between gap-4">
              <code className="font-code text-small break-all">{addresses[key]}</code>
              {'clipboard' in navigator && (
                <Button
                  size="small"
                  aria-label={fill(words.copyOf, { name: words.addressNames[key] })}
                  onClick={() => void copy(addresses[key])}
                >
                  {words.copy}
                </Button>
              )}
            </dd>
          </div>
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
            onClick={() => onOpen({ what: 'form', platform })}
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
