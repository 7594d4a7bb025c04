import { describe, expect, it } from 'vitest';

import {
  isTerm,
  movedDates,
  nameOfCopy,
  outsideTerm,
  readDates,
  shiftBetween,
  wrongOrder,
} from './copy.rules.ts';

const TERM = { name: 'Odd semester 2026–27', begins: '2026-08-03', ends: '2026-12-11' };
const COPY = {
  name: 'DSA lab, section B',
  term: TERM,
  begins: TERM.begins,
  leftOut: [],
  categories: 0,
  teachers: 1,
  lessons: [{ id: 'l', title: 'Trees', plannedFor: '2026-08-05' }],
  assignments: [
    {
      id: 'a',
      title: 'Lab 1',
      opensAt: '2026-08-04T03:30:00.000Z',
      dueAt: '2026-08-11T18:29:00.000Z',
      lateUntil: '2026-08-14T18:29:00.000Z',
    },
  ],
};

describe('the dates of a copied class', () => {
  it.each([
    ['2026-08-03', '2027-01-04', 154],
    // A Monday and a Wednesday: to the first Monday after it.
    ['2026-08-03', '2027-01-06', 161],
    ['2026-08-05', '2027-01-04', 154],
    ['2026-08-03', '2026-08-03', 0],
    ['2026-08-05', '2026-08-03', 0],
    ['2027-01-04', '2026-08-03', -154],
    [undefined, '2027-01-04', 0],
    ['2026-08-03', '', 0],
  ])('CLASSES-23: from %s to %s move by %i days: whole weeks', (from, to, days) => {
    expect(shiftBetween(from, to)).toBe(days);
  });

  it('CLASSES-23: keep their weekday and their time of day in India', () => {
    expect(movedDates(COPY, 154)).toEqual({
      lessons: [{ id: 'l', title: 'Trees', day: '2027-01-06' }],
      assignments: [
        {
          id: 'a',
          title: 'Lab 1',
          opens: '2027-01-05T09:00',
          due: '2027-01-12T23:59',
          until: '2027-01-15T23:59',
        },
      ],
    });
  });

  it('CLASSES-23: are sent once all are there, each as it was changed', () => {
    const dates = movedDates(COPY, 0);
    expect(readDates(dates)).toEqual({
      lessons: [{ id: 'l', plannedFor: '2026-08-05' }],
      assignments: [
        {
          id: 'a',
          opensAt: '2026-08-04T03:30:00.000Z',
          dueAt: '2026-08-11T18:29:00.000Z',
          lateUntil: '2026-08-14T18:29:00.000Z',
        },
      ],
    });
    const [assignment] = dates.assignments;
    const without = (part: object) => ({
      ...dates,
      assignments: assignment ? [{ ...assignment, ...part }] : [],
    });
    expect(readDates(without({ until: '' }))).toBeUndefined();
    expect(readDates({ ...dates, lessons: [{ id: 'l', title: 'Trees', day: '' }] })).toBeUndefined();
    expect(wrongOrder(dates)).toEqual([]);
    expect(wrongOrder(without({ due: assignment?.opens }))).toEqual(['Lab 1']);
    expect(wrongOrder(without({ until: assignment?.due }))).toEqual(['Lab 1']);
    // The end of an exam that all begin together is reckoned anew.
    expect(wrongOrder(without({ due: assignment?.opens, minutes: 60 }))).toEqual([]);
  });

  it('CLASSES-23: that lie outside the term are named', () => {
    expect(outsideTerm(movedDates(COPY, 0), TERM)).toEqual([]);
    expect(outsideTerm(movedDates(COPY, 154), TERM)).toEqual(['Trees', 'Lab 1']);
  });

  it('CLASSES-20: a term has a name and ends after it begins', () => {
    expect(isTerm(TERM)).toBe(true);
    expect(isTerm({ ...TERM, name: ' ' })).toBe(false);
    expect(isTerm({ ...TERM, begins: '' })).toBe(false);
    expect(isTerm({ ...TERM, ends: TERM.begins })).toBe(false);
  });

  it('CLASSES-22: the copy is called after its term', () => {
    expect(nameOfCopy(COPY, '')).toBe('DSA lab, section B');
    expect(nameOfCopy(COPY, 'Even semester')).toBe('DSA lab, section B (Even semester)');
    const named = { name: `DSA, ${TERM.name}`, term: TERM };
    expect(nameOfCopy(named, 'Even semester')).toBe('DSA, Even semester');
  });
});
