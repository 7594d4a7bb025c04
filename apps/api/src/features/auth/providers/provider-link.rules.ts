import { isOfDomains } from '../registration.rules.ts';

/** Whom a provider names. */
export type ProviderPerson = {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
};

const ENTRA = 'https://login.microsoftonline.com/';
/** How providers write a yes: some write it as text, and Entra's own claim also as a number. */
const YES: readonly unknown[] = [true, 'true'];
const YES_OF_ENTRA: readonly unknown[] = [...YES, 1, '1'];

/**
 * Whom claims name. Microsoft Entra has no `email_verified`: its `xms_edov` says whether the domain of the address belongs
 * to the directory, if the application asks for it.
 */
export function personFrom(claims: Readonly<Record<string, unknown>>): ProviderPerson {
  const text = (name: string): string => {
    const value = claims[name];
    return typeof value === 'string' ? value : '';
  };
  const byEntra = text('iss').startsWith(ENTRA) && YES_OF_ENTRA.includes(claims['xms_edov']);
  return {
    subject: text('sub'),
    email: text('email'),
    emailVerified: YES.includes(claims['email_verified']) || byEntra,
    name: text('name'),
  };
}

/** What is known of the account that has the address. */
export type KnownAccount = {
  readonly confirmed: boolean;
  /** Somebody else at the same provider opens it. */
  readonly linked: boolean;
};

/**
 * - `create`: nobody has the address, and the provider proves it.
 * - `link`: both sides have proved the address.
 * - `take-over`: only the provider has. Whoever made the account may have been somebody else: their password and their
 *   sessions go.
 * - `ask`: the provider does not prove it. Whoever owns the account signs in once, which does.
 * - `unproved`: the provider does not prove it, and there is no account whose owner could.
 * - `taken`: somebody else at this provider has the account; addresses go from one person to another.
 */
export type ProviderDecision = 'create' | 'link' | 'take-over' | 'ask' | 'unproved' | 'taken';

/** A provider speaks for addresses that it has verified, of domains that the owner named for it, and for no others. */
export function isProved({ email, emailVerified }: ProviderPerson, domains: readonly string[]): boolean {
  return emailVerified && isOfDomains(email, domains);
}

/** What a first sign-in by a provider does. */
export function decideProviderSignIn(
  person: ProviderPerson,
  domains: readonly string[],
  known: KnownAccount | undefined,
): ProviderDecision {
  const proved = isProved(person, domains);
  if (!known) return proved ? 'create' : 'unproved';
  if (known.linked) return 'taken';
  if (proved) return known.confirmed ? 'link' : 'take-over';
  return known.confirmed ? 'ask' : 'unproved';
}
