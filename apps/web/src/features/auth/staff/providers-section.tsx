import type { ProviderEntry } from '@abhyas/contract/auth.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { countText } from '../../../lib/counts.ts';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { ProviderDialog } from './provider-dialog.tsx';
import { providersQuery, useRemoveProvider } from './sign-in.queries.ts';

const words = staffMessages.signIn.providers;

type Open = { readonly what: 'form' | 'remove'; readonly provider?: ProviderEntry };

/** The institute's OpenID providers. */
export function ProvidersSection() {
  const query = useQuery(providersQuery);
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  return (
    <section aria-labelledby="providers" className="mt-10 border-t border-line pt-8">
      <h2 id="providers" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 max-w-reading text-soft">{words.lead}</p>
      <Loaded query={query} skeleton={<TextSkeleton lines={3} />}>
        {({ providers, returnAddress }) => (
          <>
            <p className="mb-4 text-small text-soft">
              {words.returnAddress}:{' '}
              <code className="[overflow-wrap:anywhere] text-ink">{returnAddress}</code>
            </p>
            {providers.length === 0 ? (
              <p className="mb-4 text-soft">{words.empty}</p>
            ) : (
              <ul className="mb-5 divide-y divide-line rounded-card border border-line">
                {providers.map((provider) => (
                  <ProviderLine key={provider.id} provider={provider} onOpen={setOpen} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
      <Button onClick={() => setOpen({ what: 'form' })}>{words.add}</Button>
      {open?.what === 'form' && <ProviderDialog provider={open.provider} onClose={close} />}
      {open?.what === 'remove' && open.provider && <RemoveDialog provider={open.provider} onClose={close} />}
    </section>
  );
}

type LineProps = { readonly provider: ProviderEntry; readonly onOpen: (open: Open) => void };

function ProviderLine({ provider, onOpen }: LineProps) {
  const { name, issuer, domains, offered, linked } = provider;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
        <span className="font-medium">{name}</span>{' '}
        <Badge tone={offered ? 'good' : 'warn'}>{offered ? words.isOffered : words.isHidden}</Badge>
        <span className="block text-small text-soft">{issuer}</span>
        <span className="block text-small text-soft">
          {domains.join(', ')} · {countText(words.linked, linked)}
        </span>
      </div>
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={fill(words.changeOf, { name })}
          onClick={() => onOpen({ what: 'form', provider })}
        >
          {words.change}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={fill(words.removeOf, { name })}
          onClick={() => onOpen({ what: 'remove', provider })}
        >
          {words.remove}
        </Button>
      </span>
    </li>
  );
}

type DialogProps = { readonly provider: ProviderEntry; readonly onClose: () => void };

function RemoveDialog({ provider: { id, name, linked }, onClose }: DialogProps) {
  const remove = useRemoveProvider();
  return (
    <ConfirmDialog
      question={fill(words.removeConfirm, { name, linked })}
      action={words.remove}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
