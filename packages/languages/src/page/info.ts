import type { LanguageInfo } from '../language-info.ts';
import { pageTemplate } from './template.ts';

/** A web page of three files, which are one text (tools/files.ts). What other programs read as input are here named checks. */
export const page = {
  id: 'page',
  name: 'Web page',
  codeKey: 'page',
  codeName: 'Web page',
  fence: 'page',
  fileName: 'main.page',
  input: 'checks',
  isUsual: false,
  hasRecorder: false,
  truths: { yes: 'true', no: 'false' },
  builds: 'nothing',
  timeFactor: 8,
  lineComment: '//',
  indent: 2,
  symbols: '< > / = " { } : ; . # ( ) [ ] \' - + * & ! ? , | ` $ _',
  template: pageTemplate,
  elsewhere: { endings: ['page'], packages: [] },
  grammar: () => import('./grammar.ts'),
  errors: {
    locations: /\bmain\.page:(\d+)/g,
    reader: () => import('../no-messages.ts'),
  },
} as const satisfies LanguageInfo;
