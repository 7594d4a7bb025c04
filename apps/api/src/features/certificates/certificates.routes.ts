import {
  certificatePdf,
  listCertificates,
  readBadge,
  readCertificate,
  readCredential,
  readIssuer,
  readKey,
  readKeys,
  readWithdrawn,
  showName,
  takeCertificate,
} from '@abhyas/contract/certificates';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { handle, handleRaw } from '../../platform/http/http.ts';
import { RateLimit } from '../../platform/overload/rate-limit.ts';
import { IdleWorker } from '../../platform/worker-threads/idle-worker.ts';
import type { PrintedCertificate } from './certificate-pdf.ts';
import { findNotValid } from './certificates.store.ts';
import { logoBytes } from '../institute/logo.service.ts';
import * as certificates from './certificates.service.ts';
import { badgeSvg } from './badge.rules.ts';
import { addressOf, issuerProfile, keyAddress, payloadOf, revocationList } from './credential.rules.ts';
import { publishedKeys, signingKey, signToken, type PublicKey } from './signing.service.ts';

type Context = Pick<AppContext, 'db' | 'release' | 'config'>;

/** Documents that one account may have drawn. */
const DOCUMENTS = { most: 20, windowSeconds: 60 };

const thread = new IdleWorker<PrintedCertificate, Uint8Array>(
  new URL('./certificate-pdf.worker.ts', import.meta.url),
  { what: 'certificates', withinMs: 20_000, late: () => new AppError('certificates.busy'), heapMb: 256 },
);

/** Certificates of completed courses: a learner's own, and what anybody sees of one. */
export async function certificatesRoutes(app: FastifyInstance, context: Context): Promise<void> {
  ownRoutes(app, context);
  publicRoutes(app, context);
}

function ownRoutes(app: FastifyInstance, { db, release, config }: Context): void {
  handle(app, listCertificates, ({ identity, language }) =>
    certificates.certificatesOf({ db, release: release.in(language) }, identity.accountId),
  );
  handle(app, takeCertificate, ({ identity, body }) =>
    certificates.take({ db, release: release.in('en') }, identity.accountId, body),
  );
  handle(app, showName, async ({ identity, params, body }) => {
    await certificates.nameIt({ db }, identity.accountId, { ...params, ...body });
    return DONE;
  });
  const documents = new RateLimit(DOCUMENTS);
  handleRaw(app, certificatePdf, async ({ identity, params, reply }) => {
    documents.check(identity.accountId);
    const { id, owner, title, issuer, issuedAt, items } = await certificates.requireOwn(
      db,
      identity.accountId,
      params.id,
    );
    const bytes = await thread.ask({
      name: owner.name,
      title,
      issuer,
      issuedAt: issuedAt.toISOString(),
      items,
      address: addressOf(config.publicUrl, id),
      logo: await logoBytes(db),
    });
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="certificate-${id}.pdf"`)
      .send(Buffer.from(bytes));
  });
}

/** Anybody with the address may read it; search engines may not list it. */
function open(reply: FastifyReply): FastifyReply {
  return reply.header('x-robots-tag', 'noindex');
}

/** The public key as it is published, named by its address as credentials name it. */
function publishedJwk({ keyId, publicJwk }: PublicKey, publicUrl: string) {
  return { ...publicJwk, kid: keyAddress(publicUrl, keyId) };
}

function publicRoutes(app: FastifyInstance, { db, config: { publicUrl } }: Context): void {
  handle(app, readCertificate, ({ params, reply }) => {
    open(reply);
    return certificates.shown({ db }, params.id);
  });
  handleRaw(app, readCredential, async ({ params, reply }) => {
    const certificate = await certificates.requireValid(db, params.id);
    const key = await signingKey(db);
    const payload = payloadOf(certificate, publicUrl);
    const token = await signToken(key, payload, keyAddress(publicUrl, key.keyId));
    return open(reply)
      .type('application/vc+jwt')
      .header('content-disposition', `attachment; filename="certificate-${params.id}.jwt"`)
      .send(token);
  });
  handleRaw(app, readBadge, async ({ params, reply }) => {
    const svg = badgeSvg(await certificates.requireValid(db, params.id));
    return (
      open(reply)
        .type('image/svg+xml; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
        // Wallets of other sites show it.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(svg)
    );
  });
  handleRaw(app, readIssuer, async ({ reply }) =>
    open(reply).send(issuerProfile(publicUrl, await certificates.issuerName(db))),
  );
  handleRaw(app, readKeys, async ({ reply }) =>
    open(reply).send({ keys: (await publishedKeys(db)).map((key) => publishedJwk(key, publicUrl)) }),
  );
  handleRaw(app, readKey, async ({ params, reply }) => {
    const key = (await publishedKeys(db)).find(({ keyId }) => keyId === params.keyId);
    if (!key) throw new AppError('certificates.unknown');
    return open(reply).send(publishedJwk(key, publicUrl));
  });
  handleRaw(app, readWithdrawn, async ({ reply }) =>
    open(reply).send(revocationList(publicUrl, await findNotValid(db))),
  );
}
