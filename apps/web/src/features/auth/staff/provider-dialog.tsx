import type { ProviderEntry } from '@abhyas/contract/auth.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';

import { FormDialog } from '../../../staff/form-dialog.tsx';
import { faultText } from '../../../staff/fault-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { ProviderFindings } from './provider-findings.tsx';
import { useSaveProvider, useTryProvider } from './sign-in.queries.ts';

const words = staffMessages.signIn.providers;

const EMPTY = { name: '', issuer: '', clientId: '', domains: [] as string[], offered: false };

type Props = { readonly provider: ProviderEntry | undefined; readonly onClose: () => void };

/** Adds a provider, or changes one. */
export function ProviderDialog({ provider, onClose }: Props) {
  const stored = provider ?? EMPTY;
  const [fields, setFields] = useState({
    name: stored.name,
    issuer: stored.issuer,
    clientId: stored.clientId,
    clientSecret: '',
    domains: stored.domains.join('\n'),
  });
  const [offered, setOffered] = useState(stored.offered);
  const save = useSaveProvider();
  const id = provider?.id;
  const submit = (): void => {
    const given = { ...fields, domains: fields.domains.split('\n'), offered, id };
    save.mutate(given, { onSuccess: onClose });
  };
  const field = (name: keyof typeof fields) => ({
    label: words[name],
    value: fields[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setFields((before) => ({ ...before, [name]: value })),
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <FormDialog
      title={provider?.name ?? words.addTitle}
      size="large"
      action={staffMessages.shell.save}
      call={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('name')} hint={words.nameHint} required />
      <TextField
        {...field('issuer')}
        hint={provider ? words.issuerStays : words.issuerHint}
        readOnly={provider !== undefined}
        type="url"
        required
      />
      <TextField {...field('clientId')} required />
      <TextField
        {...field('clientSecret')}
        {...(provider && { hint: words.secretHint })}
        type="password"
        autoComplete="new-password"
        required={!provider}
      />
      <TextArea {...field('domains')} hint={words.domainsHint} rows={2} autoCapitalize="none" required />
      <CheckField label={words.offered} checked={offered} onChange={setOffered} />
      <TryIt given={{ ...fields, id }} />
    </FormDialog>
  );
}

type TryProps = {
  readonly given: {
    readonly id: string | undefined;
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
  };
};

function TryIt({ given: { id, issuer, clientId, clientSecret } }: TryProps) {
  const attempt = useTryProvider();
  return (
    <div>
      <Button
        busy={attempt.isPending}
        onClick={() => attempt.mutate({ issuer, clientId, clientSecret, ...(id !== undefined && { id }) })}
      >
        {words.try}
      </Button>
      <output className="block">
        {attempt.isPending && <p className="mt-3 text-soft">{words.trying}</p>}
        {attempt.data && !attempt.isPending && <ProviderFindings findings={attempt.data.findings} />}
      </output>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {faultText(attempt.error)}
      </p>
    </div>
  );
}
