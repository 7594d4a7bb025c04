import { nativeCrashes } from '../gcc/crashes.ts';
import { cTable } from './messages.ts';

export const rules = [...cTable, ...nativeCrashes];
