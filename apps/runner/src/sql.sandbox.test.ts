import type { LanguageIndex } from '@abhyas/languages/index';
import { newestOf } from '@abhyas/languages/code-keys';
import { expect, test } from 'vitest';

import { fitLimits } from './limits.ts';
import { testSandbox } from './sandbox/testing/test-sandbox.ts';

const SQL: LanguageIndex = newestOf('sql');
const DATA = `CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT, city TEXT);
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id), amount REAL);
CREATE VIEW pune AS SELECT name FROM customers WHERE city = 'Pune';
INSERT INTO customers VALUES (1, 'Asha', 'Pune'), (2, 'NULL', NULL), (3, 'Ravi', '');
INSERT INTO orders VALUES (1, 1, 20.5), (2, 1, 9007199254740993);`;

const sandbox = testSandbox('auto');

/** What the statements print, or what is said of them. */
async function run(code: string, stdin = DATA): Promise<string> {
  const signal = new AbortController().signal;
  const built = await sandbox().compile({ language: SQL, code }, signal);
  if (!built.ok) return built.report.output;
  const limits = fitLimits({ timeMs: 1000, memoryMb: 64, outputKb: 1024 }, SQL);
  const request = { artefact: built.artefact, stdin: Buffer.from(stdin), limits };
  const { stdout, stderr } = await sandbox().execute(request, signal);
  return stdout + stderr;
}

test('SQL-2: rows come in one canonical form: NULL, texts, whole numbers, reals and bytes told apart', async () => {
  const code = `SELECT NULL AS a, 'NULL' AS b, '' AS c, 3 AS d, 3.5 AS e, 9007199254740993 AS f, x'0aff' AS g, 9e999 AS h, 'अ"\n' AS i;`;
  expect(await run(code)).toBe(
    '{"columns": ["a", "b", "c", "d", "e", "f", "g", "h", "i"]}\n' +
      '[null, "NULL", "", 3, 3.5, {"int": "9007199254740993"}, {"blob": "0aff"}, {"real": "inf"}, "अ\\"\\n"]\n',
  );
});

test('SQL-3: after the results come the tables that were changed, whatever changed them', async () => {
  expect(await run("SELECT 1 AS one; UPDATE customers SET city = 'Goa' WHERE id > 1;")).toBe(
    '{"columns": ["one"]}\n[1]\n' +
      '{"table": "customers", "columns": ["id", "name", "city"]}\n' +
      '[1, "Asha", "Pune"]\n[2, "NULL", "Goa"]\n[3, "Ravi", "Goa"]\n',
  );
  expect(await run("UPDATE customers SET city = 'x' WHERE id = 99; DELETE FROM orders WHERE 0;")).toBe('');
  expect(await run('CREATE TABLE t (x); INSERT INTO t VALUES (1); DROP TABLE orders; DROP VIEW pune;')).toBe(
    '{"table": "t", "columns": ["x"]}\n[1]\n{"dropped": "orders"}\n{"dropped": "pune"}\n',
  );
  expect(await run('BEGIN; DELETE FROM orders; ROLLBACK;')).toBe('');
});

test('SQL-10: a data set that begins with -- explain is told how the rows are found', async () => {
  const code =
    'SELECT name FROM customers JOIN orders ON orders.customer_id = customers.id WHERE amount > 5;';
  expect(await run(code, `-- explain\n${DATA}`)).toMatch(
    /^\{"plan": \[\[0, "SCAN orders"\], \[0, "SEARCH customers USING INTEGER PRIMARY KEY \(rowid=\?\)"\]\]\}\n/,
  );
});

test.each([
  ['SELECT name,\n  ctiy\nFROM customers;', 'main.sql:2: no such column: ctiy\ndid you mean: city'],
  ['SELECT c.nmae FROM customers c;', 'main.sql:1: no such column: c.nmae\ndid you mean: c.name'],
  ['SELECT 1;\nSELECT * FROM\ncustomer;', 'main.sql:3: no such table: customer\ndid you mean: customers'],
  [
    'SELECT name\nFROM customers, orders\nWHERE id = 1;',
    'id\ndid you mean: customers.id\ndid you mean: orders.id',
  ],
  ['SELECT c.amount FROM customers c, orders o;', 'no such column: c.amount\ndid you mean: o.amount'],
  ['SELECT amount FROM customers;', 'no such column: amount\ndid you mean: orders.amount'],
  ['SELECT name FROM customers\nWHERE COUNT(*) > 1;', 'main.sql:2: misuse of aggregate function COUNT()'],
  ['SELECT name\nFORM customers\nWHERE id = 1;', 'main.sql:2: near "customers": syntax error'],
  ['SELECT name, FROM customers;', 'main.sql:1: near "FROM": syntax error\nafter: SELECT name ,'],
  ['SELECT (1\n;', 'main.sql:2: near ";": syntax error'],
  ["SELECT 'Pune\n", 'main.sql:1: unrecognized token: "\'Pune'],
  ['SELECT LEGNTH(name) FROM customers;', 'main.sql:1: no such function: LEGNTH\ndid you mean: LENGTH'],
  ['\n\nSELECT MAX(COUNT(*)) FROM customers;', 'main.sql:3: misuse of aggregate function COUNT()'],
  ['INSERT INTO customers (id, nam) VALUES (9, 1);', 'table customers has no column named nam'],
  ['INSERT INTO orders VALUES (9, 77, 1);', 'main.sql:1: FOREIGN KEY constraint failed'],
  ['SELECT ?;', 'main.sql:1: Incorrect number of bindings'],
])('SQL-4: %j is told with its line', async (code, words) => {
  expect(await run(code)).toContain(words);
});

