import { staffMessages } from '@abhyas/contract/messages.staff';
import { SELLER_MODES, type Seller } from '@abhyas/contract/payments.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { faultText } from '../../../staff/fault-text.ts';
import { CertificateKeys } from '../../certificates/staff/certificate-keys.tsx';
import { LogoForm } from '../../institute/staff/logo-form.tsx';
import { PaymentsFrame } from './payments-frame.tsx';
import { sellerQuery, useSaveSeller } from './payments.queries.ts';
import { stateOptions } from './amounts.rules.ts';

const words = staffMessages.payments.seller;
const MODES = SELLER_MODES.map((mode) => ({ value: mode, name: words.modes[mode] }));

type Field = 'name' | 'gstin' | 'sac' | 'email' | 'phone';

/** Who sells, as documents show it. */
export function SellerPage() {
  const query = useQuery(sellerQuery);
  return (
    <PaymentsFrame lead={words.lead}>
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(seller) => <SellerForm stored={seller} />}
      </Loaded>
      <LogoForm />
      <CertificateKeys />
    </PaymentsFrame>
  );
}

function SellerForm({ stored }: { readonly stored: Seller }) {
  const [seller, setSeller] = useState(stored);
  const save = useSaveSeller();
  const change = (changed: Partial<Seller>): void => setSeller((before) => ({ ...before, ...changed }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate(seller);
  };
  const field = (name: Field) => (
    <TextField
      label={words[name]}
      value={seller[name]}
      onChange={({ target: { value } }) => change({ [name]: value })}
      autoComplete="off"
    />
  );
  const prefix = (name: 'invoicePrefix' | 'creditPrefix') => (
    <TextField
      label={words[name]}
      hint={fill(words.prefixHint, { number: `${seller[name]}/26-27/000001` })}
      value={seller[name]}
      onChange={({ target: { value } }) => change({ [name]: value.toUpperCase() })}
      autoComplete="off"
      maxLength={3}
    />
  );
  return (
    <form noValidate onSubmit={submit} className="max-w-form space-y-5">
      <SelectField
        label={words.mode}
        value={seller.mode}
        options={MODES}
        onChange={(mode) => change({ mode })}
      />
      {field('name')}
      <TextArea
        label={words.address}
        value={seller.address}
        onChange={({ target: { value } }) => change({ address: value })}
        rows={3}
      />
      <SelectField
        label={words.state}
        value={seller.stateCode}
        options={stateOptions(staffMessages.payments.offline.chooseState)}
        onChange={(stateCode) => change({ stateCode })}
      />
      {field('gstin')}
      {field('sac')}
      {field('email')}
      {field('phone')}
      {prefix('invoicePrefix')}
      {prefix('creditPrefix')}
      <p role="alert" className="text-bad empty:hidden">
        {faultText(save.error)}
      </p>
      <Button type="submit" variant="primary" busy={save.isPending}>
        {staffMessages.shell.save}
      </Button>
    </form>
  );
}
