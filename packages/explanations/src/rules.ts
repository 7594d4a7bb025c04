import type { CodeKey } from '@abhyas/languages/language-info';

import type { ExplanationRule } from './explanation.ts';

const LOADERS: Readonly<Record<CodeKey, () => Promise<readonly ExplanationRule[]>>> = {
  c: async () => (await import('./c/rules.ts')).cRules,
  cpp: async () => (await import('./cpp/rules.ts')).cppRules,
  java: async () => (await import('./java/messages.ts')).javaTable,
  py: async () => (await import('./python/messages.ts')).pythonTable,
};

/** The rows of one language, fetched when they are first asked for. The more exact ones stand first. */
export function rulesOf(key: CodeKey): Promise<readonly ExplanationRule[]> {
  return LOADERS[key]();
}

/** What gcc and g++ warn of in a program that compiles. */
export async function warningRules(): Promise<readonly ExplanationRule[]> {
  return (await import('./gcc/warning-rules.ts')).warningRules;
}
