import type { SavedLanguage } from '../language-info.ts';
import { cppTemplate } from './template.ts';

/** What the standards of C++ have in common. */
export const cpp = {
  codeKey: 'cpp',
  codeName: 'C++',
  fence: 'cpp',
  fileName: 'main.cpp',
  input: 'text',
  isUsual: true,
  hasRecorder: true,
  truths: { yes: 'true', no: 'false' },
  builds: 'machine-code',
  timeFactor: 1,
  lineComment: '//',
  indent: 4,
  symbols: '; ( ) { } < > = " [ ] & : + - * / % ! | # , . \' ? _ \\',
  template: cppTemplate,
  elsewhere: { endings: ['cpp', 'cc', 'cxx', 'c++'], packages: ['cpp'] },
  grammar: () => import('./grammar.ts'),
  errors: { locations: /\bmain\.cpp:(\d+)(?::\d+)?/g, reader: () => import('../c/messages.ts') },
} as const satisfies SavedLanguage;
