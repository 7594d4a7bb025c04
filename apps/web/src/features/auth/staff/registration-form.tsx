import type { RegistrationRule } from '@abhyas/contract/sign-in-ways';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useId, useState, type FormEvent } from 'react';

import { faultText } from '../../../staff/fault-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { useSaveRegistration } from './sign-in.queries.ts';

const words = staffMessages.signIn.registration;
const KINDS = ['open', 'domains', 'closed'] as const;

/** Who may register by themselves. */
export function RegistrationForm({ stored }: { readonly stored: RegistrationRule }) {
  const [kind, setKind] = useState(stored.kind);
  const [domains, setDomains] = useState(stored.domains.join('\n'));
  const save = useSaveRegistration();
  const fault = faultText(save.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ kind, domains: domains.split('\n') });
  };
  return (
    <form noValidate onSubmit={submit} className="max-w-form space-y-4">
      <KindChoice chosen={kind} onChoose={setKind} />
      {kind === 'domains' && (
        <TextArea
          label={words.domains}
          hint={words.domainsHint}
          value={domains}
          onChange={(event) => setDomains(event.target.value)}
          error={fault}
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
      <p role="alert" className="text-bad empty:hidden">
        {kind === 'domains' ? '' : fault}
      </p>
      <Button type="submit" variant="primary" busy={save.isPending}>
        {staffMessages.shell.save}
      </Button>
    </form>
  );
}

type Kind = RegistrationRule['kind'];
type ChoiceProps = { readonly chosen: Kind; readonly onChoose: (kind: Kind) => void };

function KindChoice({ chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="sr-only">{words.title}</legend>
      {KINDS.map((kind) => (
        <div key={kind} className="flex min-h-11 items-start gap-3 py-1.5">
          <input
            id={`${id}${kind}`}
            aria-describedby={`${id}${kind}-does`}
            type="radio"
            name={id}
            checked={chosen === kind}
            onChange={() => onChoose(kind)}
            className="mt-1 size-5 shrink-0 accent-link"
          />
          <div>
            <label htmlFor={`${id}${kind}`} className="block font-medium">
              {words.kinds[kind].name}
            </label>
            <span id={`${id}${kind}-does`} className="block text-small text-soft">
              {words.kinds[kind].does}
            </span>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
