/** Where they are found. */
export const mocksLink = {
  title: 'Mock tests',
  lead: 'Timed tests like those of companies and of GATE, with a report that says what to read again.',
} as const;
