import { SQL, type Attack } from './attack.ts';

const refused = (what: string, code: string): Attack => ({
  name: `SQL: ${what}`,
  language: SQL,
  code,
  ends: { by: ['runtime-error'], output: '' },
});

/** What SQLite offers to whoever looks for a way out, or for a way to take more than is due. */
export const SQL_ATTACKS: readonly Attack[] = [
  refused('a database beside ours', "ATTACH '/work/other.db' AS other; SELECT 1;"),
  refused('a database of the host', "ATTACH 'file:/etc/passwd?mode=ro' AS other;"),
  refused('a copy of the database in a file', "VACUUM INTO '/work/copy.db';"),
  refused('an extension', "SELECT load_extension('/lib/x86_64-linux-gnu/libc.so.6', 'system');"),
  refused('a file that is read', "SELECT readfile('/etc/passwd');"),
  refused('a file that is written', "SELECT writefile('/work/x', 'x');"),
  refused('an editor', "SELECT edit('x', '/bin/sh');"),
  refused('a virtual table over files', "CREATE VIRTUAL TABLE f USING fsdir('/');"),
  refused('a virtual table with a tokenizer of its own', 'CREATE VIRTUAL TABLE f USING fts4(tokenize=x);'),
  refused('a pointer that is given to a tokenizer', "SELECT fts3_tokenizer('simple', x'4141414141414141');"),
  refused('a setting that lifts the memory limit', 'PRAGMA hard_heap_limit = 0;'),
  refused('a setting that lets the schema be written', 'PRAGMA writable_schema = 1;'),
  refused('a setting that moves temporary files', "PRAGMA temp_store_directory = '/toolbox';"),
  refused('a temporary store in files', 'PRAGMA temp_store = FILE;'),
  refused('a setting through a function of tables', 'SELECT * FROM pragma_database_list;'),
  refused('a schema that is written by hand', "INSERT INTO sqlite_schema VALUES ('table', 't', 't', 2, '');"),
  refused('a value of a thousand million bytes', 'SELECT length(zeroblob(1000000000));'),
  refused('a value that grows by joining', "SELECT length(replace(hex(zeroblob(400000)), '0', 'xxxxxxxx'));"),
  refused('deep nesting', `SELECT ${'abs('.repeat(900)}1${')'.repeat(900)};`),
  {
    name: 'SQL: a command of the sqlite3 program',
    language: SQL,
    code: '.shell ls /',
    ends: { by: 'compiler', output: 'main.sql:1: a command of the sqlite3 program: .shell\n' },
  },
  {
    name: 'SQL: a command of the sqlite3 program after a statement',
    language: SQL,
    code: "SELECT 1;\n.system 'id'",
    ends: { by: 'compiler', output: /main\.sql:2: a command/ },
  },
  {
    name: 'SQL: a format of endless width',
    language: SQL,
    code: "SELECT length(printf('%999999999d', 1)) AS width;",
    ends: { by: 'isolation', output: '{"columns": ["width"]}\n[null]\n' },
  },
  {
    name: 'SQL: a recursion without end',
    language: SQL,
    code: 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT COUNT(*) FROM n;',
    ends: { by: ['time-limit'] },
  },
  {
    name: 'SQL: rows without end',
    language: SQL,
    code: 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n;',
    ends: { by: 'isolation', output: /\n\[2000\]\n\{"cut": 2000\}\n$/ },
  },
  {
    name: 'SQL: a huge cross join',
    language: SQL,
    code: `WITH d(x) AS (VALUES (0), (1), (2), (3), (4), (5), (6), (7), (8), (9))
SELECT COUNT(*) FROM d a, d b, d c, d e, d f, d g, d h, d i, d j, d k, d l;`,
    ends: { by: ['time-limit'] },
  },
  {
    name: 'SQL: large values of chance, kept to be sorted',
    language: SQL,
    code: `WITH RECURSIVE n(x) AS (SELECT randomblob(900000) UNION ALL SELECT randomblob(900000) FROM n)
SELECT COUNT(*) FROM (SELECT x FROM n ORDER BY x);`,
    ends: { by: ['memory-limit'] },
  },
  {
    name: 'SQL: a temporary table that grows',
    language: SQL,
    code: `CREATE TEMP TABLE t AS WITH RECURSIVE n(x) AS (SELECT zeroblob(900000) UNION ALL SELECT zeroblob(900000) FROM n)
SELECT x FROM n;`,
    ends: { by: ['memory-limit', 'runtime-error', 'time-limit'] },
  },
  {
    name: 'SQL: a table that grows to the most pages',
    language: SQL,
    code: `CREATE TABLE t (x);
INSERT INTO t WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT zeroblob(100000) FROM n;`,
    ends: { by: ['memory-limit', 'runtime-error'] },
  },
  {
    name: 'SQL: triggers that call each other',
    language: SQL,
    code: `CREATE TABLE t (x);
CREATE TRIGGER g AFTER INSERT ON t BEGIN INSERT INTO t VALUES (new.x + 1); END;
INSERT INTO t VALUES (1);`,
    ends: { by: 'isolation', output: '{"table": "t", "columns": ["x"]}\n[1]\n[2]\n' },
  },
  {
    name: 'SQL: a pattern that goes back over its text forever',
    language: SQL,
    code: `SELECT '${'a'.repeat(2000)}' LIKE '${'%a'.repeat(400)}b';`,
    ends: { by: ['time-limit', 'accepted', 'runtime-error'] },
  },
  {
    name: 'SQL: output without end',
    language: SQL,
    code: 'SELECT zeroblob(400000);\n'.repeat(400),
    ends: { by: ['output-limit', 'time-limit'] },
  },
];
