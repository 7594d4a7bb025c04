// Loaded before everything else by scripts/record-statements.mjs: notes each statement that goes to PostgreSQL.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

const { Client } = createRequire(new URL('../apps/api/package.json', import.meta.url))('pg');
const file = join(process.env.STATEMENTS_FOLDER ?? '.', `${process.pid}.jsonl`);
const noted = new Set();
const { query } = Client.prototype;

Client.prototype.query = function noting(first, ...rest) {
  const text = typeof first === 'string' ? first : first?.text;
  const line = JSON.stringify([this.connectionParameters.database, text]);
  if (typeof text === 'string' && !noted.has(text)) {
    noted.add(text);
    appendFileSync(file, `${line}\n`);
  }
  return query.call(this, first, ...rest);
};
