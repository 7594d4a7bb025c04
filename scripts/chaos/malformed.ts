import { randomBytes, randomInt } from 'node:crypto';

const TARGETS = [
  '/%',
  '/%c0%af..%c0%af',
  '//',
  '/\\..\\..\\etc\\passwd',
  '/../../../../etc/passwd',
  '/api/content/subtopic/%00',
  '/api/content/topic/__proto__',
  '/api/content/getproblem/constructor',
  '/api/auth?email=a&email=b',
  'http://[::1',
  '*',
  '/api/runner/progress/not-a-uuid',
  `/${'a'.repeat(9000)}`,
];

const BODIES = [
  '{',
  '[]',
  'null',
  '{"__proto__":{"confirmed":true}}',
  '{"email":{"$gt":""},"password":[]}',
  '{"email":"\\u0000","password":"\\ud800"}',
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{"name":"${'x'.repeat(5000)}"}`,
  '\u0000\u0001\u0002',
];

const PATHS = [
  '/api/users',
  '/api/auth',
  '/api/runner/execute',
  '/api/payment/webhook',
  '/api/comments/addcomment',
];

type Make = (number: number) => string | Buffer;

const any = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

function posted(number: number, headers: string): string {
  const body = any(BODIES, number) ?? '';
  return `POST ${any(PATHS, number)} HTTP/1.1\r\nHost: x\r\n${headers}\r\n${body}`;
}

/** Each makes a request that no browser sends; what they hold differs from one number to the next. */
const KINDS: readonly Make[] = [
  () => randomBytes(randomInt(1, 4000)),
  (number) => `GET ${any(TARGETS, number)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  (number) =>
    posted(
      number,
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(any(BODIES, number) ?? '')}\r\n`,
    ),
  (number) => posted(number, 'Content-Type: application/json\r\nContent-Length: -1\r\n'),
  (number) => posted(number, 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'),
  (number) => posted(number, 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n'),
  (number) => posted(number, `Content-Type: text/${'x'.repeat(number % 200)}\r\nContent-Length: 5\r\n`),
  (number) => `GET /api/auth HTTP/1.1\r\nHost: x\r\nX-Auth-Token: ${'\u00ff'.repeat(number % 300)}\r\n\r\n`,
  (number) => `GET /api/auth HTTP/1.1\r\n${'X-Many: y\r\n'.repeat(number % 3000)}\r\n`,
  (number) =>
    `${any(['BREW', 'get', '\u0000GET', 'CONNECT', 'TRACE'], number)} /api/content HTTP/1.1\r\nHost: x\r\n\r\n`,
  () => 'GET / HTTP/9.9\r\n\r\n',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];

/** The n-th of a series of malformed requests. */
export function malformedRequest(number: number): Buffer {
  const made = KINDS[number % KINDS.length]?.(Math.floor(number / KINDS.length)) ?? '';
  return typeof made === 'string' ? Buffer.from(made, 'latin1') : made;
}
