export const provingErrors = {
  'proving.unknown': 'There is no such verification. It may have been cleared away: start a new one.',
  'proving.nothing': 'There is no problem to verify in what you chose.',
  'proving.draft-faulty': 'The draft cannot be read as it is. Mend the faults that it shows, then verify it.',
  'proving.not-running': 'This verification has ended already.',
} as const;
