import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState, type FormEvent } from 'react';

import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { useGiveFactor } from '../admin.queries.ts';
import { faultText } from '../../../staff/fault-text.ts';

/** The doorway: a code of the app, or a recovery code, opens the console for this session. */
export function GiveFactor() {
  const { factor } = staffMessages.shell;
  const [code, setCode] = useState('');
  const give = useGiveFactor();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!give.isPending && code.trim() !== '') give.mutate(code);
  }
  return (
    <Page title={factor.giveTitle} lead={factor.giveLead} width="form">
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField
          label={factor.giveLabel}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={faultText(give.error)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Button type="submit" variant="primary" wide busy={give.isPending}>
          {factor.open}
        </Button>
      </form>
    </Page>
  );
}
