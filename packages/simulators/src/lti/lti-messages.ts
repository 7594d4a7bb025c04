import { SignJWT, type JWTPayload } from 'jose';

import type { CourseLink, LtiState, Person, PlatformKey } from './lti-state.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
const ROLES = 'http://purl.imsglobal.org/vocab/lis/v2/membership';
const TOKEN_LIFE_SECONDS = 300;

export const SCOPES = {
  columns: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  results: 'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
  score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

/** The claims that every message has. */
function commonClaims({ course, deploymentId, origin }: LtiState, person: Person): JWTPayload {
  return {
    sub: person.id,
    name: person.name,
    ...(person.email !== undefined && { email: person.email }),
    [`${LTI}/version`]: '1.3.0',
    [`${LTI}/deployment_id`]: deploymentId,
    [`${LTI}/roles`]: [`${ROLES}#${person.role}`],
    [`${LTI}/context`]: { id: course.id, title: course.title, type: [`${ROLES}#CourseSection`] },
    [`${LTI}/tool_platform`]: { guid: 'simulated', product_family_code: 'simulator' },
    'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
      context_memberships_url: `${origin}/courses/${course.id}/members`,
      service_versions: ['2.0'],
    },
  };
}

/** Somebody follows a link (LTI Core 1.3, 5). */
export function linkClaims(state: LtiState, person: Person, link: CourseLink): JWTPayload {
  const lineItems = `${state.origin}/courses/${state.course.id}/lineitems`;
  return {
    ...commonClaims(state, person),
    [`${LTI}/message_type`]: 'LtiResourceLinkRequest',
    [`${LTI}/target_link_uri`]: state.tool?.redirectUri,
    [`${LTI}/resource_link`]: { id: link.id, title: link.title },
    [`${LTI}/custom`]: link.custom,
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
      scope: [SCOPES.score],
      lineitems: lineItems,
      ...(link.scoreMaximum !== undefined && { lineitem: `${lineItems}/${link.id}/lineitem` }),
    },
  };
}

/** A teacher is to choose what a link opens (Deep Linking 2.0, 2). */
export function choosingClaims(state: LtiState, person: Person): JWTPayload {
  const data = crypto.randomUUID();
  state.choosing.add(data);
  return {
    ...commonClaims(state, person),
    [`${LTI}/message_type`]: 'LtiDeepLinkingRequest',
    [`${LTI}/target_link_uri`]: state.tool?.redirectUri,
    'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
      deep_link_return_url: `${state.origin}/chosen`,
      accept_types: ['ltiResourceLink'],
      accept_presentation_document_targets: ['window', 'iframe'],
      accept_lineitem: true,
      accept_multiple: false,
      auto_create: true,
      data,
    },
  };
}

/** Signs a message. `claims` may also overrule what is in every token, to make a faulty one. */
export function signMessage(
  { origin, clientId }: LtiState,
  { kid, privateKey }: PlatformKey,
  claims: JWTPayload,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ iss: origin, aud: clientId, iat: now, exp: now + TOKEN_LIFE_SECONDS, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .sign(privateKey);
}
