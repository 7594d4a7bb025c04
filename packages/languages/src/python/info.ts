import type { LanguageInfo } from '../language-info.ts';

export const python: LanguageInfo = { id: 'python', name: 'Python', codeKey: 'py', fileName: 'main.py' };
