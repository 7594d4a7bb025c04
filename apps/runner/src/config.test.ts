import { expect, test } from 'vitest';

import { readConfig, usualSlots } from './config.ts';

test('one setting is enough, and the rest has defaults', () => {
  const config = readConfig({
    QUEUE_DATABASE_URL: 'postgres://abhyas_runner:x@db/abhyas_queue',
    RUNNER_METRICS_PORT: '',
  });
  expect(config.concurrency).toBeGreaterThanOrEqual(1);
  expect(config.metricsPort).toBe(0);
});

test('a small machine runs programs on all its processors, a larger one leaves one to the rest', () => {
  expect([1, 2, 3, 4, 16].map(usualSlots)).toEqual([1, 2, 2, 3, 15]);
});

test('all faults are told at once and by name', () => {
  const faulty = { QUEUE_DATABASE_URL: 'mysql://x', RUNNER_CONCURRENCY: '0', RUNNER_METRICS_PORT: 'ninety' };
  for (const name of Object.keys(faulty)) expect(() => readConfig(faulty)).toThrow(name);
  expect(() => readConfig({})).toThrow('QUEUE_DATABASE_URL');
});

const inProduction = (end: string) =>
  readConfig({
    NODE_ENV: 'production',
    QUEUE_DATABASE_URL: `postgres://abhyas_runner:x@db.example.in/abhyas_queue${end}`,
  });

test('ASVS 12.3.1: in production a queue on another host is asked over TLS, or said to be without', () => {
  expect(() => inProduction('')).toThrow(/ QUEUE_DATABASE_URL: .*sslmode=verify-full/);
  expect(() => inProduction('?sslmode=prefer')).toThrow(/ QUEUE_DATABASE_URL: /);
  expect(inProduction('?sslmode=verify-full').queueDatabaseUrl).toContain('db.example.in');
  expect(inProduction('?sslmode=disable').queueDatabaseUrl).toContain('db.example.in');
});

test('in production cgroups must count what programs take', () => {
  const url = 'postgres://abhyas_runner:x@localhost/abhyas_queue';
  const production = { NODE_ENV: 'production', QUEUE_DATABASE_URL: url };
  expect(readConfig(production).cgroups).toBe('required');
  expect(() => readConfig({ ...production, RUNNER_CGROUPS: 'none' })).toThrow(
    / RUNNER_CGROUPS: must not be none/,
  );
  expect(readConfig({ QUEUE_DATABASE_URL: url }).cgroups).toBe('auto');
});
