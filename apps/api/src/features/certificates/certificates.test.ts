import { createPublicKey, randomUUID, verify } from 'node:crypto';

import type { Certificates } from '@abhyas/contract/certificates';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pdfWords } from '../../testing/pdf-words.ts';
import { testRelease } from '../../testing/test-release.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

let product: TestProduct;
let teacher: Learner;
beforeAll(async () => {
  product = await startTestProduct(undefined, { PUBLIC_URL: 'https://school.example' });
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

/** The open items of the course `c`. */
const ITEMS = (testRelease.topics[0]?.subtopics[0]?.assets ?? []).map(({ id }) => id);

async function finish({ accountId }: Learner, items: readonly string[]): Promise<void> {
  const rows = items.map((asset_id) => ({ account_id: accountId, asset_id }));
  await product.db.insertInto('finished_asset').values(rows).execute();
}

const take = (learner: Learner, namePublic = false) =>
  learner.post('/api/certificates', { topicId: 'c', namePublic });

/** Somebody who has completed the course, with their certificate. */
async function holder(namePublic = false): Promise<{ readonly learner: Learner; readonly id: string }> {
  const learner = await product.learner('आशा Rao');
  await finish(learner, ITEMS);
  return { learner, id: String((await take(learner, namePublic)).body['id']) };
}

const own = async (learner: Learner) => (await learner.get('/api/certificates')).body as Certificates;
const page = async (id: string) => (await product.visitor.get(`/api/certificates/${id}`)).body;
const codeOf = ({ body }: { body: Record<string, unknown> }) =>
  ((body['errors'] ?? []) as { code: string }[])[0]?.code;

describe('certificates of completed courses', () => {
  it('CERTIFICATES-1: a course earns one once all its items are finished, as the server knows it', async () => {
    const learner = await product.learner();
    await finish(learner, ITEMS.slice(1));
    expect(codeOf(await take(learner))).toBe('certificates.not-complete');
    expect((await own(learner)).ready).toEqual([]);
    await finish(learner, ITEMS.slice(0, 1));
    expect((await own(learner)).ready).toEqual([{ topicId: 'c', title: 'C' }]);
    const taken = await Promise.all([take(learner), take(learner), take(learner)]);
    expect(new Set(taken.map(({ body }) => body['id'])).size).toBe(1);
    expect((await own(learner)).certificates).toMatchObject([
      { topicId: 'c', title: 'C', namePublic: false },
    ]);
    expect(codeOf(await learner.post('/api/certificates', { topicId: 'none', namePublic: false }))).toBe(
      'certificates.not-complete',
    );
  });

  it('CERTIFICATES-3: a certificate stays as it is when its course grows', async () => {
    const { learner, id } = await holder();
    // As if the course had got another item that they have not finished.
    await product.db
      .deleteFrom('finished_asset')
      .where('account_id', '=', learner.accountId)
      .where('asset_id', '=', ITEMS[0] ?? '')
      .execute();
    expect((await take(learner)).body).toEqual({ id });
    expect(await page(id)).toMatchObject({ state: 'valid', title: 'C', items: 5 });
  });

  it('CERTIFICATES-4: anybody with its address sees that it is valid; a name only when its owner wants that', async () => {
    const { learner, id } = await holder();
    const reply = await product.app.inject({ url: `/api/certificates/${id}` });
    expect(reply.headers['x-robots-tag']).toBe('noindex');
    expect(Object.keys(await page(id)).toSorted()).toEqual(['issuedAt', 'issuer', 'items', 'state', 'title']);
    const other = await product.learner();
    const show = (who: Learner, namePublic: boolean) =>
      who.post(`/api/certificates/${id}/name`, { namePublic });
    expect((await show(other, true)).status).toBe(404);
    expect((await show(learner, true)).status).toBe(200);
    expect(await page(id)).toMatchObject({ name: 'आशा Rao', issuer: 'Demo institute' });
    expect(reply.body + JSON.stringify(await page(id))).not.toContain('@');
    await show(learner, false);
    expect(await page(id)).not.toHaveProperty('name');
    expect((await product.visitor.get(`/api/certificates/${randomUUID()}`)).status).toBe(404);
  });

  it('CERTIFICATES-5: staff withdraw one with a reason, and reinstate it', async () => {
    const { learner, id } = await holder(true);
    const withdraw = (reason?: string) =>
      teacher.post(`/api/admin/certificates/${id}/withdraw`, reason === undefined ? {} : { reason });
    expect((await withdraw('')).status).toBe(400);
    expect((await withdraw('Copied work')).status).toBe(200);
    expect(await page(id)).toEqual({ state: 'withdrawn' });
    expect((await own(learner)).certificates).toMatchObject([{ withdrawn: 'Copied work' }]);
    expect((await own(learner)).ready).toEqual([]);
    expect((await take(learner)).body).toEqual({ id });
    expect((await product.visitor.get(`/api/certificates/${id}/credential`)).status).toBe(404);
    expect((await learner.get(`/api/certificates/${id}/pdf`)).status).toBe(404);
    const listed = async () => (await product.visitor.get('/api/certificates/withdrawn')).text;
    expect(await listed()).toContain(id);
    const seen = await teacher.get(`/api/admin/learners/${learner.accountId}/certificates`);
    expect(seen.body['certificates']).toMatchObject([{ id, withdrawn: 'Copied work' }]);

    expect((await withdraw()).status).toBe(200);
    expect(await page(id)).toMatchObject({ state: 'valid' });
    expect(await listed()).not.toContain(id);
  });

  it('CERTIFICATES-6: with the account it is erased: its address says withdrawn', async () => {
    const { learner, id } = await holder(true);
    await product.db.deleteFrom('account').where('id', '=', learner.accountId).execute();
    expect(await page(id)).toEqual({ state: 'withdrawn' });
    expect((await product.visitor.get('/api/certificates/withdrawn')).text).toContain(id);
    expect((await teacher.post(`/api/admin/certificates/${id}/withdraw`, {})).status).toBe(404);
  });

  it('CERTIFICATES-7: its owner gets it as a PDF with their name, in both scripts', async () => {
    const { learner, id } = await holder();
    const reply = await product.app.inject({
      url: `/api/certificates/${id}/pdf`,
      headers: { 'x-auth-token': learner.token },
    });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const words = pdfWords(reply.rawPayload);
    expect(words).toContain(`https://school.example/certificates/${id}`);
    expect(words).toContain('Demo institute');
  });
});

const json = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** The three parts of a compact token, as JSON and bytes. */
function partsOf(token: string) {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return {
    header: json(header),
    payload: json(payload),
    signed: Buffer.from(`${header}.${payload}`),
    signature: Buffer.from(signature, 'base64url'),
  };
}

const tokenOf = async (id: string) => (await product.visitor.get(`/api/certificates/${id}/credential`)).text;

describe('a certificate as an Open Badges 3.0 credential', () => {
  it('CERTIFICATES-8: its signature is verified with the published key alone, and not after a change', async () => {
    const { id } = await holder(true);
    const token = await tokenOf(id);
    const { header, signed, signature } = partsOf(token);
    expect(header).toEqual({
      alg: 'RS256',
      typ: 'JWT',
      kid: expect.stringMatching(/^https:\/\/school\.example\/api\/certificates\/keys\/[\w-]{43}$/) as string,
    });
    // By what the header names, with another implementation than the one that signed.
    const named = (await product.visitor.get(new URL(String(header['kid'])).pathname)).body;
    expect(named).not.toHaveProperty('d');
    const key = createPublicKey({ key: named, format: 'jwk' });
    expect(verify('RSA-SHA256', signed, key, signature)).toBe(true);
    expect(verify('RSA-SHA256', Buffer.concat([signed, Buffer.from('x')]), key, signature)).toBe(false);
    // And by the set of keys.
    const { keys } = (await product.visitor.get('/api/certificates/keys')).body as unknown as JSONWebKeySet;
    expect(keys).toEqual([named]);
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
      issuer: 'https://school.example/api/certificates/issuer',
      algorithms: ['RS256'],
    });
    expect(payload.jti).toBe(`https://school.example/certificates/${id}`);
  });

  it('CERTIFICATES-9: it has all that the specification asks for, and its claims agree with it', async () => {
    const { id } = await holder(true);
    const { payload } = partsOf(await tokenOf(id));
    const address = `https://school.example/certificates/${id}`;
    const { iss, jti, sub, nbf, ...credential } = payload;
    expect(credential).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: address,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'C',
      issuer: { id: iss, type: ['Profile'], name: 'Demo institute' },
      credentialSubject: {
        id: sub,
        type: ['AchievementSubject'],
        identifier: [
          { type: 'IdentityObject', hashed: false, identityHash: 'आशा Rao', identityType: 'name' },
        ],
        achievement: {
          id: 'https://school.example/courses/c',
          type: ['Achievement'],
          achievementType: 'CertificateOfCompletion',
          name: 'C',
          criteria: { narrative: expect.stringContaining('5 in all') as string },
        },
      },
    });
    expect(jti).toBe(address);
    expect(new Date(Number(nbf) * 1000).toISOString().replace('.000', '')).toBe(credential['validFrom']);
    expect(JSON.stringify(payload)).not.toContain('@example');
    const issuer = await product.visitor.get(new URL(String(iss)).pathname);
    expect(issuer.body).toEqual(credential['issuer']);
  });

  it('CERTIFICATES-9: without its owner’s wish it says no name', async () => {
    const { id } = await holder();
    const { payload } = partsOf(await tokenOf(id));
    expect(payload['credentialSubject']).not.toHaveProperty('identifier');
    expect(JSON.stringify(payload)).not.toContain('Rao');
  });
});
