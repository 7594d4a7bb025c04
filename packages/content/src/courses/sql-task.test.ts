import { beforeEach, expect, test } from 'vitest';
import type { ProblemAsset } from '../release-assets.ts';
import { assetOf, faultsOf } from '../testing/built-content.ts';
import { smallSchool } from '../testing/small-school.ts';

const FOLDER = 'problems/double-it';
const YAML = 'name: All Names\nsummary: S.\ndifficulty: easy\ntags: [arithmetic]\nkind: sql\n';
const ROWS = '{"columns": ["name"]}\n["Asha <1>"]\n[null]\n';

/** A school whose one problem is solved in SQL. */
let files: Record<string, string>;

beforeEach(() => {
  const school = Object.entries(smallSchool()).filter(([path]) => !/submissions|starter/.test(path));
  files = {
    ...Object.fromEntries(school),
    [`${FOLDER}/problem.yaml`]: YAML,
    [`${FOLDER}/schema.sql`]: 'CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT);\n',
    [`${FOLDER}/data/sample/1.in`]: "INSERT INTO people VALUES (1, 'Asha <1>'), (2, NULL);\n",
    [`${FOLDER}/data/sample/1.ans`]: ROWS,
    [`${FOLDER}/data/secret/01.in`]: '',
    [`${FOLDER}/data/secret/01.ans`]: '{"columns": ["name"]}\n',
    [`${FOLDER}/submissions/accepted/solution.sql`]: 'SELECT name FROM people;\n',
  };
});

test('SQL-1, SQL-7: a problem of the kind sql is offered in SQL, its tests are data sets, its samples tables', async () => {
  files[`${FOLDER}/problem.yaml`] = `${YAML}rows: { ordered: true }\n`;
  const { body, judging } = await assetOf<ProblemAsset>(files, 'double-it');
  expect(body.languages).toEqual(['sql']);
  expect(Object.keys(body.starter)).toEqual(['sql']);
  expect(body.customTestcase.sql).toBe(
    `${files[`${FOLDER}/schema.sql`]}\n${files[`${FOLDER}/data/sample/1.in`]}`,
  );
  expect(judging.checker).toEqual({ kind: 'rows' });
  expect(body.sample).toContain('<th>id<small>INTEGER · key</small></th>');
  expect(body.sample).toContain('<td>Asha &lt;1&gt;</td>');
  expect(body.sample).toContain('<em class="null">NULL</em>');
});

test.each([
  ['problem.yaml', `${YAML}languages: [sql, c]\n`, 'is solved in SQL only'],
  ['problem.yaml', `${YAML}checker: tokens\n`, 'Rows have a checker of their own'],
  ['problem.yaml', YAML.replace('kind: sql', 'languages: [sql]'), 'Only a problem of the kind sql'],
  ['schema.sql', 'CREATE TABLE people (id);\nPRAGMA x = 1;\n', 'schema.sql:2: A data set is made of'],
  [
    'data/sample/1.in',
    '\n\nINSERT INTO people VALUES (1);\n',
    '1.in:3: A row of people needs 2 plain values',
  ],
  ['data/secret/01.in', 'INSERT INTO others VALUES (1);\n', '01.in:1: There is no table others'],
])(
  'SQL-1, SQL-7: what is wrong with an SQL task is told with its place: %s %j',
  async (file, text, words) => {
    files[`${FOLDER}/${file}`] = text;
    expect(await faultsOf(files)).toEqual(expect.arrayContaining([expect.stringContaining(words)]));
  },
);

test('SQL-1: without its tables there is no task', async () => {
  delete files[`${FOLDER}/schema.sql`];
  expect(await faultsOf(files)).toEqual([expect.stringContaining('schema.sql is missing')]);
});
