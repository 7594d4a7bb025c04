/** What is known of the account that has the address which a platform names. */
export type Known = {
  readonly confirmed: boolean;
  /** It is on the staff. */
  readonly staff: boolean;
  /** Somebody else of this platform opens it already. */
  readonly linked: boolean;
};

/**
 * - `create`: nobody has the address.
 * - `link`: the platform vouches for the address, and its owner has confirmed it.
 * - `take-over`: the platform vouches for the address, which nobody has confirmed here: whoever made the account may have
 *   been somebody else, so their password and their sessions go.
 * - `confirm`: the platform's word is not enough; the owner of the account has to sign in once.
 */
export type Decision = 'create' | 'link' | 'take-over' | 'confirm';

/** What the first launch of somebody does, so that no platform gets into an account that is not its learner's. */
export function decideFirstLaunch(trusted: boolean, known: Known | undefined): Decision {
  if (!known) return 'create';
  if (!trusted || known.staff || known.linked) return 'confirm';
  return known.confirmed ? 'link' : 'take-over';
}

/** Whether a platform may vouch for an address: exactly by its domain, not by one that only ends like it. */
export function isTrustedFor(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.includes(domain);
}
