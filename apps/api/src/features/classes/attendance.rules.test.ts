import { describe, expect, it } from 'vitest';

import { isSensible, NO_COUNTS, shareOf } from './attendance.rules.ts';

const of = (present: number, absent: number) =>
  shareOf({ ...NO_COUNTS, present, absent }, { threshold: 75, late: 'present' });
const at = (from: string, to: string) =>
  isSensible({ day: '2026-07-01', kind: 'lab', hour: { is: 'clock', from, to } });

describe('a share of attendance', () => {
  it('CLASSES-12: on duty is present, late as the class says, and there is none without sessions', () => {
    const counts = { present: 5, late: 2, absent: 2, duty: 1 };
    const percents = (['present', 'half', 'absent'] as const).map(
      (late) => shareOf(counts, { threshold: 75, late }).percent,
    );
    expect(percents).toEqual([8000, 7000, 6000]);
    expect(shareOf(NO_COUNTS, { threshold: 75, late: 'present' })).toEqual({
      percent: undefined,
      short: false,
    });
  });

  it('CLASSES-12: is rounded down and compared exactly', () => {
    expect(of(3, 1)).toEqual({ percent: 7500, short: false });
    expect(of(74_999, 25_001)).toEqual({ percent: 7499, short: true });
    expect(of(2, 1)).toEqual({ percent: 6666, short: true });
  });

  it('CLASSES-10: a session ends after it begins', () => {
    expect([at('09:00', '09:50'), at('10:00', '09:50'), at('09:00', '09:00')]).toEqual([true, false, false]);
  });
});
