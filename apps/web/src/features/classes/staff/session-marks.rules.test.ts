import { beforeEach, expect, test, vi } from 'vitest';

import { heldLocalStorage } from '../../../lib/testing/local-storage.ts';
import { keepMarks, keptMarks, withMark, withoutSaved, type UnsavedMarks } from './session-marks.rules.ts';

const NONE: UnsavedMarks = new Map();

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: heldLocalStorage() });
});

test('CLASSES-11: a learner marked twice before it was sent is compared with what the server has', () => {
  const once = withMark(NONE, '7', { was: 'present', state: 'absent' });
  expect(withMark(once, '7', { was: 'absent', state: 'late' })).toEqual(
    new Map([['7', { was: 'present', state: 'late' }]]),
  );
});

test('CLASSES-11: what was marked once more while it was sent stays to be sent, compared with what was saved', () => {
  const twice = withMark(NONE, '7', { was: 'present', state: 'late' });
  expect(withoutSaved(twice, '7', 'late')).toEqual(NONE);
  expect(withoutSaved(twice, '7', 'absent')).toEqual(new Map([['7', { was: 'absent', state: 'late' }]]));
});

test('CLASSES-11: marks stay on the device until they are saved, and nothing else is taken for one', () => {
  const marks = new Map([
    ['7', { was: 'present', state: 'absent' }],
    ['8', { was: undefined, state: 'duty' }],
  ] as const);
  keepMarks('s', marks);
  expect(keptMarks('s')).toEqual(marks);
  expect(keptMarks('other')).toEqual(NONE);
  keepMarks('s', NONE);
  expect(window.localStorage.getItem('abhyas.attendance:s')).toBeNull();
  for (const damaged of ['{', '7', '[[7,{"state":"absent"}],["7",{"state":"asleep"}],null,["8"]]']) {
    window.localStorage.setItem('abhyas.attendance:s', damaged);
    expect(keptMarks('s')).toEqual(NONE);
  }
});
