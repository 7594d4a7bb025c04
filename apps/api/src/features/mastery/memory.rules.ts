import { fsrs, Rating, type FSRSState, type Grade } from 'ts-fsrs';

/** How an exercise, a question or a problem went on a day. */
export type Outcome = 'right' | 'helped' | 'wrong';

/** What was answered on a concept; `day` in India, YYYY-MM-DD. */
export type Observation = { readonly day: string; readonly outcome: Outcome };

/** What a learner remembers of a concept. */
export type Memory = {
  readonly right: number;
  readonly helped: number;
  readonly wrong: number;
  readonly lastOn: string;
  /** From this day on it is worth asking again. */
  readonly dueOn: string;
  /** It was not known when it was last asked. */
  readonly missed: boolean;
  /** How likely it is remembered today, 0 to 1. */
  readonly recall: number;
};

/**
 * A concept is asked again when nine of ten learners would still remember it. Days are not randomised: the same answers
 * give the same day.
 */
const SCHEDULER = fsrs({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: false });
/** How many days are looked at; older ones no longer matter. */
const DAYS_REPLAYED = 60;
const DAY_MS = 86_400_000;

/** A right answer with help is worth half of one. */
const WORTH: Readonly<Record<Outcome, number>> = { right: 1, helped: 0.5, wrong: 0 };
/** Shares of a day's worth from which it counts as remembered, and as remembered with effort. */
const GOOD_FROM = 0.8;
const HARD_FROM = 0.5;

/**
 * What the answers of all days add up to. They are taken day by day, so it makes no difference in which order devices
 * tell them.
 */
export function memoryOf(observations: readonly Observation[], today: string): Memory | undefined {
  const byDay = Map.groupBy(observations, ({ day }) => day);
  const days = [...byDay.keys()].toSorted().slice(-DAYS_REPLAYED);
  const lastOn = days.at(-1);
  if (lastOn === undefined) return undefined;
  let state: FSRSState | null = null;
  let before = days[0] ?? lastOn;
  let grade: Grade = Rating.Again;
  for (const day of days) {
    grade = gradeOf(byDay.get(day) ?? []);
    state = SCHEDULER.next_state(state, daysBetween(before, day), grade);
    before = day;
  }
  const stability = state?.stability ?? 0;
  // A concept that was known for months and missed once is asked the next day, before it is trusted again.
  const missed = grade === Rating.Again;
  const interval = missed ? 1 : SCHEDULER.next_interval(stability, 0);
  const count = (wanted: Outcome) => observations.filter(({ outcome }) => outcome === wanted).length;
  return {
    right: count('right'),
    helped: count('helped'),
    wrong: count('wrong'),
    lastOn,
    dueOn: dayAfter(lastOn, interval),
    missed,
    recall: SCHEDULER.forgetting_curve(Math.max(0, daysBetween(lastOn, today)), stability),
  };
}

export const isDue = ({ dueOn }: Memory, today: string): boolean => dueOn <= today;

function gradeOf(observations: readonly Observation[]): Grade {
  const worth = observations.reduce((sum, { outcome }) => sum + WORTH[outcome], 0) / observations.length;
  if (worth >= GOOD_FROM) return Rating.Good;
  return worth >= HARD_FROM ? Rating.Hard : Rating.Again;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Today in India. */
export function todayInIndia(now = new Date()): string {
  return now.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}
