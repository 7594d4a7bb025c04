import { nativeCrashes } from '../gcc/crashes.ts';
import { cppTable } from './messages.ts';

export const rules = [...cppTable, ...nativeCrashes];
