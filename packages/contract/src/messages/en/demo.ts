/** The drag-and-drop tech demo at /dev (DEMO-1). */
export const demo = {
  title: 'Drag & Drop Tech Demo',
  prompt: 'Drop the options into the blanks such that the program when run prints "12345".',
  status: 'Answer Status (Debugging)',
  correct: 'Awesome! Your answer is correct!',
  incorrect: 'Incorrect Answer',
  notBegun: 'Put an option into a blank, and this shows whether the program is right.',
} as const;
