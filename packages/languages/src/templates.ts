import { cTemplate } from './c/template.ts';
import { cppTemplate } from './cpp/template.ts';
import { javaTemplate } from './java/template.ts';
import type { CodeKey } from './language-info.ts';
import { pythonTemplate } from './python/template.ts';

/** The starter code under each key of saved code: what a reset brings back (PRACTICE-20, LANGUAGES-2). */
export const TEMPLATES: Readonly<Record<CodeKey, string>> = {
  c: cTemplate,
  cpp: cppTemplate,
  java: javaTemplate,
  py: pythonTemplate,
};
