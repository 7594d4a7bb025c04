import type { LanguageInfo } from '../language-info.ts';

export const java: LanguageInfo = { id: 'java', name: 'Java', codeKey: 'java', fileName: 'Main.java' };
