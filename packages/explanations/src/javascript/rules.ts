import type { ExplanationRule } from '../explanation.ts';
import { javascriptCrashes } from './crashes.ts';
import { javascriptNames } from './names.ts';
import { javascriptSyntax } from './syntax.ts';

/** Mistakes in JavaScript, in the words of V8; the more exact rows stand first. */
export const rules: readonly ExplanationRule[] = [
  ...javascriptSyntax,
  ...javascriptNames,
  ...javascriptCrashes,
];
