import type { LanguageInfo } from '../language-info.ts';
import { circuitTemplate } from './template.ts';

/** A circuit of gates and flip-flops, whose text is JSON (tools/circuit.ts). What it is held against are named checks. */
export const circuit = {
  id: 'circuit',
  name: 'Circuit',
  codeKey: 'circuit',
  codeName: 'Circuit',
  fence: 'circuit',
  fileName: 'main.circuit',
  input: 'checks',
  isUsual: false,
  hasRecorder: false,
  truths: { yes: '1', no: '0' },
  builds: 'nothing',
  timeFactor: 2,
  lineComment: '//',
  indent: 2,
  symbols: '{ } [ ] " : ,',
  template: circuitTemplate,
  elsewhere: { endings: ['circuit'], packages: [] },
  grammar: () => import('../javascript/grammar.ts'),
  errors: {
    locations: /\bmain\.circuit:(\d+)/g,
    reader: () => import('../no-messages.ts'),
  },
} as const satisfies LanguageInfo;