test('SQL-3: a transaction that is not ended is told, and changes nothing', async () => {
  expect(await run('BEGIN;\nDELETE FROM orders;')).toBe(
    'main.sql:2: the transaction is still open: end it with COMMIT\n',
  );
});

test.each([
  ["SELECT 1;\nATTACH 'x' AS y;", 'main.sql:2: not allowed here: ATTACH'],
  ['PRAGMA hard_heap_limit = 0;', 'main.sql:1: not allowed here: PRAGMA hard_heap_limit'],
  ["SELECT load_extension('x');", 'main.sql:1: not allowed here: load_extension()'],
  ['CREATE VIRTUAL TABLE f USING fts5(x);', 'main.sql:1: not allowed here: CREATE VIRTUAL TABLE'],
  ['.tables', 'main.sql:1: a command of the sqlite3 program: .tables'],
  ['SELECT zeroblob(1000000000);', 'main.sql:1: string or blob too big'],
])('SQL-6: %j is refused in plain words', async (code, words) => {
  expect(await run(code)).toContain(words);
});

test('SQL-2: of a long result 2,000 rows are kept', async () => {
  const numbers = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n';
  expect(await run(`${numbers} LIMIT 2000;`)).toMatch(/\n\[2000\]\n$/);
  expect(await run(`${numbers} LIMIT 2001;`)).toMatch(/\n\[2000\]\n\{"cut": 2000\}\n$/);
});

test('SQL-4: a data set of one’s own that is none is told as such', async () => {
  expect(await run('SELECT 1;', 'no SQL at all')).toContain(
    'the data set cannot be read: near "no": syntax error',
  );
});

test('SQL-2: reals are written in the fewest digits that read back', async () => {
  const code = 'SELECT 20.5, 1e15, 1e16, 1e-4, 1e-5, 0.1 + 0.2, 5.9604644775390625e-08, 5e-324, 1.0;';
  expect(await run(code)).toMatch(
    /\n\[20\.5, 1000000000000000\.0, 1e\+16, 0\.0001, 1e-05, 0\.30000000000000004, 5\.960464477539063e-08, 5e-324, 1\.0\]\n$/,
  );
});

test('SQL-2: bytes that are no UTF-8 are replaced, and characters that cannot be seen are kept', async () => {
  const code = `SELECT CAST(x'41ffe0a041f09f' AS TEXT), 'a' || char(0, 31, 127) || 'b', printf('%.*c', 70000, 'x');`;
  expect((await run(code)).split('\n')[1]).toBe(
    `["A\uFFFD\uFFFDA\uFFFD", "a\\u0000\\u001f\u007Fb", "${'x'.repeat(70_000)}"]`,
  );
  expect(await run("SELECT 1;\0SELECT ';';")).toContain('main.sql:1: the query contains a null character');
});

test('SQL-2: a row is kept only once the one after it is there', async () => {
  const code = `SELECT abs(column1) FROM (VALUES (1), (2), (-9223372036854775807 - 1));`;
  expect(await run(code)).toBe('{"columns": ["abs(column1)"]}\n[1]\nmain.sql:1: integer overflow\n');
});

test.each([
  ['CREATE TABLE aac (x); CREATE TABLE aab (x); SELECT * FROM aad;', 'did you mean: aac\n'],
  ['CREATE TABLE t (aac, AAB, b); SELECT aad FROM t;', 'did you mean: aac\n'],
])('SQL-4: of names that are as like, the last in the alphabet is offered: %j', async (code, words) => {
  expect(await run(code)).toContain(words);
});

test('SQL-3: triggers, temporary tables, new views and quoted names are told as changes', async () => {
  const trigger =
    'CREATE TRIGGER g AFTER DELETE ON orders BEGIN UPDATE customers SET name = old.id; SELECT 1; END;';
  expect(await run(`${trigger} DELETE FROM orders WHERE id = 2;`)).toBe(
    '{"table": "customers", "columns": ["id", "name", "city"]}\n' +
      '[1, "2", "Pune"]\n[2, "2", null]\n[3, "2", ""]\n' +
      '{"table": "orders", "columns": ["id", "customer_id", "amount"]}\n[1, 1, 20.5]\n',
  );
  expect(
    await run('CREATE TABLE "a ""b" (x); CREATE VIEW v AS SELECT 1 AS y; CREATE TEMP TABLE t (z);'),
  ).toBe(
    '{"table": "a \\"b", "columns": ["x"]}\n{"table": "v", "columns": ["y"]}\n[1]\n{"table": "t", "columns": ["z"]}\n',
  );
});

test('SQL-3: texts that are empty come before others where tables are put in order', async () => {
  expect(
    await run("CREATE TABLE t (x); INSERT INTO t VALUES ('b'), (''), (1.5), (x'00'), (NULL), (1);"),
  ).toBe('{"table": "t", "columns": ["x"]}\n[null]\n[1]\n[1.5]\n[""]\n["b"]\n[{"blob": "00"}]\n');
});

test('SQL-4: a view that names what is gone is told in words', async () => {
  expect(await run('DROP TABLE orders; DROP TABLE customers;')).toBe(
    'the tables cannot be read: no such table: main.customers\n',
  );
});
