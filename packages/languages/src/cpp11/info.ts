import type { LanguageInfo } from '../language-info.ts';

export const cpp11: LanguageInfo = { id: 'cpp11', name: 'C++11', codeKey: 'cpp', fileName: 'main.cpp' };
