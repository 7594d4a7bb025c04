export const provingErrors = {
  'proving.unknown': 'There is no such verification. It may have been cleared away: start a new one.',
  'proving.nothing': 'There is no problem to verify in what you chose.',
  'proving.draft-faulty': 'The draft cannot be read as it is. Mend the faults that it shows, then verify it.',
  'proving.not-running': 'This verification has ended already.',
  'proving.rejudgement-unknown': 'There is no such check of earlier submissions.',
  'proving.problem-unknown': 'There is no such problem in what you chose.',
  'proving.not-checked': 'Wait until all submissions are checked, then decide.',
  'proving.not-shown':
    'Learners are not judged by these tests. Publish the draft first; if other tests were published meanwhile, check the submissions again.',
} as const;
