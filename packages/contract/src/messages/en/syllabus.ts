/** What a visitor reads who looks at a course before there is an account. */
export const syllabus = {
  withoutAccount: 'The first module is open to everybody, without an account.',
  wholeCourse:
    'With a free account you can open the other modules, and your progress is kept on every device.',
  haveAccount: 'I have an account already',
  register: 'Register',
  keepProgress: 'Register to keep your progress. It is free.',
  keepCode:
    'Register to keep your work: your code comes with you, and you can check it against all tests. It is free.',
  notKept: { msg: 'Register to keep your progress. Without an account nothing is recorded.', type: 'info' },
  input: 'Input',
  limits: 'Without an account a program can have at most 4 kB, and runs for at most 2 seconds.',
} as const;
