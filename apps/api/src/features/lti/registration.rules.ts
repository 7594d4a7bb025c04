import type { LtiAddresses, LtiOffer } from '@abhyas/contract/lti.staff';
import { PRODUCT } from '@abhyas/contract/product';
import * as z from 'zod';

const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const PLATFORM = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope';
const SCORES = `${AGS}/score`;
const ROSTER = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
/**
 * What we may be allowed. Columns of marks and their results are not asked for yet, but platforms ask their administrator
 * at the registration only.
 */
const SCOPES: readonly string[] = [`${AGS}/lineitem`, SCORES, `${AGS}/result.readonly`, ROSTER];
/** Who is launched (LTI 1.3 Core, 5.3.6): without the address nobody gets an account. */
const CLAIMS = ['iss', 'sub', 'name', 'email'];

const line = z.string().min(1).max(500);

/** What is read of what a platform tells of itself (LTI Dynamic Registration, 3.4). */
const configuration = z.object({
  issuer: line,
  authorization_endpoint: line,
  token_endpoint: line,
  jwks_uri: line,
  registration_endpoint: line,
  scopes_supported: z.array(z.string()).optional(),
  [PLATFORM]: z.object({ product_family_code: z.string().max(100).default('') }),
});
type Configuration = z.infer<typeof configuration>;

/** What is read of a platform's answer to our registration (3.6). Canvas names the deployment later. */
const registered = z.object({
  client_id: line,
  scope: z.string().max(4000).optional(),
  [TOOL]: z.object({ deployment_id: line.optional() }).optional(),
});

type Askable = (address: string) => boolean;

/**
 * What a platform tells of itself, if it speaks for itself: its issuer has to be at the host that tells it (3.4), and
 * every address one that we ask.
 */
export function configurationOf(said: unknown, from: string, isAskable: Askable): Configuration | undefined {
  const { data } = configuration.safeParse(said);
  if (!data) return undefined;
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri, registration_endpoint } = data;
  const all = [issuer, authorization_endpoint, token_endpoint, jwks_uri, registration_endpoint];
  return all.every(isAskable) && new URL(issuer).host === new URL(from).host ? data : undefined;
}

/** How we register ourselves (3.5); of the scopes those that the platform knows. */
export function registrationOf(
  { login, launch, keys }: LtiAddresses,
  { scopes_supported: known }: Configuration,
): Record<string, unknown> {
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: login,
    redirect_uris: [launch],
    client_name: PRODUCT,
    jwks_uri: keys,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: SCOPES.filter((scope) => known?.includes(scope) ?? true).join(' '),
    [TOOL]: {
      domain: new URL(launch).host,
      target_link_uri: launch,
      claims: CLAIMS,
      messages: [
        { type: 'LtiResourceLinkRequest', target_link_uri: launch },
        { type: 'LtiDeepLinkingRequest', target_link_uri: launch, label: PRODUCT },
      ],
    },
  };
}

/** What a platform offers that has registered us; undefined for an answer that names no client. */
export function offerOf(said: unknown, platform: Configuration): Omit<LtiOffer, 'id'> | undefined {
  const { data } = registered.safeParse(said);
  if (!data) return undefined;
  const deployment = data[TOOL]?.deployment_id;
  // Left out where all was granted (RFC 6749, 5.1).
  const granted = data.scope?.split(' ') ?? SCOPES;
  return {
    product: platform[PLATFORM].product_family_code,
    issuer: platform.issuer,
    clientId: data.client_id,
    deploymentIds: deployment === undefined ? [] : [deployment],
    authUrl: platform.authorization_endpoint,
    tokenUrl: platform.token_endpoint,
    keysUrl: platform.jwks_uri,
    marks: granted.includes(SCORES),
    roster: granted.includes(ROSTER),
  };
}
