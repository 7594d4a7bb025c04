import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type FormEvent } from 'react';
import { encode } from 'uqr';

import { showToast } from '../../../ui/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { setUpQuery, useConfirmFactor } from '../admin.queries.ts';
import { faultText } from '../../../staff/fault-text.ts';

const { factor } = staffMessages.shell;

/** The first visit to the console: connect an authenticator app, and keep the recovery codes. */
export function SetUpFactor() {
  const query = useQuery(setUpQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} />;
  return (
    <Page title={factor.setUpTitle} lead={factor.setUpLead} width="form">
      <Loaded query={query} skeleton={<TextSkeleton />}>
        {({ secret, uri }) => (
          <div className="space-y-7">
            <div>
              <p className="mb-3">{factor.scan}</p>
              <QrCode text={uri} />
              <p className="mt-4 text-soft">{factor.type}</p>
              <p className="font-code break-all select-all">{secret.replaceAll(/(.{4})/g, '$1 ').trim()}</p>
            </div>
            <FirstCode onConnected={setCodes} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** Dark on white in both themes: cameras read it so. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = useMemo(() => encode(text, { border: 2 }), [text]);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={factor.qrLabel}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-card border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

function FirstCode({ onConnected }: { readonly onConnected: (codes: readonly string[]) => void }) {
  const [code, setCode] = useState('');
  const confirm = useConfirmFactor();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (confirm.isPending || code.trim() === '') return;
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onConnected(recoveryCodes) });
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <TextField
        label={factor.codeLabel}
        hint={factor.codeHint}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={faultText(confirm.error)}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <Button type="submit" variant="primary" wide busy={confirm.isPending}>
        {factor.connect}
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const client = useQueryClient();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast(factor.copied);
  };
  return (
    <Page title={factor.codesTitle} lead={factor.codesLead} width="form">
      <ul className="mb-6 grid grid-cols-2 gap-x-6 gap-y-2 border-y border-line py-4 font-code select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {/* A page that came over plain HTTP, as in a lab's own network, has no clipboard: the codes can be marked. */}
        {'clipboard' in navigator && <Button onClick={() => void copy()}>{factor.copy}</Button>}
        <Button variant="primary" onClick={() => void client.invalidateQueries({ queryKey: ['admin'] })}>
          {factor.keptThem}
        </Button>
      </div>
    </Page>
  );
}
