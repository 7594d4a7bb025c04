import { INDIAN_STATES, isGstin } from '@abhyas/contract/indian-states';
import type { Buyer } from '@abhyas/contract/payments';
import { useState, type FormEvent } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

type Props = { readonly buyer: Buyer; readonly onDone: (buyer: Buyer) => void };

/** Asks once where the buyer is; the invoice's place of supply depends on it. */
export function BuyerForm({ buyer, onDone }: Props) {
  const words = texts.payments.checkout;
  const [state, setState] = useState(buyer.state);
  const [gstin, setGstin] = useState(buyer.gstin);
  const [tried, setTried] = useState(false);
  const tidy = gstin.trim().toUpperCase();
  const gstinFault = tidy !== '' && !isGstin(tidy) ? texts.payments.err.gstinInvalid : undefined;
  const stateFault = state === '' ? texts.payments.err.stateNeeded : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!gstinFault && !stateFault) onDone({ state, gstin: tidy });
  };
  const options = [
    ...(state === '' ? [{ value: '', name: words.chooseState }] : []),
    ...INDIAN_STATES.map(({ code, name }) => ({ value: code as string, name: name as string })).toSorted(
      (a, b) => a.name.localeCompare(b.name),
    ),
  ];
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <div>
        <h2 className="text-h3">{words.whereTitle}</h2>
        <p className="mt-1 text-soft">{words.whereWhy}</p>
      </div>
      <div>
        <SelectField label={words.state} value={state} options={options} onChange={setState} />
        {tried && stateFault && (
          <p role="alert" className="mt-1.5 text-small text-bad">
            {stateFault}
          </p>
        )}
      </div>
      <TextField
        label={words.gstin}
        hint={words.gstinHint}
        value={gstin}
        onChange={(event) => setGstin(event.target.value)}
        error={tried ? gstinFault : undefined}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={15}
      />
      <Button type="submit" variant="primary" wide>
        {words.continue}
      </Button>
    </form>
  );
}
