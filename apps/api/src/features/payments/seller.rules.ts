import { isGstin, stateOf } from '@abhyas/contract/indian-states';

import { AppError } from '../../platform/errors.ts';
import type { Prefixes, Seller } from './invoice.rules.ts';

const MAX = { name: 100, address: 300, email: 254, phone: 30 } as const;
/** Services accounting codes begin with 99 (heading 9992: education). */
const SAC = /^99\d{2}(\d{2})?$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Sells where payments are simulated. */
export const DEMO_SELLER = {
  name: 'Demo institute',
  address: 'An invented address: payments are simulated on this copy',
} as const;

/** True for a seller whom a document can name. Somebody invented sells nothing for real money. */
export function isStated(seller: Seller, { simulated }: { readonly simulated: boolean }): boolean {
  const invented = seller.address === DEMO_SELLER.address;
  return seller.name !== '' && seller.address !== '' && (simulated || !invented);
}

/** With a year and six digits a number has 16 characters, the most that Rule 46(b) allows. */
const PREFIX = /^[A-Z0-9]{1,3}$/;

/** What numbers of documents begin with. @throws AppError for what the law or we could not tell apart */
export function checkedPrefixes(given: Prefixes): Prefixes {
  const prefixes = {
    invoicePrefix: given.invoicePrefix.trim().toUpperCase(),
    creditPrefix: given.creditPrefix.trim().toUpperCase(),
  };
  for (const field of ['invoicePrefix', 'creditPrefix'] as const) {
    if (!PREFIX.test(prefixes[field])) throw new AppError('payments.prefix-invalid', { field });
  }
  if (prefixes.invoicePrefix === prefixes.creditPrefix) {
    throw new AppError('payments.prefix-same', { field: 'creditPrefix' });
  }
  return prefixes;
}

/** The seller as it may be on documents. @throws AppError for what may not */
export function checkedSeller(given: Seller): Seller {
  const seller: Seller = {
    mode: given.mode,
    name: given.name.trim(),
    address: given.address.trim(),
    stateCode: given.stateCode,
    gstin: given.gstin.trim().toUpperCase(),
    sac: given.sac.trim(),
    email: given.email.trim(),
    phone: given.phone.trim(),
  };
  if (seller.name === '') throw new AppError('payments.seller-name-missing', { field: 'name' });
  if (seller.address === '') throw new AppError('payments.seller-address-missing', { field: 'address' });
  requireLengths(seller);
  if (!stateOf(seller.stateCode)) throw new AppError('payments.state-missing', { field: 'stateCode' });
  requireGstin(seller);
  if (!SAC.test(seller.sac)) throw new AppError('payments.seller-sac-invalid', { field: 'sac' });
  if (seller.email !== '' && !EMAIL.test(seller.email)) {
    throw new AppError('payments.seller-email-invalid', { field: 'email' });
  }
  return seller;
}

function requireLengths(seller: Seller): void {
  for (const field of ['name', 'address', 'email', 'phone'] as const) {
    const max = MAX[field];
    if (Array.from(seller[field]).length > max) {
      throw new AppError('payments.seller-field-long', { field, values: { max } });
    }
  }
}

/** Registered sellers have a GSTIN of their State; composition dealers (exempt) may; others have none. */
function requireGstin({ mode, gstin, stateCode }: Seller): void {
  if (gstin === '') {
    if (mode === 'registered') throw new AppError('payments.seller-gstin-missing', { field: 'gstin' });
    return;
  }
  if (mode === 'unregistered') throw new AppError('payments.seller-gstin-none', { field: 'gstin' });
  if (!isGstin(gstin)) throw new AppError('payments.gstin-invalid', { field: 'gstin' });
  if (gstin.slice(0, 2) !== stateCode) {
    throw new AppError('payments.seller-gstin-state', { field: 'gstin' });
  }
}
