import { crc32, deflateSync } from 'node:zlib';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { invoicePdf } from '../payments/invoice-pdf.ts';
import type { InvoiceDocument } from '../payments/invoice.rules.ts';
import { certificatePdf } from '../certificates/certificate-pdf.ts';
import { labRecordPdf } from '../assignments/lab-record-pdf.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { checkedPng } from './png.rules.ts';

let product: TestProduct;
let accounts: Awaited<ReturnType<TestProduct['signInStaff']>>;
beforeAll(async () => {
  product = await startTestProduct();
  accounts = await product.signInStaff('accounts');
});
afterAll(() => product.close());

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

type Drawn = {
  readonly width?: number;
  readonly height?: number;
  /** Unpacked; as the head says when unset. */
  readonly pixels?: Buffer;
  readonly rest?: readonly [number, number, number, number, number];
  readonly extra?: Buffer;
};

/** In eight bits of red, green and blue each. */
function png({ width = 64, height = 48, pixels, rest = [8, 2, 0, 0, 0], extra }: Drawn = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  Buffer.from(rest).copy(head, 8);
  const unpacked = pixels ?? Buffer.alloc((1 + width * 3) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    extra ?? Buffer.alloc(0),
    chunk('IDAT', deflateSync(unpacked)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const send = (bytes: Buffer, who = accounts) =>
  who.post('/api/admin/institute/logo', { png: bytes.toString('base64') });
const logoOf = async (who: typeof accounts) => (await who.get('/api/auth')).body['logo'];

it('FRAME-29: a logo is shown to everybody from then on, replaced and taken away, and the audit log knows', async () => {
  const learner = await product.learner();
  expect(await logoOf(learner)).toBeUndefined();
  expect((await send(png())).status).toBe(200);
  const first = String(await logoOf(learner));
  const answer = await product.app.inject(first);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(checkedPng(answer.rawPayload, 1000)).toMatchObject({ width: 64, height: 48 });

  expect((await send(png({ width: 80 }))).status).toBe(200);
  const second = String(await logoOf(learner));
  expect(second).not.toBe(first);
  expect((await product.app.inject(first)).statusCode).toBe(404);
  expect((await accounts.get('/api/admin/institute/logo')).body).toEqual({ logo: second });

  await accounts.post('/api/admin/institute/logo/remove');
  await accounts.post('/api/admin/institute/logo/remove');
  expect(await logoOf(learner)).toBeUndefined();
  expect((await product.app.inject(second)).statusCode).toBe(404);
  const owner = await product.signInStaff('owner');
  const { text } = await owner.get('/api/admin/audit?search=institute.logo');
  expect(text.match(/"action":"institute\.logo"/g)).toHaveLength(2);
  expect(text.match(/"action":"institute\.logo-removed"/g)).toHaveLength(1);
});

it('FRAME-29: what is no such picture is refused, and the logo before stays', async () => {
  await send(png());
  const before = await logoOf(accounts);
  const sound = png();
  const damaged = Buffer.from(sound);
  damaged[45] = (damaged[45] ?? 0) ^ 0xff;
  const refused = {
    nothing: Buffer.alloc(0),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    cut: sound.subarray(0, sound.length - 6),
    damaged,
    small: png({ width: 31 }),
    wide: png({ width: 1001 }),
    interlaced: png({ rest: [8, 2, 0, 0, 1] }),
    deep: png({ rest: [16, 2, 0, 0, 0] }),
    unknown: png({ rest: [8, 5, 0, 0, 0] }),
    'without its palette': png({ rest: [8, 3, 0, 0, 0] }),
    'larger inside': png({ pixels: Buffer.alloc(50 * 1024 * 1024) }),
    'smaller inside': png({ pixels: Buffer.alloc(10) }),
    heavy: png({ extra: chunk('tEXt', Buffer.alloc(201 * 1024)) }),
  };
  for (const [what, bytes] of Object.entries(refused)) {
    const answer = await send(bytes);
    expect([what, answer.status, answer.text]).toEqual([
      what,
      400,
      expect.stringContaining('institute.logo'),
    ]);
  }
  expect(await logoOf(accounts)).toBe(before);
});

it('FRAME-29: what is written in a picture beside the picture is not kept', () => {
  const kept = checkedPng(png({ extra: chunk('tEXt', Buffer.from('<script>alert(1)</script>')) }), 1000);
  expect(kept?.bytes.toString('latin1')).not.toContain('script');
  expect(kept?.bytes).toEqual(png());
});

const DOCUMENT: InvoiceDocument = {
  kind: 'invoice',
  heading: 'Receipt',
  number: 'INV/26-27/000001',
  issuedAt: '2026-11-28T00:00:00.000Z',
  seller: {
    mode: 'unregistered',
    name: 'College',
    address: 'Pune',
    stateCode: '27',
    gstin: '',
    sac: '999293',
    email: '',
    phone: '',
  },
  buyer: { name: 'Asha', email: 'a@b.in', state: '27 Maharashtra', gstin: '' },
  placeOfSupply: '',
  planTitle: 'C',
  description: 'A year',
  amountPaise: 10_000,
  taxablePaise: 10_000,
  taxes: [],
  amountInWords: 'One hundred rupees',
  paymentId: 'pay_1',
  corrects: null,
};

it.each([
  ['invoices', (logo?: Buffer) => invoicePdf({ document: DOCUMENT, logo })],
  [
    'certificates',
    (logo?: Buffer) =>
      certificatePdf({
        name: 'Asha',
        title: 'C',
        issuer: 'College',
        issuedAt: '2026-11-28T00:00:00.000Z',
        items: 1,
        address: 'https://abhyas.example/c',
        logo,
      }),
  ],
  [
    'lab records',
    (logo?: Buffer) =>
      labRecordPdf({
        language: 'en',
        cover: { college: 'College', course: '', term: '' },
        logo,
        batch: 'CSE',
        name: 'Asha',
        rollNumber: '1',
        section: '',
        items: [],
      }),
  ],
])('FRAME-29: %s have the logo', async (_, draw) => {
  const pictures = async (logo?: Buffer) =>
    (await draw(logo)).toString('latin1').split('/Subtype /Image').length - 1;
  expect(await pictures()).toBe(0);
  expect(await pictures(png())).toBe(1);
});
