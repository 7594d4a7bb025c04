import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ReleaseBundle } from '@abhyas/content/release';
import { FRAME_PATH } from '@abhyas/languages/page/frame-page';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { publishRelease } from '../platform/content/release-store.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { testRelease } from '../testing/test-release.ts';

let product: TestProduct;
let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'abhyas-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>page</title>');
  await writeFile(join(webFolder, 'assets/app.js'), 'export {};');
  product = await startTestProduct(undefined, {}, { webFolder });
});
afterAll(async () => {
  await product.close();
  await rm(webFolder, { recursive: true });
});

/** The test content, with a video hint from another host. */
function releaseWithStream(url: string): ReleaseBundle {
  const topics = testRelease.topics.map((topic) => ({
    ...topic,
    subtopics: topic.subtopics.map((subtopic) => ({
      ...subtopic,
      assets: subtopic.assets.map((asset) =>
        asset.type === 'problem' ? { ...asset, body: { ...asset.body, hintVideo: url } } : asset,
      ),
    })),
  }));
  return { release: { ...testRelease, id: 'with-a-stream', topics }, blobs: new Map() };
}

const PLAIN = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  'content-security-policy': [
    /^default-src 'none'; script-src 'self' https:\/\/accounts\.google\.com /,
    /require-trusted-types-for 'script'/,
    /frame-ancestors 'none'/,
    /object-src 'none'; base-uri 'none'/,
    /^(?!.*script-src [^;]*(?:unsafe|\*|data:))/,
  ],
};
const NEVER = ['access-control-allow-origin', 'set-cookie', 'x-powered-by', 'server'];

/** What is wrong with the headers of an answer. */
function faultsOf({ headers }: LightMyRequestResponse): string[] {
  const wanted = Object.entries(PLAIN).flatMap(([name, patterns]) =>
    [patterns].flat().map((pattern) => [name, pattern] as const),
  );
  const missing = wanted.filter(([name, pattern]) => !pattern.test(String(headers[name])));
  const forbidden = NEVER.filter((name) => headers[name] !== undefined);
  return [...missing.map(([name, pattern]) => `${name} is not ${pattern}`), ...forbidden];
}

/** What is wrong with those of a call's answer as well. */
function faultsOfCall({ headers }: LightMyRequestResponse): string[] {
  const kept = String(headers['cache-control']) === 'no-store' ? [] : ['it may be kept'];
  const typed = headers['content-type'] === 'application/json; charset=utf-8' ? [] : ['its type'];
  return [...kept, ...typed];
}

/** The name that a request gets whose sender chose `name`. */
async function named(name: string): Promise<unknown> {
  const headers = { 'x-request-id': name };
  const answer = await product.app.inject({ method: 'GET', url: '/api/auth', headers });
  return answer.headers['x-request-id'];
}

describe('ASVS 3.4.1 to 3.4.6: security headers on every answer', () => {
  test('the frame of a page has an origin of its own, no network, and is shown by our pages only', async () => {
    const { headers } = await product.app.inject({ method: 'GET', url: FRAME_PATH });
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['set-cookie']).toBeUndefined();
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        'sandbox allow-scripts allow-forms',
      ]),
    );
    expect(policy.join(' ')).not.toMatch(/https?:|connect-src|allow-same-origin/);
  });

  test('every route, whatever it answers, to a visitor and with a foreign Origin', async () => {
    for (const { method, path, stream } of product.app.routeTable()) {
      if (stream || path === FRAME_PATH) continue;
      const answer = await product.app.inject({
        method: method as 'GET',
        url: path.replaceAll(/:\w+/g, 'x'),
        headers: { origin: 'https://evil.example' },
      });
      const faults = [
        ...faultsOf(answer),
        ...(path.startsWith('/api/') && path !== '/api/docs' ? faultsOfCall(answer) : []),
      ];
      expect({ path, faults }).toEqual({ path, faults: [] });
    }
  });

  test.each([
    ['a page', 'GET /learn', 200],
    ['a script', 'GET /assets/app.js', 200],
    ['what is not there', 'GET /assets/none.js', 404],
    ['a call that is not there', 'GET /api/none', 404],
    ['a hidden file', 'GET /.git/config', 404],
    ['a way out of the folder', 'GET /assets/..%2f..%2f..%2fetc/passwd', 404],
    ['an address that is none', 'GET /%', 400],
    ['an address that is too long', `GET /api/content/topic/${'x'.repeat(300)}`, 404],
    ['another method', 'PUT /api/auth', 404],
    ['TRACE', 'TRACE /', 404],
    ['a preflight', 'OPTIONS /api/auth', 404],
  ])('%s', async (_what, request, status) => {
    const [method, url = ''] = request.split(' ');
    const answer = await product.app.inject({
      method: method as 'GET',
      url,
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(status);
    expect(faultsOf(answer)).toEqual([]);
  });

  test('PLATFORM-5: Operations: each answer names its request, and only a balancer of ours may choose the name', async () => {
    const names = [await named('chosen-by-me'), await named('chosen-by-me')];
    expect(new Set([...names, 'chosen-by-me']).size).toBe(3);
    const { requestNames } = await import('../platform/telemetry/request-log.ts');
    expect(requestNames(true)({ headers: { 'x-request-id': 'from-the-balancer' } })).toBe(
      'from-the-balancer',
    );
    expect(requestNames(true)({ headers: { 'x-request-id': 'a\nb' } })).toMatch(/^[\w-]{16}$/);
  });

  test('ASVS 3.4.1: where the product is reached over HTTPS, browsers are told to stay with it', async () => {
    const { securityHeaders } = await import('../platform/http/security-headers.ts');
    expect(securityHeaders({ https: true })['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });

  test('decision 0029: videos come from the hosts that the active release names, and from nowhere else', async () => {
    const policyOf = async () => {
      const { headers } = await product.app.inject({ method: 'GET', url: '/learn' });
      return new Map(
        String(headers['content-security-policy'])
          .split('; ')
          .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1).split(' ')]),
      );
    };
    const before = await policyOf();
    expect(before.get('media-src')).toEqual(["'self'", 'blob:']);
    await publishRelease(
      product.db,
      releaseWithStream('https://streams.example:8443/c/master.m3u8?key=;script-src *'),
    );
    await product.release.refresh();
    const after = await policyOf();
    const origin = 'https://streams.example:8443';
    expect(after.get('media-src')).toEqual(["'self'", 'blob:', origin]);
    expect(after.get('connect-src')).toEqual([...(before.get('connect-src') ?? []), origin]);
    expect(after.get('script-src')).toEqual(before.get('script-src'));
  });

  test('ASVS 16.5.1: a fault of ours shows nothing of our insides, and one log line says what it was', async () => {
    const lines: string[] = [];
    const { openLog } = await import('../platform/telemetry/log.ts');
    const log = openLog('debug', { write: (line) => void lines.push(line) });
    const broken = await startTestProduct(undefined, {}, { log });
    await broken.db.destroy();
    const answer = await broken.app.inject({
      method: 'GET',
      url: '/api/auth',
      headers: { 'x-auth-token': 'x' },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(faultsOf(answer)).toEqual([]);
    expect(answer.body).not.toMatch(/\.ts|node_modules|select|driver/i);
    expect(lines.filter((line) => line.includes('"msg":"request failed"'))).toHaveLength(1);
    await broken.close();
  });
});
