/** What can be wrong with a launch from a college's Moodle or Canvas. */
export const ltiErrors = {
  'lti.platform-unknown':
    'This Moodle or Canvas is not registered with us. Please tell your college’s administrator.',
  'lti.state':
    'This link has been used already, or took too long, or your browser keeps no cookies for us. Open the assignment again from your course.',
  'lti.invalid':
    'Your college’s system sent something that we cannot accept. Open the assignment again from your course; if it happens again, tell your teacher.',
  'lti.expired':
    'What your college’s system sent is too old. Open the assignment again from your course. If it happens again, a clock is wrong: tell your teacher.',
  'lti.deployment':
    'This installation of us in your college’s system is not registered. Please tell your college’s administrator.',
  'lti.platform-away': 'Your college’s system does not answer us. Please try again in a minute.',
  'lti.not-linked':
    'This link opens no assignment for your course. Your teacher has to choose the assignment again in the course.',
  'lti.role': 'Your college’s system says that you are neither a learner nor a teacher of this course.',
  'lti.no-address':
    'Your college’s system does not tell us your email address, so we cannot make your account. Your teacher or administrator can allow it in the settings of the tool.',
  'lti.other-account':
    'You are signed in to an account with another address than your college’s system says.',
  'lti.registration-link':
    'This registration link has been used already, is too old, or is not whole. Ask whoever gave it to you for a new one.',
  'lti.registration-start':
    'This link registers us in a Moodle or Canvas. Do not open it by itself: enter it where your system registers tools.',
  'lti.configuration':
    'What your system tells of itself is not in order: it has to name its addresses, all of them with https://, and to be at the host that it names as its issuer.',
  'lti.registration-refused':
    'Your system has not registered us. Begin there once more; if it happens again, register us by hand.',
} as const;

/** The screens of a launch from a college's Moodle or Canvas; loaded with them. */
export const lti = {
  faults: ltiErrors,
  opening: 'Opening your assignment …',
  framed: 'Your assignment opens in a window of its own, where your work can be saved.',
  newWindow: 'Open in a new window',
  faultTitle: 'This could not be opened',
  registeredTitle: 'We are registered',
  registered:
    'One thing is left: an owner on our side has to accept your system. Until then it opens nothing here. You can close this window.',
  back: 'Back to the course',
  chooseTitle: 'Choose an assignment',
  chooseLead:
    'For the course “{course}” of {platform}. Learners who open the assignment there are added to its class here.',
  chooseNone: 'None of your classes has an assignment yet.',
  chooseNoneLead: 'Give one in the console first, then add it to the course.',
  chooseLine: '{batch}, due {date}, {points} points',
  choose: 'Choose',
  chosen: 'The assignment is in the course. You can close this window.',
  console: 'Open the console',
  consoleLead: 'You choose as a teacher: sign in to the console first, then come back to this page.',
  again: 'I have signed in',
  dashboard: 'Go to my dashboard',
  agreeTitle: 'Welcome, {name}',
  agreeLead: '{platform} sends you here. We make an account for {email}, with which your work is kept.',
  agree: 'Agree and continue',
  confirmTitle: 'You have an account already',
  confirmLead:
    '{platform} says that you are {email}. There is an account with this address: sign in once, and from then on {platform} opens it for you.',
  signIn: 'Sign in',
  connect: 'Connect and open',
  connectLead: 'You are signed in. From now on {platform} opens this account for you.',
} as const;
