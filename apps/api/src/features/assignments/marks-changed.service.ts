import type { Database } from '../../platform/database/database.ts';

/** What else happens in the transaction in which marks of an assignment may have changed or were published. */
type MarksChanged = (trx: Database, assignmentId: string) => Promise<void>;

const hooks = new Set<MarksChanged>();

/** app.ts says here what other features do about it: assignments know none of them. */
export function onMarksChanged(hook: MarksChanged): void {
  hooks.add(hook);
}

export async function tellMarksChanged(trx: Database, assignmentId: string): Promise<void> {
  for (const hook of hooks) await hook(trx, assignmentId);
}
