import type { RegistrationRule } from '@abhyas/contract/sign-in-ways';
import type { ErrorCode } from '@abhyas/contract/errors';
import { limits } from '@abhyas/contract/limits';

/** Labels of letters, digits and hyphens with dots between them, of any script. */
const LABEL = /^[\p{L}\p{M}\p{N}-]{1,63}$/u;
const DOMAIN_MAX = 253;

export type DomainFault = { readonly code: ErrorCode; readonly values?: { readonly domain: string } };

/** What stands behind the @ of an address, in small letters. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether an address belongs to one of these domains itself: what is below one is another domain. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  return domains.includes(domainOf(email));
}

/** Domains as an owner types them, each once and in small letters; a leading @ is taken for what it means. */
export function readDomains(typed: readonly string[]): readonly string[] {
  const read = typed.map((text) => text.normalize('NFC').trim().toLowerCase().replace(/^@/, ''));
  return [...new Set(read.filter((text) => text !== ''))];
}

/** What is wrong with domains that were read; at least one is needed where they are what counts. */
export function domainsFault(domains: readonly string[]): DomainFault | undefined {
  if (domains.length === 0) return { code: 'auth.domains-missing' };
  if (domains.length > limits.domainsMax) return { code: 'auth.domains-many' };
  const wrong = domains.find((domain) => !isDomain(domain));
  return wrong === undefined ? undefined : { code: 'auth.domain-invalid', values: { domain: wrong } };
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  return text.length <= DOMAIN_MAX && labels.length > 1 && labels.every((label) => LABEL.test(label));
}

/** Why an address that is on no list may not register; undefined when it may. */
export function registrationRefusal(rule: RegistrationRule, email: string): ErrorCode | undefined {
  if (rule.kind === 'open') return undefined;
  if (rule.kind === 'closed') return 'auth.registration-closed';
  return isOfDomains(email, rule.domains) ? undefined : 'auth.registration-domain';
}
