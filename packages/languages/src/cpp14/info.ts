import type { LanguageInfo } from '../language-info.ts';

export const cpp14: LanguageInfo = { id: 'cpp14', name: 'C++14', codeKey: 'cpp', fileName: 'main.cpp' };
