import { everybody, type Row } from './matrix-row.ts';

/** What has no access rule because it is for machines and visitors. The test product has no built web pages. */
export const openRows: readonly Row[] = [
  { route: 'GET /healthz', answers: everybody(200) },
  { route: 'GET /readyz', answers: everybody(200) },
  // Production has neither (openapi.test.ts).
  { route: 'GET /api/docs', answers: everybody(200) },
  { route: 'GET /api/docs/openapi.json', answers: everybody(200) },
  { route: 'GET /', answers: everybody(404) },
  { route: 'GET /sitemap.xml', answers: everybody(200) },
  { route: 'GET /robots.txt', answers: everybody(200) },
  { route: 'GET /api/page-frame', answers: everybody(200) },
  { route: 'GET /lti/login', answers: everybody(303), asks: { query: '?iss=nobody' } },
  { route: 'POST /lti/login', answers: everybody(303) },
  { route: 'POST /lti/launch', answers: everybody(303) },
  { route: 'GET /lti/return', answers: everybody(303) },
  { route: 'POST /lti/frame', answers: everybody(200) },
  { route: 'GET /lti/register/:secret', answers: everybody(303), asks: { params: { secret: 'guessed' } } },
  { route: 'GET /lti/keys', answers: everybody(200) },
  { route: 'GET /api/certificates/issuer', answers: everybody(200) },
  { route: 'GET /api/certificates/keys', answers: everybody(200) },
  {
    route: 'GET /api/certificates/keys/:keyId',
    answers: everybody(404),
    asks: { params: { keyId: 'none' } },
  },
  { route: 'GET /api/certificates/withdrawn', answers: everybody(200) },
  {
    route: 'GET /api/institute/logo/:version',
    answers: everybody(404),
    asks: { params: { version: 'none' } },
  },
  { route: 'GET /api/landing', answers: everybody(200) },
  { route: 'GET /api/pages/:pageId', answers: everybody(404), asks: { params: { pageId: 'terms' } } },
];
