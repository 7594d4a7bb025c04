export const practice = {
  hero: {
    continue: 'Continue solving the problem!',
    continueSession: 'Continue last session',
    ready: 'Are you ready?',
  },
  sort: { easyFirst: 'Easy to Hard', hardFirst: 'Hard to Easy' },
  moreTags: '+{count} more',
  purchaseNeeded: {
    title: 'Purchase Needed',
    text: 'Please purchase a valid course to get access to all the problems.',
  },
  emptyFilter: 'No problems with the selected tags combination found',
  statement: 'Problem Statement',
  sample: 'Sample Input and Output',
  showHint1: 'Show Hint 1',
  hideHint1: 'Hide Hint 1',
  showHint2: 'Show Hint 2',
  hideHint2: 'Hide Hint 2',
  showVideo: 'Show Video',
  hideVideo: 'Hide Video',
  showQuestionBar: 'Show Question Bar',
  reset: {
    button: 'Reset your code',
    confirm: 'Are you sure? This will reset your {language} Code to the default template!',
    done: { msg: 'Successfully reset your code to the default template', type: 'success' },
    failed: { msg: 'Unable to reset your code. Please retry again.', type: 'error' },
  },
  solved: {
    title: 'Congrats! You have successfully solved this problem!',
    text: 'Go back and continue solving other problems.',
  },
} as const;

export const practiceErrors = {
  'practice.problem-unknown': 'There is no such problem.',
  'practice.code-too-large':
    'Your code is larger than 64 kB. Please make it shorter; it is kept as it is on this device.',
  'practice.language-unknown': 'This language is not offered here.',
  'practice.submission-unknown': 'There is no such submission.',
  'practice.inputs-too-large': 'Your own inputs are larger than 256 kB together. Please make them shorter.',
  'practice.report-empty': 'Please tell us in a few words what is wrong with this question.',
} as const;
