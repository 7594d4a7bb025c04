/** The learner's own attendance; loaded with the screen that shows it. */
export const attendance = {
  title: 'Your attendance',
  lead: 'The sessions of your classes, as your teachers marked them.',
  empty: 'No attendance yet.',
  emptyLead: 'When a teacher takes the attendance of your class, it is here.',
  share: { one: '{percent} % of {count} session', other: '{percent} % of {count} sessions' },
  short: 'Under {threshold} %',
  enough: 'At least {threshold} % are asked for.',
  sessions: 'All sessions',
  columns: { when: 'When', kind: 'Kind', state: 'You were' },
  hour: 'Hour {number}',
  range: '{from} to {to}',
  kinds: { lecture: 'Lecture', lab: 'Lab', tutorial: 'Tutorial' },
  states: { present: 'Present', late: 'Late', absent: 'Absent', duty: 'On duty' },
} as const;
