import { cpp } from '../cpp/info.ts';
import type { LanguageInfo } from '../language-info.ts';

export const cpp11 = { id: 'cpp11', name: 'C++11', ...cpp } as const satisfies LanguageInfo;
