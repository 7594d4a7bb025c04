import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { ROOT } from '../boot/project.mjs';
import { FAULTS } from './faults.ts';

const names = FAULTS.map(({ name }) => name);

test('the faults are numbered in their order, and each has a row in docs/faults.md', () => {
  expect(names).toEqual(FAULTS.map((_, index) => `F${index + 1}`));
  const rows = readFileSync(`${ROOT}docs/faults.md`, 'utf8').matchAll(/^\| (F\d+(?:, F\d+)*) /gm);
  expect([...rows].flatMap(([, named = '']) => named.split(', '))).toEqual(names);
});

test('every test that brings a fault about exists', () => {
  const tests = FAULTS.flatMap((fault) => fault.tests ?? []);
  expect(tests.length).toBeGreaterThan(8);
  expect(tests.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
});
