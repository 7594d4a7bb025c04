/** An assignment, with its points in hundredths. */
type Chosen = {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  readonly opensAt: Date;
  readonly dueAt: Date;
};

type DeepLink = {
  readonly assignment: Chosen;
  /** Where launches of it go. */
  readonly url: string;
  readonly deploymentId: string;
  /** What the platform wants back, exactly as it was. */
  readonly data: string | undefined;
};

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti-dl/claim/${name}`;

/**
 * What a platform is told of a chosen assignment (LTI Deep Linking 2.0, 3.2.3 and 4.5): a link that opens in a window of
 * its own, and a column of marks for it.
 */
export function deepLinkClaims({ assignment, url, deploymentId, data }: DeepLink): Record<string, unknown> {
  const item = {
    type: 'ltiResourceLink',
    title: assignment.title,
    url,
    custom: { assignment: assignment.id },
    window: { targetName: '_blank' },
    ...(assignment.points > 0 && {
      lineItem: { scoreMaximum: assignment.points / 100, label: assignment.title, resourceId: assignment.id },
    }),
    available: { startDateTime: assignment.opensAt.toISOString() },
    submission: { endDateTime: assignment.dueAt.toISOString() },
  };
  return {
    'https://purl.imsglobal.org/spec/lti/claim/message_type': 'LtiDeepLinkingResponse',
    'https://purl.imsglobal.org/spec/lti/claim/version': '1.3.0',
    'https://purl.imsglobal.org/spec/lti/claim/deployment_id': deploymentId,
    [claim('content_items')]: [item],
    ...(data !== undefined && { [claim('data')]: data }),
  };
}
