import { type Part, writeCircuit } from '@abhyas/languages/circuit/tools/circuit';
import { TEMPLATES } from '@abhyas/languages/templates';
import { CIRCUIT_FILE } from './circuit-form.ts';
import { CHECKS_FILE } from './checks-form.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import type { ProblemKind } from './problem-kinds.ts';
import { SCHEMA_FILE } from './sql-script.ts';

const page = (body: string): string => TEMPLATES.page.replace('  <body>\n', `  <body>\n    ${body}\n`);

const A: Part = { id: 'A', kind: 'input', from: [], x: 1, y: 1 };
const NOT: Part = { id: 'NOT1', kind: 'not', from: ['A'], x: 10, y: 1 };
const Y: Part = { id: 'Y', kind: 'output', from: ['NOT1'], x: 19, y: 1 };

/** What a problem of a kind needs besides what every problem has: small, whole and to be replaced by its author. */
const FILES: Readonly<Record<ProblemKind, Readonly<Record<string, string>>>> = {
  program: {
    'data/sample/1.in': '2 3\n',
    'data/sample/1.ans': '5\n',
    'data/sample/1.md': `${PLACEHOLDERS.sample}\n`,
    'data/secret/01.in': '1000000000 1000000000\n',
    'data/secret/01.ans': '2000000000\n',
    'data/secret/tests.yaml': '"01": the largest numbers\n',
    'submissions/accepted/solution.py': 'a, b = map(int, input().split())\nprint(a + b)\n',
    'submissions/wrong_answer/the-mistake.py': 'a, b = map(int, input().split())\nprint(a - b)\n',
  },
  sql: {
    [SCHEMA_FILE]: 'CREATE TABLE customers (\n  id INTEGER PRIMARY KEY,\n  name TEXT NOT NULL\n);\n',
    'data/sample/1.in': "INSERT INTO customers VALUES (1, 'Asha'), (2, 'Ravi');\n",
    'data/sample/1.ans': '{"columns":["name"]}\n["Asha"]\n["Ravi"]\n',
    'data/sample/1.md': `${PLACEHOLDERS.sample}\n`,
    'data/secret/01.in': "INSERT INTO customers VALUES (7, 'Meera');\n",
    'data/secret/01.ans': '{"columns":["name"]}\n["Meera"]\n',
    'data/secret/tests.yaml': '"01": one row\n',
    'submissions/accepted/solution.sql': 'SELECT name FROM customers;\n',
    'submissions/wrong_answer/other-column.sql': 'SELECT id FROM customers;\n',
  },
  page: {
    [CHECKS_FILE]:
      'checks:\n  - name: The page has one main heading\n    catches: [no-heading]\n    steps:\n      - count: h1\n        is: 1\n',
    'starter/solution.page': TEMPLATES.page,
    'submissions/accepted/solution.page': page('<h1>My page</h1>'),
    'submissions/wrong_answer/no-heading.page': page('<p>My page</p>'),
  },
  circuit: {
    [CIRCUIT_FILE]:
      'inputs: [A]\noutputs: [Y]\nchecks:\n  - name: Y is not A\n    catches: [wire-only]\n    table: |\n      A | Y\n      0 | 1\n      1 | 0\n',
    'starter/solution.circuit': writeCircuit({ parts: [A, { ...Y, from: [null] }] }),
    'submissions/accepted/solution.circuit': writeCircuit({ parts: [A, NOT, Y] }),
    'submissions/wrong_answer/wire-only.circuit': writeCircuit({ parts: [A, { ...Y, from: ['A'] }] }),
  },
};

/** Which files only problems of some kinds have: the first that fits says it. */
const ONLY_OF: readonly (readonly [RegExp, readonly ProblemKind[]])[] = [
  [/^checks\.yaml$/, ['page']],
  [/^circuit\.yaml$/, ['circuit']],
  [/^schema\.sql$/, ['sql']],
  [/^(?:submissions|starter)\/.*\.page$/, ['page']],
  [/^(?:submissions|starter)\/.*\.circuit$/, ['circuit']],
  [/^(?:submissions|starter)\/.*\.sql$/, ['sql']],
  [/^(?:submissions|starter)\//, ['program']],
];

/** Inputs of programs are no data sets, and checks have no tests beside them. */
const TESTS = /^(?:data|generators)\/|^ctestcase\.txt$/;

/** What changes when a problem is made one of another kind: what only the kind before has goes, what this one needs comes. */
export function changesForKind(kind: ProblemKind, paths: readonly string[]): Map<string, string | null> {
  const gone = paths.filter((path) => {
    const [, kinds] = ONLY_OF.find(([pattern]) => pattern.test(path)) ?? [];
    return TESTS.test(path) || (kinds !== undefined && !kinds.includes(kind));
  });
  return new Map<string, string | null>([
    ...gone.map((path) => [path, null] as const),
    ...Object.entries(FILES[kind]).filter(([path]) => gone.includes(path) || !paths.includes(path)),
  ]);
}
