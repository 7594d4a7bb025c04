/** What a visitor reads who looks at a course before there is an account. */
export const syllabus = {
  withoutAccount: 'The first module is open to everyone, without an account.',
  wholeCourse: 'A free account opens the other modules and keeps your progress on every device.',
  haveAccount: 'I already have an account',
  register: 'Register',
  keepProgress: 'Register to keep your progress. It is free.',
  keepCode: 'Register to keep your code and check it against all tests. It is free.',
  notKept: { msg: 'Register to keep your progress. Without an account, nothing is recorded.', type: 'info' },
  glossary: {
    title: 'Glossary',
    search: 'Search the glossary',
    terms: { one: '{count} term', other: '{count} terms' },
    nothing: 'No term contains “{words}”.',
    empty: 'This course has no glossary yet.',
  },
  input: 'Input',
  limits: 'Without an account, a program can have at most 4 kB and run for at most 2 seconds.',
} as const;
