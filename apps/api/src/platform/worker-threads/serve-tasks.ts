import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** What a thread posts: signs of life while it works, and then what came of the task. */
export type Posted<Result, Sign> = { readonly sign: Sign } | { readonly result: Result };

type Served<Task, Result, Sign> = {
  /** As for `nice`. On Linux this is the priority of the thread alone: those who wait for an answer go first. */
  readonly priority: number;
  /** What goes wrong ends the thread, and the next task gets a new one. */
  readonly work: (task: Task, tell: (sign: Sign) => void) => Result | Promise<Result>;
};

/** What the script of an `IdleWorker` does: one task after the other, as they are asked for. */
export function serveTasks<Task, Result, Sign = never>({ priority, work }: Served<Task, Result, Sign>): void {
  setPriority(priority);
  const post = (posted: Posted<Result, Sign>): void => parentPort?.postMessage(posted, []);
  const answer = async (task: Task): Promise<void> =>
    post({ result: await work(task, (sign) => post({ sign })) });
  parentPort?.on('message', (task: Task) => void answer(task));
}
