import { afterEach, expect, test } from 'vitest';

import { AppError } from '../errors.ts';
import { IdleWorker } from './idle-worker.ts';

const opened: IdleWorker<string, string>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

/** A thread that says back what it is asked, but for two words. */
function echo(withinMs: number): IdleWorker<string, string> {
  const script = `import { serveTasks } from '${new URL('serve-tasks.ts', import.meta.url).href}';
    serveTasks({ priority: 0, work: async (word, tell) => {
      if (word === 'for ever') await new Promise(() => undefined);
      if (word === 'slowly') for (const sign of [1, 2, 3, 4, 5, 6]) await new Promise((resolve) => setTimeout(() => resolve(tell(sign)), 600));
      if (word === 'the last') setTimeout(() => { throw new Error('out of memory'); }, 50);
      return word;
    } });`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
  const thread = new IdleWorker<string, string>(url, {
    what: 'echoes',
    withinMs,
    late: () => new AppError('payments.documents-busy'),
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

test('FRAME-14: a task that gives signs of life may take longer than one of which nothing is heard', async () => {
  const thread = echo(3000);
  await expect(thread.ask('slowly')).resolves.toBe('slowly');
});

test('FRAME-14: a thread that ends while nobody asks takes nothing with it, and the next task gets a new one', async () => {
  const thread = echo(3000);
  await expect(thread.ask('the last')).resolves.toBe('the last');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(thread.ask('again')).resolves.toBe('again');
});
