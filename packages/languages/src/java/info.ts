import type { LanguageInfo } from '../language-info.ts';
import { javaTemplate } from './template.ts';

export const java = {
  id: 'java',
  name: 'Java',
  codeKey: 'java',
  codeName: 'Java',
  fence: 'java',
  fileName: 'Main.java',
  input: 'text',
  isUsual: true,
  hasRecorder: true,
  truths: { yes: 'true', no: 'false' },
  builds: 'classes',
  timeFactor: 2,
  lineComment: '//',
  indent: 4,
  symbols: '; ( ) { } . = " [ ] < > + - * / % ! & | , \' : ? @ _',
  template: javaTemplate,
  elsewhere: { endings: ['java'], packages: ['java'] },
  grammar: () => import('./grammar.ts'),
  errors: {
    locations: /\b[A-Z]\w*\.java:(\d+)/g,
    foreignRows: /^\s+at (?:java\.|javax\.|jdk\.|sun\.)/,
    reader: () => import('./messages.ts'),
  },
} as const satisfies LanguageInfo;
