import type { LanguageInfo } from '../language-info.ts';

export const cpp17: LanguageInfo = { id: 'cpp17', name: 'C++17', codeKey: 'cpp', fileName: 'main.cpp' };
