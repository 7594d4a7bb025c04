import type { LanguageInfo } from '../language-info.ts';
import { javascriptTemplate } from './template.ts';

export const javascript = {
  id: 'javascript',
  name: 'JavaScript',
  codeKey: 'js',
  codeName: 'JavaScript',
  fence: 'javascript',
  fileName: 'main.js',
  input: 'text',
  isUsual: false,
  hasRecorder: false,
  truths: { yes: 'true', no: 'false' },
  builds: 'nothing',
  timeFactor: 2,
  lineComment: '//',
  indent: 2,
  symbols: '; ( ) { } . = > " [ ] < + - * / % ! & | , \' ` $ : ? _',
  template: javascriptTemplate,
  elsewhere: { endings: ['js', 'mjs', 'cjs'], packages: ['javascript'] },
  grammar: () => import('./grammar.ts'),
  errors: {
    locations: /\bmain\.js:(\d+)(?::\d+)?/g,
    reader: () => import('./messages.ts'),
  },
} as const satisfies LanguageInfo;
