import type { ErrorCode } from '@abhyas/contract/errors';
import type { LtiPlatformForm } from '@abhyas/contract/lti.staff';

import { normaliseLine } from '../auth/auth.rules.ts';

type Fault = { readonly code: ErrorCode; readonly field: string };

const DOMAIN = /^[a-z\d-]{1,63}(\.[a-z\d-]{1,63}){1,8}$/;

const lines = (all: readonly string[]) => [...new Set(all.map(normaliseLine).filter((each) => each !== ''))];

/** As it is kept: without spaces around, domains in small letters. */
export function normalisedForm(form: LtiPlatformForm): LtiPlatformForm {
  return {
    name: normaliseLine(form.name),
    issuer: normaliseLine(form.issuer),
    clientId: normaliseLine(form.clientId),
    deploymentIds: lines(form.deploymentIds),
    authUrl: normaliseLine(form.authUrl),
    tokenUrl: normaliseLine(form.tokenUrl),
    keysUrl: normaliseLine(form.keysUrl),
    mailDomains: lines(form.mailDomains.map((domain) => domain.toLowerCase())),
  };
}

/** @param isAskable whether the product asks servers at such an address */
export function platformFault(
  form: LtiPlatformForm,
  isAskable: (address: string) => boolean,
): Fault | undefined {
  const needed = ['name', 'issuer', 'clientId', 'deploymentIds'] as const;
  const empty = needed.find((field) => form[field].length === 0);
  if (empty) return { code: 'lti.field-empty', field: empty };
  const urls = ['authUrl', 'tokenUrl', 'keysUrl'] as const;
  const wrong = urls.find((field) => !isAskable(form[field]));
  if (wrong) return { code: 'lti.address', field: wrong };
  if (!form.mailDomains.every((domain) => DOMAIN.test(domain)))
    return { code: 'lti.domain', field: 'mailDomains' };
  return undefined;
}
