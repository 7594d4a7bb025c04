import { rules } from './c/rules.ts';
import { warningsTable } from './gcc/warnings.ts';

export const warningRules = [...rules.filter((rule) => rule.warnings), ...warningsTable];
