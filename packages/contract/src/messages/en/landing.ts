import { PRODUCT } from '../../product.ts';

export const landing = {
  title: `${PRODUCT}: learn programming by a little practice, every day`,
  description:
    'Courses in C, C++, Java, Python, data structures and more, with an editor that compiles and runs your code, for programming students in India.',
  nav: { courses: 'Courses', plans: 'Plans', login: 'Login', register: 'Register' },
  hero: {
    title: 'A little practice, every day.',
    lead: 'Read a little, write real code, see at once what it does. C, C++, Java, Python and the ideas behind them, for programming students in India.',
    register: 'Register, it is free',
    courses: 'See the courses',
  },
  trial: {
    title: 'Try it here, without an account',
    task: 'This program draws the dots of a kolam. Make n larger, and run it again.',
    language: 'Language',
    code: 'Code Area',
    output: 'Output',
    run: 'Run',
    talk: 'Run and type',
    running: 'Running',
    before: 'Press Run to see the output.',
    ran: 'Compiled and run on our judge in {seconds} s.',
    silent: 'The program ended without printing anything.',
    failed: 'The program could not be run. The text below says why.',
    unreachable: 'The program could not be run just now. Please try again in a moment.',
    tooLarge: 'Without an account, a program can have at most 4 kB. Register to write longer ones.',
    again: 'With an account you solve problems in this editor, with tests that say what went wrong.',
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Read or watch',
        text: 'Short texts and videos, with an editor beside every video and in every example. Change the example, and see what happens.',
      },
      {
        title: 'Write it yourself',
        text: 'Problems from easy to hard, judged in seconds. A failed test says what happened, where, and what to try.',
      },
      {
        title: 'Close the line',
        text: 'Every topic has a kolam that draws itself as you practise. It closes when you have finished all of it.',
      },
    ],
  },
  courses: {
    title: 'Courses',
    lead: 'Start anywhere. Everything marked free stays free.',
    counts: { one: '{count} module · {total} items', other: '{count} modules · {total} items' },
    free: '{free} free',
    soon: 'In preparation',
  },
  testimonials: { title: 'What learners say' },
  plans: {
    title: 'Plans',
    lead: 'Pay once for a fixed time. Nothing renews by itself. Prices include GST.',
    includes: 'Opens all of',
    choose: 'Register to choose',
    gst: 'GST included',
  },
  footer: {
    privacy: 'Privacy policy',
    terms: 'Terms',
    grievance: 'Grievances',
    made: 'Made for a little practice, every day.',
  },
} as const;
