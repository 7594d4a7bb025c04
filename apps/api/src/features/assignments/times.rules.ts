/** When an assignment may be worked on. Moments are milliseconds since 1970. */
export type TimeRules = {
  readonly opensAt: number;
  readonly dueAt: number;
  /** Due dates that were moved, the oldest first, and when each was. */
  readonly earlierDues: readonly { readonly dueAt: number; readonly movedAt: number }[];
  /** Null: nothing counts after the due date. */
  readonly late: { readonly percentPerDay: number; readonly until: number } | null;
};

/** What was allowed to one learner beside the rules of the class. */
export type Allowance =
  | { readonly kind: 'due'; readonly dueAt: number }
  /** In hundredths: 150 is one and a half times as long. */
  | { readonly kind: 'factor'; readonly factor: number }
  /** So many more than the class has. */
  | { readonly kind: 'attempts'; readonly attempts: number };

/** The last minute that is in time, and the last one that counts at all. */
export type Times = { readonly due: number; readonly until: number };

const MINUTE_MS = 60_000;

/** The moment at which a minute is over: the whole of it counts (ASSIGNMENTS-2). */
export function endOf(minute: number): number {
  return minute + MINUTE_MS;
}

/** What holds for a learner's submission that arrives at a moment (ASSIGNMENTS-8, ASSIGNMENTS-9). */
export function timesFor(rules: TimeRules, allowances: readonly Allowance[], at: number): Times {
  const dueOfClass = Math.max(rules.dueAt, dueAt(rules, at));
  const ownDue = allowances.findLast((each) => each.kind === 'due')?.dueAt;
  const factor = allowances.findLast((each) => each.kind === 'factor')?.factor;
  const stretched = factor === undefined ? undefined : stretch(rules.opensAt, dueOfClass, factor);
  const given = [ownDue, stretched].filter((each) => each !== undefined);
  const due = given.length > 0 ? Math.max(...given) : dueOfClass;
  if (rules.late === null) return { due, until: due };
  return { due, until: Math.max(due, rules.late.until + due - rules.dueAt) };
}

/** The due date of the class as it stood at a moment. */
function dueAt({ dueAt: now, earlierDues }: TimeRules, at: number): number {
  return earlierDues.find(({ movedAt }) => at < movedAt)?.dueAt ?? now;
}

function stretch(opensAt: number, due: number, factor: number): number {
  const exact = (due - opensAt) * factor;
  return opensAt + Math.ceil(exact / (100 * MINUTE_MS)) * MINUTE_MS;
}
