import type { LanguageInfo } from '../language-info.ts';
import { cTemplate } from './template.ts';

export const c = {
  id: 'c',
  name: 'C',
  codeKey: 'c',
  codeName: 'C',
  fence: 'c',
  fileName: 'main.c',
  input: 'text',
  isUsual: true,
  hasRecorder: true,
  truths: { yes: 'true', no: 'false' },
  builds: 'machine-code',
  timeFactor: 1,
  lineComment: '//',
  indent: 4,
  symbols: '; ( ) { } [ ] = < > " & % * + - / \' # ! | , . : ? _ \\',
  template: cTemplate,
  elsewhere: { endings: ['c'], packages: ['c'] },
  grammar: () => import('./grammar.ts'),
  errors: { locations: /\bmain\.c:(\d+)(?::\d+)?/g, reader: () => import('./messages.ts') },
} as const satisfies LanguageInfo;
