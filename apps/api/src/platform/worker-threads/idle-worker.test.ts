import { afterEach, expect, test } from 'vitest';

import { IdleWorker } from './idle-worker.ts';

const opened: IdleWorker<string, string>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

/** A thread that says back what it is asked, but for two words. */
function echo(withinMs: number): IdleWorker<string, string> {
  const script = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (word) => {
      if (word === 'for ever') return;
      parentPort.postMessage(word);
      if (word === 'the last') setImmediate(() => { throw new Error('out of memory'); });
    });`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
  const thread = new IdleWorker<string, string>(url, {
    what: 'echoes',
    withinMs,
    busy: 'payments.documents-busy',
    heapMb: 64,
  });
  opened.push(thread);
  return thread;
}

test('FRAME-14: who waits too long for work beside the request loop is told to come again, and the next is served', async () => {
  const thread = echo(3000);
  await expect(thread.ask('for ever')).rejects.toMatchObject({
    code: 'payments.documents-busy',
    status: 503,
  });
  await expect(thread.ask('again')).resolves.toBe('again');
});

test('FRAME-14: a thread that ends while nobody asks takes nothing with it, and the next task gets a new one', async () => {
  const thread = echo(3000);
  await expect(thread.ask('the last')).resolves.toBe('the last');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(thread.ask('again')).resolves.toBe('again');
});
