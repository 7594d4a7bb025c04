/** That somebody completed a course, as it is kept. */
export type Certificate = {
  readonly id: string;
  readonly topicId: string;
  readonly title: string;
  readonly items: number;
  readonly issuer: string;
  readonly issuedAt: Date;
  readonly namePublic: boolean;
  readonly withdrawn: string | null;
  /** Null once the account is erased. */
  readonly owner: { readonly accountId: string; readonly name: string } | null;
};

const CALLS = '/api/certificates';
const CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];
const SCHEMAS = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json';

/** The page of a certificate, which is also its name among credentials. */
export const addressOf = (publicUrl: string, id: string): string => `${publicUrl}/certificates/${id}`;

export const issuerAddress = (publicUrl: string): string => `${publicUrl}${CALLS}/issuer`;

export const keyAddress = (publicUrl: string, keyId: string): string => `${publicUrl}${CALLS}/keys/${keyId}`;

const badgeAddress = (publicUrl: string, id: string): string => `${publicUrl}${CALLS}/${id}/badge`;

const withdrawnAddress = (publicUrl: string): string => `${publicUrl}${CALLS}/withdrawn`;

/** Open Badges and JSON Web Tokens both count in whole seconds. */
const secondOf = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

/** Who issues credentials, as a Profile. */
export function issuerProfile(publicUrl: string, name: string) {
  return { id: issuerAddress(publicUrl), type: ['Profile'], name, url: publicUrl };
}

/**
 * A certificate as an OpenBadgeCredential (Open Badges 3.0) without its proof. It says the name of its owner only when
 * they want that, and nothing else about them.
 */
export function credentialOf(certificate: Certificate, publicUrl: string) {
  const { id, topicId, title, items, issuer, issuedAt, namePublic, owner } = certificate;
  const page = addressOf(publicUrl, id);
  const named = namePublic && owner !== null;
  return {
    '@context': CONTEXT,
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: issuerProfile(publicUrl, issuer),
    validFrom: secondOf(issuedAt),
    credentialSubject: {
      id: `${page}#learner`,
      type: ['AchievementSubject'],
      ...(named && {
        identifier: [
          { type: 'IdentityObject', hashed: false, identityHash: owner.name, identityType: 'name' },
        ],
      }),
      achievement: {
        id: `${publicUrl}/courses/${encodeURIComponent(topicId)}`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: title,
        description: `The course “${title}”, completed.`,
        image: { id: badgeAddress(publicUrl, id), type: 'Image', caption: `Badge of the course “${title}”` },
        criteria: {
          narrative: `Every item of the course was finished, ${items} in all: its problems passed all tests.`,
        },
      },
    },
    credentialStatus: { id: withdrawnAddress(publicUrl), type: '1EdTechRevocationList' },
    credentialSchema: [
      { id: `${SCHEMAS}/ob_v3p0_achievementcredential_schema.json`, type: '1EdTechJsonSchemaValidator2019' },
    ],
  };
}

/** The claims of the token whose payload is the credential. */
export function payloadOf(certificate: Certificate, publicUrl: string) {
  const credential = credentialOf(certificate, publicUrl);
  return {
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: Date.parse(credential.validFrom) / 1000,
  };
}

/** The credentials that are not valid any more, as 1EdTech's revocation list has them. */
export function revocationList(publicUrl: string, ids: readonly string[]) {
  return {
    id: withdrawnAddress(publicUrl),
    issuer: issuerAddress(publicUrl),
    revokedCredential: ids.map((id) => ({ id: addressOf(publicUrl, id), revoked: true })),
  };
}
