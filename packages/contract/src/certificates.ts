import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

const ofCertificate = z.object({ id: z.uuid() });

const ownCertificate = z.object({
  id: z.string(),
  topicId: z.string(),
  /** Of the course, as it was then. */
  title: z.string(),
  /** ISO 8601. */
  issuedAt: z.string(),
  issuer: z.string(),
  /** Whether its page says the learner's name. */
  namePublic: z.boolean(),
  /** Why it is no longer valid. */
  withdrawn: z.optional(z.string()),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

/** A learner's certificates, and the courses that they have completed without having one. */
export const listCertificates = defineCall({
  method: 'GET',
  path: '/api/certificates',
  access: 'learner',
  reply: z.object({
    certificates: z.array(ownCertificate),
    ready: z.array(z.object({ topicId: z.string(), title: z.string() })),
  }),
});
export type Certificates = z.infer<(typeof listCertificates)['reply']>;

/** Issues the certificate of a completed course, once however often it is asked for. */
export const takeCertificate = defineCall({
  method: 'POST',
  path: '/api/certificates',
  access: 'learner',
  body: z.object({ topicId: z.string(), namePublic: z.boolean() }),
  reply: z.object({ id: z.string() }),
});

export const showName = defineCall({
  method: 'POST',
  path: '/api/certificates/:id/name',
  access: 'learner',
  params: ofCertificate,
  body: z.object({ namePublic: z.boolean() }),
  reply: done,
});

/** As a page to be printed, with the name; for its owner alone. */
export const certificatePdf = defineCall({
  method: 'GET',
  path: '/api/certificates/:id/pdf',
  timeout: 'long',
  access: 'learner',
  params: ofCertificate,
  reply: z.unknown(),
});

/** What anybody with its address learns of a certificate. */
export const readCertificate = defineCall({
  method: 'GET',
  path: '/api/certificates/:id',
  access: 'public',
  params: ofCertificate,
  reply: z.discriminatedUnion('state', [
    z.object({
      state: z.literal('valid'),
      title: z.string(),
      issuer: z.string(),
      issuedAt: z.string(),
      /** How many items the course had. */
      items: z.number(),
      /** Absent while its owner does not want it to be said. */
      name: z.optional(z.string()),
    }),
    z.object({ state: z.literal('withdrawn') }),
  ]),
});
export type PublicCertificate = z.infer<(typeof readCertificate)['reply']>;

/** The certificate as an Open Badges 3.0 credential: a signed JWT. */
export const readCredential = defineCall({
  method: 'GET',
  path: '/api/certificates/:id/credential',
  access: 'public',
  params: ofCertificate,
  reply: z.unknown(),
});

/** The picture of the credential's badge, an SVG. */
export const readBadge = defineCall({
  method: 'GET',
  path: '/api/certificates/:id/badge',
  access: 'public',
  params: ofCertificate,
  reply: z.unknown(),
});

/** The issuer of credentials, as a Profile of Open Badges 3.0. */
export const readIssuer = defineCall({
  method: 'GET',
  path: '/api/certificates/issuer',
  access: 'public',
  reply: z.unknown(),
});

/** The public keys of the issuer, as a JSON Web Key Set. */
export const readKeys = defineCall({
  method: 'GET',
  path: '/api/certificates/keys',
  access: 'public',
  reply: z.unknown(),
});

/** One of them, as a JSON Web Key: what the header of a credential names. */
export const readKey = defineCall({
  method: 'GET',
  path: '/api/certificates/keys/:keyId',
  access: 'public',
  params: z.object({ keyId: z.string() }),
  reply: z.unknown(),
});

/** The credentials that are not valid any more, as a 1EdTech revocation list. */
export const readWithdrawn = defineCall({
  method: 'GET',
  path: '/api/certificates/withdrawn',
  access: 'public',
  reply: z.unknown(),
});
