import { beforeEach, expect, test, vi } from 'vitest';

import { heldLocalStorage } from '../../../lib/testing/local-storage.ts';
import { forgetRoll, keepRoll, keptRoll, marked } from './unsaved-roll.rules.ts';

const CLASS = { id: 'class-1' };

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: heldLocalStorage() });
});

test('a roll of sixty that was not saved is met again, without who has left the list since', () => {
  const ids = Array.from({ length: 60 }, (_, place) => String(place));
  let roll = { present: [], absent: [] } as ReturnType<typeof marked>;
  for (const id of ids) roll = marked(roll, id, Number(id) % 3 !== 0);
  keepRoll(CLASS.id, roll);
  const met = keptRoll(CLASS, ids.slice(1));
  expect([met?.present.length, met?.absent.length]).toEqual([40, 19]);
  expect(keptRoll({ id: 'another' }, ids)).toBeNull();
  forgetRoll(CLASS.id);
  expect(keptRoll(CLASS, ids)).toBeNull();
});

test('a mark replaces the one before; what is no roll is not read as one', () => {
  const first = marked({ present: [], absent: ['1'] }, '1', true);
  expect(first).toEqual({ present: ['1'], absent: [] });
  window.localStorage.setItem('abhyas.rollDraft:class-1', '{"present":1}');
  expect(keptRoll(CLASS, ['1'])).toBeNull();
  window.localStorage.setItem('abhyas.rollDraft:class-1', 'x');
  expect(keptRoll(CLASS, ['1'])).toBeNull();
});
