export const learning = {
  dashboard: {
    pickUp: 'Pick up where you left off',
    continueSession: 'Continue last session',
  },
  restored: { msg: 'Successfully restored data from your last session.', type: 'success' },
  completed: { msg: 'This item has been marked as completed', type: 'success' },
  completedRibbon: 'Completed',
  rollout: {
    title: 'Attention',
    text: 'This module will be unlocked after the live classroom course.',
  },
  overview: 'Overview',
  reviewQuiz: 'Review Quiz',
  showSidebar: 'Show Sidebar',
  markComplete: 'Mark as Complete',
  solveThis: 'Solve this',
  progress: 'You have completed {done} out of {total} items in this subtopic.',
  premium: { title: 'Premium Content', manage: 'Manage Course Subscriptions' },
  premiumQuestion: 'Premium Question',
  emptyQuiz: 'No MCQ Question Found',
  tryCode: 'Try code here',
  output: 'Please RUN the code to get the Raw Output',
} as const;

export const learningErrors = {
  'learning.topic-unknown': 'There is no such topic.',
  'learning.subtopic-unknown': 'There is no such subtopic.',
  'learning.asset-unknown': 'There is no such item.',
  'learning.not-owned': 'This is Premium Content. Please purchase a valid course to open it.',
  'learning.ids-mismatch': 'This item does not belong to that subtopic.',
} as const;
