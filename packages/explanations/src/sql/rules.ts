import type { ExplanationRule } from '../explanation.ts';
import { sqlChanges } from './changes.ts';
import { sqlGroups } from './groups.ts';
import { sqlNames } from './names.ts';
import { sqlSyntax } from './syntax.ts';

/** Mistakes in SQL, in the words of SQLite; the more exact rows stand first. */
export const rules: readonly ExplanationRule[] = [...sqlNames, ...sqlGroups, ...sqlChanges, ...sqlSyntax];
