import type { Handed, MarkInput } from '../marks.rules.ts';

/*
 * A mark as somebody counts it who has only docs/specification/assignments.md: in exact fractions, minute by minute of
 * the calendar, with nothing taken from the product's own calculation.
 */

type Counted = { hundredths: number; submissionId: string | undefined; waits: boolean };
type Candidate = {
  readonly id: string;
  readonly top: bigint;
  readonly bottom: bigint;
  /** Percent that lateness costs. */
  readonly cost: bigint;
};

const minuteOf = (moment: number): number => Math.floor(moment / 60_000);

/** What was allowed: of each kind the newest. */
function newest(input: MarkInput, kind: MarkInput['allowances'][number]['kind']) {
  let found: number | undefined;
  for (const each of input.allowances) {
    if (each.kind !== kind) continue;
    if (each.kind === 'due') found = minuteOf(each.dueAt);
    if (each.kind === 'factor') found = each.factor;
    if (each.kind === 'attempts') found = each.attempts;
  }
  return found;
}

function dueMinuteFor(input: MarkInput, arrived: number): number {
  const { rules } = input;
  let stood = rules.dueAt;
  for (const move of rules.earlierDues.toReversed()) if (move.movedAt > arrived) stood = move.dueAt;
  const ofClass = minuteOf(stood > rules.dueAt ? stood : rules.dueAt);
  const ownDue = newest(input, 'due');
  const factor = newest(input, 'factor');
  if (factor === undefined) return ownDue ?? ofClass;
  const opening = minuteOf(rules.opensAt);
  const hundredfold = BigInt(ofClass - opening) * BigInt(factor);
  const stretched = opening + Number(hundredfold / 100n) + (hundredfold % 100n === 0n ? 0 : 1);
  return ownDue !== undefined && ownDue > stretched ? ownDue : stretched;
}

function endMinute({ rules }: MarkInput, due: number): number {
  if (rules.late === null) return due;
  const moved = minuteOf(rules.late.until) + (due - minuteOf(rules.dueAt));
  return moved > due ? moved : due;
}

/** What people gave, what they could have given, and how many criteria nobody has looked at. */
function givenByPeople({ item, levels }: MarkInput) {
  let [given, most, open] = [0, 0, 0];
  for (const criterion of item.rubric ?? []) {
    let highest = 0;
    let found: number | undefined;
    for (const level of criterion.levels) {
      if (level.points > highest) highest = level.points;
      if (level.id === levels[criterion.id]) found = level.points;
    }
    most += highest;
    if (found === undefined) open += 1;
    else given += found;
  }
  return { given, most, open };
}

/** Points of the tests as a fraction. */
function pointsFor(input: MarkInput, results: readonly boolean[]): { top: bigint; bottom: bigint } {
  const { item } = input;
  const worth = BigInt(item.points - givenByPeople(input).most);
  let top = 0n;
  if (item.scoring === 'groups') {
    for (const { first, last, points } of item.groups ?? []) {
      let whole = true;
      for (let test = first; test <= last; test += 1) if (results[test - 1] !== true) whole = false;
      if (whole) top += BigInt(points);
    }
    return { top, bottom: 1n };
  }
  if (results.length === 0) return { top, bottom: 1n };
  if (item.scoring === 'all') return { top: results.includes(false) ? 0n : worth, bottom: 1n };
  for (const passed of results) if (passed) top += worth;
  return { top, bottom: BigInt(results.length) };
}

/** Late: a day is 1,440 minutes, and the first one begins when the due minute is over. */
function costOf({ rules }: MarkInput, due: number, arrivedIn: number): bigint {
  let cost = 0n;
  for (let begins = due + 1; arrivedIn >= begins; begins += 1440)
    cost += BigInt(rules.late?.percentPerDay ?? 0);
  return cost > 100n ? 100n : cost;
}

function candidateOf(input: MarkInput, submission: Handed): Candidate | undefined {
  const { rules } = input;
  const due = dueMinuteFor(input, submission.at);
  const arrivedIn = minuteOf(submission.at);
  if (submission.at < rules.opensAt || arrivedIn > endMinute(input, due)) return undefined;
  if (rules.languages && !rules.languages.some((known) => known === submission.language)) return undefined;
  if (submission.tests === null) return undefined;
  const { top, bottom } = pointsFor(input, submission.tests);
  return { id: submission.id, top, bottom, cost: costOf(input, due, arrivedIn) };
}

/** To a whole hundredth, after what lateness costs. */
function nearest({ top, bottom, cost }: Candidate, extra = 0): number {
  const [over, under] = [(top + BigInt(extra) * bottom) * (100n - cost), bottom * 100n];
  const down = over / under;
  return Number((over - down * under) * 2n >= under ? down + 1n : down);
}

/** Whether a submission takes the place of the one that counted until now. */
function displaces(input: MarkInput, candidate: Candidate, known: Candidate): boolean {
  if (input.rules.take === 'last') return true;
  const byPeopleAlone = input.item.rubric !== undefined && givenByPeople(input).most === input.item.points;
  if (byPeopleAlone) return candidate.cost <= known.cost;
  return nearest(candidate) > nearest(known);
}

/** The mark, which submission it comes from, and whether a person has still to look at it. */
export function countByHand(input: MarkInput): Counted {
  const { rules, manual } = input;
  const queue = [...input.handed].sort((a, b) => (a.at === b.at ? a.id.localeCompare(b.id) : a.at - b.at));
  const candidates = queue.flatMap((each) => candidateOf(input, each) ?? []);
  if (rules.attempts !== null) candidates.splice(rules.attempts + (newest(input, 'attempts') ?? 0));
  let chosen: Candidate | undefined;
  for (const each of candidates) if (!chosen || displaces(input, each, chosen)) chosen = each;
  const { given, open } = givenByPeople(input);
  const computed = chosen ? nearest(chosen, given) : given;
  return {
    hundredths: manual?.hundredths ?? computed,
    submissionId: chosen?.id,
    waits: chosen !== undefined && open > 0 && !manual,
  };
}
