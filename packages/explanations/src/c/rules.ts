import { nativeCrashes } from '../gcc/crashes.ts';
import { cTable } from './messages.ts';

export const cRules = [...cTable, ...nativeCrashes];
