import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { callsAhead } from './calls-ahead.ts';

const routes = readFileSync(new URL('../src/app/routes.tsx', import.meta.url), 'utf8');
const screens = [...routes.matchAll(/screen\(\s*'([^']+)'/g)].map(([, path = '']) => path);

test('FRAME-24: what a screen asks for ahead has its parameters in the address of the screen', () => {
  const asked = screens.flatMap((screen) => callsAhead(screen).map((call) => ({ screen, call })));
  const strangers = asked.filter(({ screen, call }) =>
    (call.match(/:\w+/g) ?? []).some((name) => !screen.split('/').includes(name)),
  );
  expect(strangers).toEqual([]);
  expect(new Set(asked.map(({ screen }) => screen)).size).toBe(6);
});

test('screens of visitors ask for nothing ahead', () => {
  expect(callsAhead('/login')).toEqual([]);
});
