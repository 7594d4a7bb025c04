import type { CertificateKeys } from '@abhyas/contract/certificates.staff';
import { createRemoteJWKSet, importJWK, jwtVerify, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { testRelease } from '../../testing/test-release.ts';
import { titleLines } from './badge.rules.ts';

type Staff = Awaited<ReturnType<TestProduct['signInStaff']>>;

let product: TestProduct;
let owner: Staff;
let id = '';

beforeAll(async () => {
  product = await startTestProduct(undefined, { PUBLIC_URL: 'https://school.example' });
  owner = await product.signInStaff('owner');
});
afterAll(() => product.close());

/** A certificate of the course `c`. */
beforeEach(async () => {
  const learner = await product.learner('Asha Rao');
  const items = testRelease.topics[0]?.subtopics[0]?.assets ?? [];
  await product.db
    .insertInto('finished_asset')
    .values(items.map((asset) => ({ account_id: learner.accountId, asset_id: asset.id })))
    .execute();
  const taken = await learner.post('/api/certificates', { topicId: 'c', namePublic: false });
  id = String(taken.body['id']);
});

const credential = async () => (await product.visitor.get(`/api/certificates/${id}/credential`)).text;
const keys = async () => (await owner.get('/api/admin/certificates/keys')).body as unknown as CertificateKeys;
const change = async (stolen: boolean, current?: string) =>
  owner.post('/api/admin/certificates/keys/change', { stolen, current: current ?? (await keys()).current });

const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString()) as { readonly kid: string };

/** As a verifier does: by the set of keys that the institute publishes, over HTTP. */
async function verifies(token: string): Promise<boolean> {
  const set = createRemoteJWKSet(new URL(`${product.app.listeningOrigin}/api/certificates/keys`));
  return jwtVerify(token, set, { algorithms: ['RS256'] }).then(
    () => true,
    () => false,
  );
}

it('CERTIFICATES-10: after a change both the old and the new credential are verified, by the set and by address', async () => {
  const before = await credential();
  const { current } = await keys();
  expect((await change(false)).status).toBe(200);
  const after = await credential();
  expect(headerOf(after).kid).not.toBe(headerOf(before).kid);
  expect([await verifies(before), await verifies(after)]).toEqual([true, true]);
  for (const token of [before, after]) {
    const jwk = (await product.visitor.get(new URL(headerOf(token).kid).pathname)).body as JWK;
    expect(jwk).not.toHaveProperty('d');
    await jwtVerify(token, await importJWK(jwk, 'RS256'));
  }
  expect((await keys()).retired[0]).toMatchObject({ keyId: current, stolen: false });
  // With the old name in its header, and the new key's signature, it is nothing.
  const [, payload, signature] = after.split('.');
  expect(await verifies([before.split('.')[0], payload, signature].join('.'))).toBe(false);
});

it('CERTIFICATES-10: a stolen key is published no more', async () => {
  const before = await credential();
  expect((await change(true)).status).toBe(200);
  expect(await verifies(before)).toBe(false);
  expect((await product.visitor.get(new URL(headerOf(before).kid).pathname)).status).toBe(404);
  expect(await verifies(await credential())).toBe(true);
  expect((await keys()).retired[0]).toMatchObject({ stolen: true });
});

it('CERTIFICATES-10: sent twice at the same moment it is changed once, and the audit log tells it', async () => {
  const { current, retired } = await keys();
  const all = await Promise.all([1, 2, 3].map(() => change(false, current)));
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect((await keys()).retired).toHaveLength(retired.length + 1);
  const entries = await product.db
    .selectFrom('audit_entry')
    .select(['action', 'subject'])
    .where('subject', '=', current)
    .execute();
  expect(entries).toEqual([{ action: 'institute.key-changed', subject: current }]);
});

const keptKeys = () =>
  product.db.selectFrom('server_key').selectAll().where('purpose', '=', 'certificates').execute();

it('CERTIFICATES-10: another process signs with the new key at once, and the old private side is gone', async () => {
  const [old] = await keptKeys();
  await credential();
  await change(false);
  const [now] = await keptKeys();
  expect(now?.bytes.equals(old?.bytes ?? Buffer.of())).toBe(false);
  const { text } = await owner.get('/api/admin/certificates/keys');
  expect(text).not.toContain('"d"');
  expect(headerOf(await credential()).kid).toContain((await keys()).current);
});

it('CERTIFICATES-11: a badge has a picture that the credential names, for as long as it is valid', async () => {
  const payload = JSON.parse(
    Buffer.from((await credential()).split('.')[1] ?? '', 'base64url').toString(),
  ) as {
    credentialSubject: { achievement: { image: { id: string; type: string } } };
  };
  const { image } = payload.credentialSubject.achievement;
  expect(image).toMatchObject({ id: `https://school.example/api/certificates/${id}/badge`, type: 'Image' });
  const shown = await product.app.inject({ url: new URL(image.id).pathname });
  expect(shown.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  });
  expect(shown.body).toMatch(/^<svg .*<title>C<\/title>.*Demo institute.*<\/svg>$/s);
  const teacher = await product.signInStaff('teacher');
  await teacher.post(`/api/admin/certificates/${id}/withdraw`, { reason: 'Copied work' });
  expect((await product.app.inject({ url: new URL(image.id).pathname })).statusCode).toBe(404);
});

it.for([
  ['C', ['C']],
  ['Data Structures and Algorithms', ['Data Structures', 'and Algorithms']],
  ['A very long title of a course that does not fit at all', ['A very long', 'title of a', 'course that…']],
  ['Electroencephalography', ['Electroencephal…']],
] as const)('CERTIFICATES-11: the title %s is written in lines that fit', ([title, lines]) => {
  expect(titleLines(title)).toEqual(lines);
});
