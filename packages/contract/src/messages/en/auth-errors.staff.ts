import { limits } from '../../limits.ts';

export const authStaffErrors = {
  'auth.provider-name': `Please enter a name of at most ${limits.providerNameMax} characters. It stands on the button.`,
  'auth.provider-missing': 'Please enter the client id and the client secret that the provider gave you.',
  'auth.provider-issuer':
    'Please enter the issuer’s address as the provider states it, beginning with https:// and without ? or #.',
  'auth.provider-known': 'This issuer is on the list already. Change the entry that is there.',
  'auth.domain-invalid':
    '“{domain}” is not a domain. Write it like college.ac.in, without anything before it.',
  'auth.domains-missing': 'Please name at least one domain.',
  'auth.domains-many': `At most ${limits.domainsMax} domains can be named.`,
} as const;
