/** What can be practised in instances without end (generated.ts). */
export const GENERATORS = [
  'fcfs',
  'sjf',
  'srtf',
  'priority',
  'round-robin',
  'fifo-pages',
  'lru-pages',
  'optimal-pages',
  'banker',
  'subnet',
] as const;
export type Generator = (typeof GENERATORS)[number];
