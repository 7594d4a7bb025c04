import type { LanguageInfo } from '../language-info.ts';
import { sqlTemplate } from './template.ts';

/** SQL as SQLite has it. What other programs read as input is here the script of a data set. */
export const sql = {
  id: 'sql',
  name: 'SQL',
  codeKey: 'sql',
  codeName: 'SQL',
  fence: 'sql',
  fileName: 'main.sql',
  input: 'data-set',
  isUsual: false,
  hasRecorder: false,
  truths: { yes: '1', no: '0' },
  builds: 'nothing',
  timeFactor: 1,
  lineComment: '--',
  indent: 2,
  symbols: "; ( ) , = ' . * < > % _ - + / |",
  template: sqlTemplate,
  elsewhere: { endings: ['sql'], packages: ['sql', 'sqlite'] },
  grammar: () => import('./grammar.ts'),
  errors: {
    locations: /\bmain\.sql:(\d+)/g,
    reader: () => import('./messages.ts'),
  },
} as const satisfies LanguageInfo;
