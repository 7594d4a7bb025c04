export const running = {
  run: 'Run',
  runThis: 'Run This',
  tabs: { result: 'Result', raw: 'Raw Output', custom: 'Custom Testcase' },
  beforeRun: 'Please RUN the code to check it against our Testcases.',
  failed: { msg: 'Unable to run your code. Please retry again.', type: 'error' },
  denied: {
    busy: 'Your last run is still under way. Please wait for it, or stop it.',
    full: 'Many programs are waiting to run just now. Please try again in a few seconds; your code is safe.',
    tooMany: 'You have run your code many times in a short while. Please wait {seconds} seconds.',
  },
} as const;

export const runningErrors = {
  'running.code-too-large': 'Your code is larger than 64 kB. Please make it shorter and run it again.',
  'running.input-too-large': 'Your own input is larger than 256 kB. Please make it shorter.',
  'running.run-unknown': 'There is no such run.',
} as const;
