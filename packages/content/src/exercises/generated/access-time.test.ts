import { expect, test } from 'vitest';
import { instanceOf } from '../generated.ts';
import { effectiveTime } from './access-time.ts';
import { field, SEEDS, value } from './testing/read-instance.ts';

test('EXERCISES-25: an effective access time is the average of a hundred accesses, one by one', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('access-time', seed);
    const [tlb = 0, memory = 0, hits = 0] = ['tlb', 'memory', 'hits'].map((name) =>
      Number(value(instance.given, 'memoryTimes', name)),
    );
    const levels = Number(value(instance.given, 'tableLevels', 'levels'));
    const access = (isHit: boolean): number => {
      let time = tlb;
      if (!isHit) for (let table = 0; table < levels; table += 1) time += memory;
      return time + memory;
    };
    const times = Array.from({ length: 100 }, (_each, at) => access(at < hits));
    const mean = times.reduce((sum, time) => sum + time, 0) / 100;
    const effective = field(instance, 'effective');
    expect([effective.isRight(`${mean} ns`), effective.isRight(String(mean + 1))], `seed ${seed}`).toEqual([
      true,
      false,
    ]);
    expect(field(instance, 'miss').isRight(String(access(false)))).toBe(true);
    expect(field(instance, 'miss').isRight(String(access(true)))).toBe(false);
    expect(field(instance, 'without').isRight(String(access(false) - tlb))).toBe(true);
    expect(value(instance.solution, 'effectiveTime', 'sum').endsWith(`= ${mean} ns`)).toBe(true);
  }
});

test('EXERCISES-25: the access time of the lesson', () => {
  expect(effectiveTime({ tlb: 5, memory: 100, levels: 1, hits: 90 })).toBe(115);
});
