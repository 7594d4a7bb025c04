import { limits } from '../../limits.ts';

export const running = {
  run: 'Run',
  runThis: 'Run This',
  tabs: {
    result: 'Result',
    raw: 'Raw Output',
    custom: 'Custom Testcase',
    preview: 'Preview',
    circuit: 'Checks',
  },
  stop: 'Stop',
  runAll: 'Run all',
  /** What opens the window of its steps. */
  see: 'See it run',
  seeWrong: 'See where it goes wrong',
  /** Beside Run all. */
  notAllRun: 'The tests after the one that took too long were not run.',
  /** What the browser shows of a run while it lasts. */
  progress: {
    running: 'Running your program…',
    next: 'Your program will run next…',
    queued: 'Waiting: place {place} in the queue…',
    compiling: 'Compiling…',
    testing: 'Test {test} of {of}…',
    testingHidden: 'Hidden tests, {test} to {to} of {of}…',
    locating: 'Your program crashed. Looking for the line…',
    recording: 'Running your program step by step…',
  },
  /** While the hidden tests are under way. */
  samples: {
    passed: 'Samples passed: {passed} of {count}. The hidden tests are running…',
    failed: '{passed} of {count} samples passed. The hidden tests are running…',
  },
  line: 'Line {line}:',
  compilerWords: 'Compiler output',
  warnings: 'Compiler warnings',
  beforeOutput: 'Please RUN the code to get the Raw Output',
  silent: '(Your program printed nothing.)',
  /** One word or two for the verdict of a test. */
  verdicts: {
    accepted: 'Passed',
    'wrong-answer': 'Wrong answer',
    'time-limit': 'Too slow',
    'memory-limit': 'Too much memory',
    'output-limit': 'Too much output',
    'runtime-error': 'Crashed',
    'compile-error': 'Did not compile',
    'internal-error': 'Our fault: not counted',
    'not-run': 'Not run',
  },
  test: {
    list: 'Tests',
    hidden: 'hidden',
    hiddenFailed:
      'The first failed test is hidden. It is about: {category}. Try an input of that kind under Custom Testcase.',
    hiddenFailedPlain:
      'The first failed test is hidden. Try unusual inputs under Custom Testcase: the smallest, the largest, negative numbers.',
    input: 'Input',
    expected: 'Expected output',
    actual: 'Your output',
    errors: 'Error output',
    firstDifference: 'First difference in line {line}',
    expectedLine: 'Expected',
    actualLine: 'Yours',
    noLine: '(no such line)',
    empty: '(nothing)',
    time: 'Time',
    memory: 'Memory',
    summary: 'Longest {time}, most memory {memory}',
  },
  /** Of SQL tasks. */
  rows: {
    expected: 'Expected rows',
    yours: 'Your rows',
    after: 'table {table} afterwards',
    tables: 'Tables of this test',
    key: 'key',
    none: 'No rows.',
    nothing: 'Your statements gave no rows here.',
    more: 'and {count} more rows',
    cut: 'Your result has more than 2,000 rows: the others are left out.',
    mark: 'Mark',
    marks: { missing: 'missing in yours', extra: 'not expected', moved: 'in another place' },
    plan: 'How SQLite finds the rows',
    showPlan: 'Show the query plan',
    faults: {
      'no-result': 'Your statements gave no result. Begin with `SELECT`.',
      columns: 'Your result has {actual} columns, and {expected} are expected.',
      names: 'A column is called `{actual}`; it should be `{expected}`. `AS` gives it a name.',
      duplicates: '{count} of your rows are there too often. Should each be there once?',
      missing: '{count} expected rows are missing in your result.',
      extra: '{count} of your rows are not expected.',
      order: 'The rows are right, their order is not.',
      'too-many': 'Your result has more than 2,000 rows. Is a condition of the join missing?',
      unchanged: 'The table `{table}` should have been changed.',
      changed: 'The table `{table}` should have stayed as it was.',
    },
  },
  beforeRun: 'Please RUN the code to check it against our Testcases.',
  failed: { msg: 'Unable to run your code. Please retry again.', type: 'error' },
  /** Beside it. */
  offline: {
    msg: 'You seem to be offline. Your code is kept on this device: run it when you are back online.',
    type: 'info',
  },
  denied: {
    busy: 'Your last run has not finished. Please wait for it, or stop it.',
    full: 'Many programs are waiting to run right now. Please try again in a few seconds. Your code is safe.',
    tooMany: 'You have run your code many times in a short time. Please wait {seconds} seconds.',
    unconfirmed:
      'Until your email is verified, you can run code {perDay} times a day. You can have the mail sent again in My Account.',
    computingTime:
      'Your programs have used up the computing time of one day. Please go on tomorrow. Your code is safe.',
    noRunner: 'Programs cannot be run right now. Please try again in a minute. Your code is safe.',
    overdue: 'Your program had to wait too long for its turn. Please run it again. Your code is safe.',
    ourFault:
      'Something went wrong on our side while your program was running. It does not count. Please run it again.',
    stopped: 'Your run was stopped.',
  },
  formatting: {
    shapeless:
      'Your code cannot be formatted until it can be read: a bracket or a sign is missing somewhere. Run it to see where. Nothing was changed.',
    shapelessAt:
      'Your code cannot be formatted yet: something is missing or out of place at line {line}. Nothing was changed.',
    missing: 'Code in this language cannot be formatted on this server. Nothing was changed.',
    failed: 'Your code could not be formatted. Nothing was changed.',
  },
  /** Why there is no reference answer to an input of the learner's own. */
  reference: {
    none: 'This question has no reference solution to compare with.',
    busy: 'The reference solution cannot be run just now. Your own output is not affected.',
    unfit:
      'The reference solution cannot work with this input. Please check it against the rules of the question.',
  },
  /** How a run ended, in words. `{where}` is one of the texts of `where`, or nothing for own input. */
  result: {
    allPassed: { one: 'The test passed.', other: 'All {count} tests passed.' },
    /** Of a web page. */
    checksPassed: 'All checks pass.',
    checksFailed: 'Not all checks pass yet. Below stands what is missing.',
    ran: 'Your program ran to its end.',
    /** How long, in the sentences about time. */
    seconds: { one: '{count} second', other: '{count} seconds' },
    passedOf: '{passed} of {count} tests passed.',
    'wrong-answer': 'Your program printed a wrong answer{where}.',
    'time-limit':
      'Your program took longer than {time}{where}. Does a loop, or a function that calls itself, run too often or forever?',
    waiting:
      'Your program was still waiting after {time}{where}, without computing. Does it sleep, or wait for something that never comes?',
    'memory-limit': 'Your program needed more than {memoryMb} MB of memory{where}.',
    'output-limit': 'Your program printed more than {outputKb} kB{where}. Does a loop keep printing?',
    'runtime-error': 'Your program crashed{where}: {reason}.',
    'compile-error':
      'Your program could not be compiled. Raw Output shows what the compiler says, and about which line.',
    hiddenTest: 'Hidden test {number}',
  },
  where: " on '{test}'",
  inLine: ' in line {line}',
  /** Why a program broke off, by its signal. */
  reason: {
    SIGSEGV: 'it used memory that is not its own (segmentation fault)',
    SIGBUS: 'it used memory that does not exist (bus error)',
    SIGFPE: 'it divided by zero, or a number was too large',
    SIGABRT: 'it aborted itself (abort)',
    SIGILL:
      'it reached a point where no program can go on, such as a division by zero or the end of a function without return',
    SIGSYS: 'it tried something that programs may not do here',
    signal: 'it was ended by the signal {signal}',
    exitCode: 'it ended with the exit code {exitCode}',
    unknown: 'it ended unexpectedly',
  },
} as const;

export const runningErrors = {
  'running.not-traced': 'Programs in this language cannot be run step by step yet.',
  'running.test-unknown': 'This test is hidden, so it cannot be run step by step.',
  'running.code-too-large': `Your code is larger than ${limits.codeBytesMax / 1024} kB. Please shorten it and run it again.`,
  'running.input-too-large': `Your input is larger than ${limits.customTestBytesMax / 1024} kB. Please shorten it.`,
  'running.typed-too-large': 'At most 4 kB can be typed at once. Please paste it in parts.',
  'running.run-unknown': 'There is no such run.',
  'running.too-many-watchers': 'You are watching too many runs at once. Please close some of them.',
} as const;
