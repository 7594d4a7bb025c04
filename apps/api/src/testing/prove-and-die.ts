import { RunQueueClient } from '@abhyas/queue/run-queue.client';
import { Client } from 'pg';

import { provingTask } from '../features/proving/proving-work.service.ts';
import { openDatabase } from '../platform/database/database.ts';

/**
 * A process that proves and is killed on the way, by the hardest signal, right before it writes down what the n-th
 * proof has shown. Started by proving-resume.test.ts.
 */
const [databaseUrl = '', queueUrl = '', deathAt = ''] = process.argv.slice(2);

let found = 0;
type Query = (...parts: unknown[]) => Promise<unknown>;
const prototype = Client.prototype as unknown as { query: Query };
const ask = prototype.query;
prototype.query = function query(this: unknown, ...parts) {
  const [first] = parts;
  const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
  if (text?.startsWith('insert into "proof_evidence"')) {
    found += 1;
    if (found === Number(deathAt)) process.kill(process.pid, 'SIGKILL');
  }
  return ask.apply(this, parts);
};

const db = openDatabase(databaseUrl, () => undefined);
const queue = new RunQueueClient(queueUrl);
// On a busy machine a connection may come too late; the job runner, too, would then try again.
for (let attempt = 1; attempt <= 10; attempt += 1) {
  await provingTask({ db, queue })
    .run({})
    .catch(() => undefined);
}
await Promise.all([db.destroy(), queue.close()]);
