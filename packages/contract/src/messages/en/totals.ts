/** A learner's totals and lab records; loaded with the screens that show it. */
export const totals = {
  attendance: 'Your attendance',
  records: 'Your lab records',
  recordsLead: 'What you handed in, with your marks, as a PDF to print.',
  saveRecord: 'Save as PDF',
  saveRecordOf: 'Save as PDF: lab record of {batch}',
  title: 'Your totals',
  lead: 'From the assignments whose marks are published.',
  line: '{batch}: {total} of {of}',
  soFar: 'so far; the whole class is worth 100',
  working: 'How this total came about',
  category: '{name}: {total} of {weight}',
  none: 'Nothing counts here yet.',
  all: 'Each of them counts for as much as the others.',
  best: {
    one: 'Only the best one counts.',
    other: 'Only the best {count} count, each for as much as the others.',
  },
  part: '{title}: {marks} of {points} points',
  leftOut: '{title}: {marks} of {points} points, left out because others are better',
} as const;
