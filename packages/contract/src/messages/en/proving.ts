export const provingErrors = {
  'proving.unknown': 'There is no such verification. It may have been deleted: start a new one.',
  'proving.nothing': 'Your choice has no problems to verify.',
  'proving.draft-faulty': 'The draft has faults. Fix them, then verify it.',
  'proving.not-running': 'This verification has already ended.',
  'proving.rejudgement-unknown': 'There is no such check of earlier submissions.',
  'proving.problem-unknown': 'Your choice has no such problem.',
  'proving.not-checked': 'Wait until all submissions are checked, then decide.',
  'proving.not-shown':
    'Learners are not judged by these tests yet. Publish the draft first. If other tests were published in the meantime, check the submissions again.',
} as const;
