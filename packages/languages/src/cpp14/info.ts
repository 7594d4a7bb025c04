import { cpp } from '../cpp/info.ts';
import type { LanguageInfo } from '../language-info.ts';

export const cpp14 = { id: 'cpp14', name: 'C++14', ...cpp } as const satisfies LanguageInfo;
