import type { LanguageInfo } from '../language-info.ts';
import { pythonTemplate } from './template.ts';

export const python = {
  id: 'python',
  name: 'Python',
  codeKey: 'py',
  codeName: 'Python',
  fence: 'python',
  fileName: 'main.py',
  input: 'text',
  isUsual: true,
  hasRecorder: true,
  truths: { yes: 'True', no: 'False' },
  builds: 'nothing',
  timeFactor: 5,
  lineComment: '#',
  indent: 4,
  symbols: ': ( ) = " [ ] , . + - * / % < > \' { } _ # ! @ \\',
  template: pythonTemplate,
  elsewhere: { endings: ['py', 'py3'], packages: ['python3', 'python'] },
  grammar: () => import('./grammar.ts'),
  errors: {
    locations: /\bFile "[^"]*main\.py", line (\d+)|\bline (\d+)(?=, in |\)$|$)/g,
    reader: () => import('./messages.ts'),
  },
} as const satisfies LanguageInfo;
