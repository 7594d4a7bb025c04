import type { GooglePerson } from '../../platform/identity/google-verifier.ts';

/** What is known of the account that has the address Google names. */
export type KnownAccount = {
  readonly confirmed: boolean;
  /** It is linked with another Google account already. */
  readonly linked: boolean;
};

/**
 * - `create`: nobody has the address.
 * - `link`: both sides have verified the address.
 * - `take-over`: only Google has verified it. Whoever made the account may have been somebody else, so their
 *   password and their sessions go.
 * - `refuse`: Google's word is not enough to hand the account over.
 */
export type GoogleDecision = 'create' | 'link' | 'take-over' | 'refuse';

/**
 * Google speaks for an address it hosts itself: gmail.com, and the domains of its Workspace (`hd`). For any
 * other it only remembers that the address was verified once (Google's guide "Verify the Google ID token").
 */
export function isAuthoritative({ email, emailVerified, hostedDomain }: GooglePerson): boolean {
  return emailVerified && (/@gmail\.com$/i.test(email) || hostedDomain !== undefined);
}

/** What a first Google sign-in does, so that nobody gets into an account that is not theirs. */
export function decideGoogleSignIn(person: GooglePerson, known: KnownAccount | undefined): GoogleDecision {
  if (!known) return person.emailVerified ? 'create' : 'refuse';
  if (!isAuthoritative(person) || known.linked) return 'refuse';
  return known.confirmed ? 'link' : 'take-over';
}
