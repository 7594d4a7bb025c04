import type { ClassCopy, CopyDates, Term } from '@abhyas/contract/classes-terms.staff';

import { fromIndianMinute, indianMinute } from '../../../lib/indian-days.ts';

/** A lesson or an assignment of the copy, its dates as fields have them. */
export type EnteredLesson = { readonly id: string; readonly title: string; readonly day: string };
export type EnteredAssignment = {
  readonly id: string;
  readonly title: string;
  /** Set for an exam that all begin together: its end follows from its opening. */
  readonly minutes?: number | undefined;
  readonly opens: string;
  readonly due: string;
  /** Undefined where no late work is taken. */
  readonly until?: string | undefined;
};
export type EnteredDates = {
  readonly lessons: readonly EnteredLesson[];
  readonly assignments: readonly EnteredAssignment[];
};

const DAY_MS = 86_400_000;
const WEEK = 7;

/**
 * By how many days dates move from one begin to another: whole weeks, so that Monday's lab stays on a Monday, and as many
 * as it takes that nothing falls before the new begin.
 */
export function shiftBetween(from: string | undefined, to: string): number {
  const days = from === undefined ? Number.NaN : (Date.parse(to) - Date.parse(from)) / DAY_MS;
  // Without the addition a move by less than a week back is minus nothing.
  return Number.isNaN(days) ? 0 : Math.ceil(days / WEEK) * WEEK + 0;
}

const movedDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const movedMinute = (moment: string, days: number): string =>
  indianMinute(new Date(Date.parse(moment) + days * DAY_MS).toISOString());

/** All dates of a class, so many days later. */
export function movedDates({ lessons, assignments }: ClassCopy, days: number): EnteredDates {
  return {
    lessons: lessons.map(({ id, title, plannedFor }) => ({ id, title, day: movedDay(plannedFor, days) })),
    assignments: assignments.map(({ id, title, minutes, opensAt, dueAt, lateUntil }) => ({
      id,
      title,
      minutes,
      opens: movedMinute(opensAt, days),
      due: movedMinute(dueAt, days),
      until: lateUntil === undefined ? undefined : movedMinute(lateUntil, days),
    })),
  };
}

/** What is sent; undefined while a date is missing. */
export function readDates({ lessons, assignments }: EnteredDates): CopyDates | undefined {
  const read = {
    lessons: lessons.map(({ id, day }) => ({ id, plannedFor: day })),
    assignments: assignments.map(({ id, opens, due, until }) => ({
      id,
      opensAt: fromIndianMinute(opens),
      dueAt: fromIndianMinute(due),
      ...(until !== undefined && { lateUntil: fromIndianMinute(until) }),
    })),
  };
  const texts = [
    ...read.lessons.map(({ plannedFor }) => plannedFor),
    ...read.assignments.flatMap(({ opensAt, dueAt, lateUntil }) => [opensAt, dueAt, lateUntil ?? dueAt]),
  ];
  return texts.includes('') ? undefined : read;
}

/** Assignments that are due before they open, or take late work until before they are due. */
export function wrongOrder({ assignments }: EnteredDates): string[] {
  return assignments
    .filter(
      ({ opens, due, until, minutes }) =>
        minutes === undefined && (due <= opens || (until !== undefined && until <= due)),
    )
    .map(({ title }) => title);
}

/** What has a date outside a term. */
export function outsideTerm({ lessons, assignments }: EnteredDates, { begins, ends }: Term): string[] {
  const isOutside = (field: string) => field.slice(0, 10) < begins || field.slice(0, 10) > ends;
  return [
    ...lessons.filter(({ day }) => isOutside(day)),
    ...assignments.filter(({ opens, due }) => isOutside(opens) || isOutside(due)),
  ].map(({ title }) => title);
}

/** A term is complete, and ends after it begins. */
export const isTerm = ({ name, begins, ends }: Term): boolean =>
  name.trim() !== '' && begins !== '' && ends > begins;

/** What the copy is called at first: the name, with the new term for the old one, or after it. */
export function nameOfCopy({ name, term }: Pick<ClassCopy, 'name' | 'term'>, next: string): string {
  if (next.trim() === '') return name;
  if (term && name.includes(term.name)) return name.replace(term.name, next.trim());
  return `${name} (${next.trim()})`;
}
