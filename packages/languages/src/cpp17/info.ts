import { cpp } from '../cpp/info.ts';
import type { LanguageInfo } from '../language-info.ts';

export const cpp17 = { id: 'cpp17', name: 'C++17', ...cpp } as const satisfies LanguageInfo;
