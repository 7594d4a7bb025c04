import { expect, test } from 'vitest';

import { readDataSet } from './data-set.ts';

test('SQL-7: a data set is read without being run: columns with their keys, and rows', () => {
  const { tables, faults } = readDataSet(`-- who buys
CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city VARCHAR(20) DEFAULT 'Pune');
CREATE TABLE IF NOT EXISTS "orders" (
  customer INTEGER REFERENCES customers (id), item TEXT, price REAL, picture BLOB,
  PRIMARY KEY (customer, item), FOREIGN KEY (item) REFERENCES items(name), CHECK (price > 0)
);
CREATE INDEX by_price ON orders (price);
INSERT INTO customers VALUES (1, 'O''Brien; -- not a comment', NULL), (-2, '', 'Goa');
INSERT INTO Orders (item, customer, price) VALUES ('पेन', 1, 12.5), ('ink', 99999999999999999999, 1e3);`);
  expect(faults).toEqual([]);
  expect(tables[0]?.columns).toEqual([
    { name: 'id', type: 'INTEGER', isKey: true, references: null },
    { name: 'name', type: 'TEXT', isKey: false, references: null },
    { name: 'city', type: 'VARCHAR(20)', isKey: false, references: null },
  ]);
  expect(tables[1]?.columns.map(({ name, isKey, references }) => [name, isKey, references])).toEqual([
    ['customer', true, 'customers(id)'],
    ['item', true, 'items(name)'],
    ['price', false, null],
    ['picture', false, null],
  ]);
  expect(tables.map(({ rows }) => rows)).toEqual([
    [
      [1, "O'Brien; -- not a comment", null],
      [-2, '', 'Goa'],
    ],
    [
      [1, 'पेन', 12.5, null],
      [{ int: '99999999999999999999' }, 'ink', 1000, null],
    ],
  ]);
});

test.each([
  ['CREATE TABLE t (x);\nINSERT INTO t VALUES (1, 2);', 2],
  ['CREATE TABLE t (x);\n\nINSERT INTO t VALUES (1 + 2);', 3],
  ['INSERT INTO t VALUES (1);', 1],
  ['CREATE TABLE t (x);\nINSERT INTO t SELECT 1;', 2],
  ["ATTACH 'x' AS y;", 1],
  ['CREATE TABLE t (x);\nDELETE FROM t;', 2],
  ['CREATE TABLE t', 1],
  ['CREATE TABLE t (x', 1],
  ['CREATE TRIGGER t AFTER INSERT ON x BEGIN SELECT 1; END;', 1],
])('SQL-7: an author is told where a data set is none: %j', (script, line) => {
  expect(readDataSet(script).faults[0]?.line).toBe(line);
});
