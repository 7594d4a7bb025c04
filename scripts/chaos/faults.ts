import type { Fault } from './fault.ts';
import { F8, F11, F22 } from './faults/clients.ts';
import { F12 } from './faults/clocks.ts';
import { F4, F5, F6 } from './faults/database.ts';
import { F1, F2, F3 } from './faults/killed.ts';
import { F13, F14, F15, F16, F17, F19, F20, F21 } from './faults/proved.ts';
import { F18 } from './faults/rolling.ts';
import { F10, F23, F7, F9 } from './faults/runners.ts';

/** Every fault, in the order of docs/faults.md. */
export const FAULTS: readonly Fault[] = [
  F1,
  F2,
  F3,
  F4,
  F5,
  F6,
  F7,
  F8,
  F9,
  F10,
  F11,
  F12,
  F13,
  F14,
  F15,
  F16,
  F17,
  F18,
  F19,
  F20,
  F21,
  F22,
  F23,
];
