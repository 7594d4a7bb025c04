import { expect, test } from 'vitest';

import { declaredScreens } from './declared-screens.ts';

const { screens, frame } = await declaredScreens();

test('FRAME-24: what a screen asks for ahead has its parameters in the address of the screen', () => {
  const asked = screens.flatMap(({ path, reads }) => reads.map((read) => ({ path, read })));
  const strangers = asked.filter(({ path, read }) =>
    (read.match(/:\w+/g) ?? []).some((name) => !path.split('/').includes(name)),
  );
  expect(strangers).toEqual([]);
  expect(asked.filter(({ read }) => read.includes('undefined'))).toEqual([]);
});

test('the screens that learners open all the time say what they read', () => {
  const reading = screens.filter(({ reads }) => reads.length > 0).map(({ path }) => path);
  for (const path of ['/dashboard', '/learn', '/learn/:topicId', '/practise', '/practise/:from/:assetId'])
    expect(reading).toContain(path);
  expect(frame.reads).toEqual(['GET /api/auth']);
});

test('no two screens are at one address', () => {
  const paths = screens.map(({ path }) => path.replaceAll(/:\w+/g, ':'));
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});
