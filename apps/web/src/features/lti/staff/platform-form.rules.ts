import type { LtiOffer, LtiPlatformForm } from '@abhyas/contract/lti.staff';

/** The form as it is typed: a list has one entry on each line. */
export type ShownForm = Readonly<Record<keyof LtiPlatformForm, string>>;

export const EMPTY_FORM: ShownForm = {
  name: '',
  issuer: '',
  clientId: '',
  deploymentIds: '',
  authUrl: '',
  tokenUrl: '',
  keysUrl: '',
  mailDomains: '',
};

export function shownForm(form: LtiPlatformForm): ShownForm {
  const { name, issuer, clientId, authUrl, tokenUrl, keysUrl, deploymentIds, mailDomains } = form;
  return {
    name,
    issuer,
    clientId,
    authUrl,
    tokenUrl,
    keysUrl,
    deploymentIds: deploymentIds.join('\n'),
    mailDomains: mailDomains.join('\n'),
  };
}

/** The owner says its name and which domains it vouches for: a platform does not vouch for itself. */
export function formOfOffer(offer: LtiOffer): ShownForm {
  return shownForm({ ...offer, name: '', mailDomains: [] });
}

const lines = (text: string): string[] => text.split(/[\n,]/).flatMap((line) => line.trim() || []);

export function toForm(shown: ShownForm): LtiPlatformForm {
  return { ...shown, deploymentIds: lines(shown.deploymentIds), mailDomains: lines(shown.mailDomains) };
}
