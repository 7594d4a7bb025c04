export const replay = {
  rest: { one: 'Rest of a minute', other: 'Rest of {count} minutes' },
  recorded:
    'Your class records how you write your programs for this assignment: what you type and when, with pastes, runs and rests. Your teachers can replay it. It is kept for 180 days and goes with your account; your own stands in the workspace under Submissions and versions.',
  recordedHere: 'Your class records how you write this program',
} as const;
