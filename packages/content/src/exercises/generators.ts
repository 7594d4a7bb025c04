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
  'closure',
  'candidate-keys',
  'minimal-cover',
  'normal-form',
  'lossless',
  'bcnf-tables',
  '3nf-tables',
  'b-plus-insert',
  'b-plus-delete',
] as const;
export type Generator = (typeof GENERATORS)[number];
