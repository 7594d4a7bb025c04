import { exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';

export type Person = {
  readonly id: string;
  readonly name: string;
  /** Unset: the platform does not tell it. */
  readonly email?: string;
  readonly role: 'Learner' | 'Instructor';
};

/** A link in the course that the tool has made by deep linking, or that somebody typed in. */
export type CourseLink = {
  readonly id: string;
  readonly title: string;
  readonly custom: Readonly<Record<string, string>>;
  /** Highest score of its column of marks; without one it has none. */
  readonly scoreMaximum?: number;
};

export type Score = {
  readonly userId: string;
  readonly timestamp: string;
  readonly scoreGiven?: number;
  readonly scoreMaximum?: number;
  readonly comment?: string;
  readonly activityProgress: string;
  readonly gradingProgress: string;
};

/** What the tool's administrator gave the platform. */
export type Tool = {
  readonly loginUrl: string;
  readonly redirectUri: string;
  readonly keysUrl: string;
};

/** A key pair of the platform; it may have had others before. */
export type PlatformKey = { readonly kid: string; readonly privateKey: CryptoKey; readonly publicJwk: JWK };

export async function newKey(kid: string): Promise<PlatformKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' } };
}

/** All that a simulated platform knows. */
export class LtiState {
  readonly clientId = 'simulated-client';
  readonly deploymentId = '1';
  readonly course = { id: 'course-7', title: 'Programming in C, semester 3' };
  readonly people = new Map<string, Person>();
  readonly links = new Map<string, CourseLink>();
  /** The column of marks of each link: what was last sent for each person. */
  readonly scores = new Map<string, Map<string, Score>>();
  /** Every score that was taken, in order. */
  readonly taken: Score[] = [];
  /** `data` of choices under way: the platform gets it back as it was. */
  readonly choosing = new Set<string>();
  readonly assertions = new Set<string>();
  readonly accessTokens = new Map<string, readonly string[]>();
  /** How its services answer: as they should, with 500, or never. */
  mood: 'well' | 'failing' | 'silent' = 'well';
  /** Where it is reached, once it listens. */
  origin = '';
  tool: Tool | undefined;
  /** Registrations that were begun: each has one token. */
  readonly registrationTokens = new Set<string>();
  /** What a tool said that registered itself. */
  registered: Readonly<Record<string, unknown>> | undefined;
  /** Overrules what it tells of itself, and what it answers to a registration. */
  configuration: Readonly<Record<string, unknown>> = {};
  answer: Readonly<Record<string, unknown>> = {};
}
