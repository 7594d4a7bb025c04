import type { ErrorCode } from '@abhyas/contract/errors';
import { limits } from '@abhyas/contract/limits';
import { PRODUCT } from '@abhyas/contract/product';

/** One address, one local part and a domain with a dot: what every mail server of today accepts. */
const EMAIL = /^[^\s\p{C}@,;:<>"()[\]\\]+@[^\s\p{C}@,;:<>"()[\]\\]+\.[^\s\p{C}@,;:<>"()[\]\\.]+$/u;

/** Letters and digits that are not mistaken for each other when read aloud. */
const ID_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const ID_LENGTH = 6;

export type Fault = { readonly code: ErrorCode; readonly field: string };

const lengthOf = (text: string) => Array.from(text).length;

/** Trims an address and composes its letters; case is kept as typed and ignored in comparisons. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').trim();
}

/**
 * One line, single spaces, nothing invisible: it ends up in mails and on screens. The two joiners stay,
 * because Indian scripts are written with them.
 */
export function normaliseLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?![\u200c\u200d])\p{C}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

export function emailFault(email: string): Fault | undefined {
  const valid = EMAIL.test(email) && lengthOf(email) <= limits.emailMax;
  return valid ? undefined : { code: 'auth.email-invalid', field: 'email' };
}

/** Whose password it is: what anybody knows about them is no secret. */
export type Owner = { readonly name: string; readonly email: string };

export type PasswordJudge = { readonly isCommon: (password: string) => boolean };

/** Length counts code points; a password is neither trimmed nor cut. */
export function passwordFault(
  password: string,
  owner: Owner,
  { isCommon }: PasswordJudge,
): Fault | undefined {
  const length = lengthOf(password);
  if (length < limits.passwordMin) return { code: 'auth.password-short', field: 'password' };
  if (length > limits.passwordMax) return { code: 'auth.password-long', field: 'password' };
  if (isCommon(password)) return { code: 'auth.password-common', field: 'password' };
  return isPersonal(password, owner) ? { code: 'auth.password-personal', field: 'password' } : undefined;
}

/** The product's name, the owner's name or address, with or without digits and signs after them. */
function isPersonal(password: string, { name, email }: Owner): boolean {
  const plain = password.toLowerCase();
  const core = plain.replace(/[^\p{L}]+$/u, '');
  const known = [PRODUCT, name, name.replaceAll(' ', ''), email, email.split('@', 1)[0] ?? ''];
  return known.some((text) => text !== '' && [plain, core].includes(text.toLowerCase()));
}

export function nameFault(name: string): Fault | undefined {
  if (name === '') return { code: 'auth.name-empty', field: 'name' };
  return lengthOf(name) > limits.nameMax ? { code: 'auth.name-too-long', field: 'name' } : undefined;
}

/** Every fault of a registration, in the order of the form's fields. */
export function registrationFaults(input: Owner & { password: string }, judge: PasswordJudge): Fault[] {
  const faults = [
    nameFault(input.name),
    emailFault(input.email),
    passwordFault(input.password, input, judge),
  ];
  return faults.filter((fault) => fault !== undefined);
}

/** A product id from random bytes, as `ABH-7K2M9Q`. */
export function productId(prefix: string, bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, ID_LENGTH)].map((byte) => ID_ALPHABET[byte % ID_ALPHABET.length]);
  return `${prefix}-${letters.join('')}`;
}

/** A name that somebody else gave, as far as it fits; without one the part of the address that stands for it. */
export function nameFrom(given: string, email: string): string {
  const name = Array.from(normaliseLine(given)).slice(0, limits.nameMax).join('').trim();
  return name || (email.split('@', 1)[0] ?? email);
}

/** The short display name (ACCOUNT-10): the first word of the name. */
export function shortName(name: string): string {
  return name.split(' ', 1)[0] || 'My Account';
}
