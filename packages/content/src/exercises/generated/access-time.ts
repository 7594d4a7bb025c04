import type { Random } from '../../random.ts';
import { type Instance, numberField, written } from './instance.ts';

/** How memory is reached: times in ns, and how many accesses the page tables need. */
export type Memory = {
  readonly tlb: number;
  readonly memory: number;
  readonly levels: number;
  /** Hits of 100 accesses. */
  readonly hits: number;
};

/** Time of an access whose page number is in the TLB, and of one whose page number is not. */
export function accessTimes({ tlb, memory, levels }: Memory): { hit: number; miss: number } {
  return { hit: tlb + memory, miss: tlb + levels * memory + memory };
}

export function effectiveTime(each: Memory): number {
  const { hit, miss } = accessTimes(each);
  return (each.hits * hit + (100 - each.hits) * miss) / 100;
}

export function accessTimeInstance(random: Random): Instance {
  const each: Memory = {
    tlb: random.int(1, 20),
    memory: 5 * random.int(10, 40),
    levels: random.int(1, 3),
    hits: random.int(70, 99),
  };
  const { tlb, memory, levels, hits } = each;
  const { hit, miss } = accessTimes(each);
  const effective = effectiveTime(each);
  const tables = `${levels} · ${memory}`;
  return {
    given: [
      { kind: 'sentence', word: 'memoryTimes', values: { tlb, memory, hits } },
      { kind: 'sentence', word: 'tableLevels', values: { levels } },
    ],
    fields: [
      numberField('miss', 'missTime', miss),
      numberField('effective', 'effectiveTime', effective),
      numberField('without', 'timeWithoutTlb', (levels + 1) * memory),
    ],
    solution: [
      { kind: 'sentence', word: 'hitTime', values: { sum: `${tlb} + ${memory} = ${hit} ns` } },
      { kind: 'sentence', word: 'missTime', values: { sum: `${tlb} + ${tables} + ${memory} = ${miss} ns` } },
      {
        kind: 'sentence',
        word: 'effectiveTime',
        values: {
          sum: `${hits / 100} · ${hit} + ${written(1 - hits / 100)} · ${miss} = ${written(effective)} ns`,
        },
      },
      {
        kind: 'sentence',
        word: 'timeWithoutTlb',
        values: { sum: `${tables} + ${memory} = ${(levels + 1) * memory} ns` },
      },
    ],
  };
}
