import * as z from 'zod';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';
const MARKS = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const MEMBERS = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const text = z.string().max(500);
const url = z.url({ protocol: /^https?$/ }).max(2000);

/** What is read of a platform's id_token (LTI 1.3 Core, 5.3 and 5.4). Whatever else it says is not kept. */
const idToken = z.object({
  sub: z.string().min(1).max(255),
  nonce: text,
  name: text.optional(),
  given_name: text.optional(),
  family_name: text.optional(),
  email: text.optional(),
  [`${LTI}/version`]: z.literal('1.3.0'),
  [`${LTI}/message_type`]: text,
  [`${LTI}/deployment_id`]: z.string().min(1).max(255),
  [`${LTI}/roles`]: z.array(text).max(200).default([]),
  [`${LTI}/resource_link`]: z.object({ id: z.string().min(1).max(255) }).optional(),
  [`${LTI}/context`]: z.object({ id: z.string().min(1).max(255), title: text.optional() }).optional(),
  [`${LTI}/custom`]: z.object({ assignment: z.unknown().optional() }).optional(),
  [DEEP_LINKING]: z
    .object({
      deep_link_return_url: url,
      accept_types: z.array(text).max(50),
      // It may be long: the platform wants it back unchanged.
      data: z.string().max(8000).optional(),
    })
    .optional(),
  [MARKS]: z.object({ lineitem: url.optional(), scope: z.array(text).max(50).default([]) }).optional(),
  [MEMBERS]: z.object({ context_memberships_url: url }).optional(),
});

/** What our links are, as a platform names the kinds that it takes. */
const OUR_KIND = 'ltiResourceLink';
const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';

/** Where a choice is sent, with the data that the platform wants back. */
export type Choosing = { readonly returnUrl: string; readonly data: string | undefined };

/** A launch as its platform has signed it. */
export type LaunchClaims = {
  readonly subject: string;
  readonly name: string;
  /** '' when the platform does not say it. */
  readonly email: string;
  readonly deploymentId: string;
  /** Present when a teacher is to choose what a link of the course opens. */
  readonly choosing: Choosing | undefined;
  readonly role: LaunchRole;
  readonly resourceId: string | undefined;
  readonly contextId: string | undefined;
  readonly contextTitle: string;
  /** What our deep link said that it opens. */
  readonly assignmentId: string | undefined;
  /** Where its marks go, if the platform takes any. */
  readonly lineItemUrl: string | undefined;
  readonly membersUrl: string | undefined;
};

/** What somebody is in the course that they are launched from. */
export type LaunchRole = 'learner' | 'teacher' | 'other';

/** The roles of a course have short names, too (LTI 1.3 Core, A.2.3). */
const LEARNER = /^(https?:\/\/purl\.imsglobal\.org\/vocab\/lis\/v2\/membership#)?(Learner|Student)$/;
const TEACHER =
  /^(https?:\/\/purl\.imsglobal\.org\/vocab\/lis\/v2\/membership(#|\/(Instructor|Administrator)#))?(Instructor|TeachingAssistant|ContentDeveloper|Administrator|Manager|Lecturer|Grader|PrimaryInstructor)$/;

/** A teacher of a course is not one of its learners, whatever other roles they have. */
export function roleOf(roles: readonly string[]): LaunchRole {
  if (roles.some((role) => TEACHER.test(role))) return 'teacher';
  return roles.some((role) => LEARNER.test(role)) ? 'learner' : 'other';
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type IdToken = z.infer<typeof idToken>;

/** Undefined for anything that is not a launch of LTI 1.3, or that asks for what we do not offer. */
export function readClaims(
  payload: unknown,
): { readonly nonce: string; readonly claims: LaunchClaims } | undefined {
  const { data } = idToken.safeParse(payload);
  if (!data || !isForUs(data)) return undefined;
  return { nonce: data.nonce, claims: { ...personOf(data), ...courseOf(data), choosing: choosingOf(data) } };
}

function isForUs(data: IdToken): boolean {
  const type = data[`${LTI}/message_type`];
  return type === 'LtiDeepLinkingRequest'
    ? data[DEEP_LINKING]?.accept_types.includes(OUR_KIND) === true
    : type === 'LtiResourceLinkRequest';
}

function personOf(data: IdToken) {
  const parts = [data.given_name, data.family_name].filter(Boolean).join(' ');
  return {
    subject: data.sub,
    name: data.name || parts,
    email: data.email ?? '',
    deploymentId: data[`${LTI}/deployment_id`],
    role: roleOf(data[`${LTI}/roles`]),
  };
}

function courseOf(data: IdToken) {
  const context = data[`${LTI}/context`];
  const wanted = data[`${LTI}/custom`]?.assignment;
  const marks = data[MARKS];
  return {
    resourceId: data[`${LTI}/resource_link`]?.id,
    contextId: context?.id,
    contextTitle: context?.title ?? '',
    assignmentId: typeof wanted === 'string' && UUID.test(wanted) ? wanted : undefined,
    lineItemUrl: marks?.scope.includes(SCORE_SCOPE) ? marks.lineitem : undefined,
    membersUrl: data[MEMBERS]?.context_memberships_url,
  };
}

function choosingOf(data: IdToken): Choosing | undefined {
  const settings = data[DEEP_LINKING];
  if (data[`${LTI}/message_type`] !== 'LtiDeepLinkingRequest' || !settings) return undefined;
  return { returnUrl: settings.deep_link_return_url, data: settings.data };
}
