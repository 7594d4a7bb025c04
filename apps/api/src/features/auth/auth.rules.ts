import type { ErrorCode } from '@abhyas/contract/errors';
import { limits } from '@abhyas/contract/limits';

/** One address, one local part and a domain with a dot: what every mail server of today accepts. */
const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/u;

/** Letters and digits that are not mistaken for each other when read aloud. */
const ID_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const ID_LENGTH = 6;

export type Fault = { readonly code: ErrorCode; readonly field: string };

const lengthOf = (text: string) => Array.from(text).length;

/** Trims an address; case is kept as typed and ignored in comparisons. */
export function normaliseEmail(email: string): string {
  return email.trim();
}

/** One line, single spaces, no control characters: a name ends up in mails and on screens. */
export function normaliseName(name: string): string {
  return name
    .replace(/\p{Cc}|\p{Cf}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

export function emailFault(email: string): Fault | undefined {
  const valid = EMAIL.test(email) && lengthOf(email) <= limits.emailMax;
  return valid ? undefined : { code: 'auth.email-invalid', field: 'email' };
}

/** Length counts code points; a password is neither trimmed nor cut. */
export function passwordFault(password: string): Fault | undefined {
  const length = lengthOf(password);
  if (length < limits.passwordMin) return { code: 'auth.password-short', field: 'password' };
  if (length > limits.passwordMax) return { code: 'auth.password-long', field: 'password' };
  return undefined;
}

function nameFault(name: string): Fault | undefined {
  if (name === '') return { code: 'auth.name-empty', field: 'name' };
  return lengthOf(name) > limits.nameMax ? { code: 'auth.name-too-long', field: 'name' } : undefined;
}

/** Every fault of a registration, in the order of the form's fields. */
export function registrationFaults(input: { name: string; email: string; password: string }): Fault[] {
  const faults = [nameFault(input.name), emailFault(input.email), passwordFault(input.password)];
  return faults.filter((fault) => fault !== undefined);
}

/** A product id from random bytes, as `ABH-7K2M9Q`. */
export function productId(prefix: string, bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, ID_LENGTH)].map((byte) => ID_ALPHABET[byte % ID_ALPHABET.length]);
  return `${prefix}-${letters.join('')}`;
}

/** The spec's short display name: the first word of the name. */
export function shortName(name: string): string {
  return name.split(' ', 1)[0] || 'My Account';
}
