import { cRules } from '../c/rules.ts';
import { warningsTable } from './warnings.ts';

export const warningRules = [...cRules.filter((rule) => rule.warnings), ...warningsTable];
