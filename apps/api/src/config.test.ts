import { describe, expect, test } from 'vitest';

import { readConfig } from './config.ts';

const EXPOSED = { EXPOSE_SIMULATORS: 'yes' };

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ ...EXPOSED, HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
  [{ ...EXPOSED, HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ ...EXPOSED, HOST: '0.0.0.0', PUBLIC_URL: 'https://learn.example/' }, 'https://learn.example'],
])('links of mails lead to an address that can be opened: %j', (settings, publicUrl) => {
  expect(readConfig(settings).publicUrl).toBe(publicUrl);
});

test('PLATFORM-1: faults of the settings are listed all at once, by name', () => {
  const faulty = { PORT: 'http', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'learn' };
  expect(() => readConfig(faulty)).toThrow(/PORT[^]*DATABASE_URL[^]*PUBLIC_URL/);
});

test('PLATFORM-2: NODE_ENV=production refuses to start with a simulator or without its own address', () => {
  const missing = /DATABASE_URL[^]*PUBLIC_URL[^]*SMTP_URL[^]*GOOGLE_CLIENT_ID[^]*RAZORPAY_WEBHOOK_SECRET/;
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(missing);
});

const READY = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://learn.example',
  SMTP_URL: 'smtps://mail.example',
  GOOGLE_CLIENT_ID: 'id',
  RAZORPAY_KEY_ID: 'id',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
};

describe('a simulator lets anybody sign in as anybody, so others reach it only where that is asked for by name', () => {
  test.each(['0.0.0.0', '::', '192.168.1.5', 'learn.example', '127.0.0.1.example.in'])(
    '%s is refused',
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow(
        / HOST: [^]*GOOGLE_CLIENT_ID, RAZORPAY_KEY_ID[^]*EXPOSE_SIMULATORS=yes/,
      );
      expect(() => readConfig({ ...READY, NODE_ENV: 'development', HOST, GOOGLE_CLIENT_ID: '' })).toThrow(
        /Set GOOGLE_CLIENT_ID, or/,
      );
      expect(readConfig({ HOST, EXPOSE_SIMULATORS: 'yes' }).host).toBe(HOST);
      expect(readConfig({ ...READY, NODE_ENV: 'development', HOST }).host).toBe(HOST);
    },
  );

  test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('%s is this machine alone', (HOST) => {
    expect(readConfig({ HOST }).host).toBe(HOST);
  });
});

describe('ASVS 12.3.1: production sends nothing in the clear to a database on another host', () => {
  test.each([
    'postgres://abhyas:x@db.example.in/abhyas',
    'postgres://abhyas:x@10.0.0.5/abhyas?sslmode=prefer',
    'postgres://abhyas:x@db.example.in/abhyas?sslmode=no-verify',
    'postgres://abhyas:x@127.0.0.1.example.in/abhyas',
    'postgres://abhyas:x@localhost/abhyas?host=db.example.in',
  ])('%s is refused, with what to write', (url) => {
    expect(() => readConfig({ ...READY, DATABASE_URL: url })).toThrow(/ DATABASE_URL: .*sslmode=verify-full/);
    const queue = { DATABASE_URL: 'postgres://localhost/abhyas', QUEUE_DATABASE_URL: url };
    expect(() => readConfig({ ...READY, ...queue })).toThrow(/ QUEUE_DATABASE_URL: .*sslmode=verify-full/);
  });

  test.each([
    'postgres://abhyas:x@db.example.in/abhyas?sslmode=verify-full',
    'postgres://abhyas:x@10.213.0.3/abhyas?sslmode=disable',
    'postgres://abhyas:x@127.0.0.1:5432/abhyas',
    'postgres://abhyas:x@localhost/abhyas',
    'postgres://abhyas:x@[::1]/abhyas',
    'postgres:///abhyas?host=/var/run/postgresql',
  ])('%s is taken', (url) => {
    expect(readConfig({ ...READY, DATABASE_URL: url }).databaseUrl).toBe(url);
  });
});
