import type { LanguageInfo } from '../language-info.ts';

export const c: LanguageInfo = { id: 'c', name: 'C', codeKey: 'c', fileName: 'main.c' };
