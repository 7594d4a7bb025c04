export const live = {
  seen: 'While a problem of this assignment is on your screen, your teacher can see your program as you write it, and say something about it. You see it when somebody looks.',
  watched: 'A teacher is looking at your program',
  note: 'Your teacher:',
  noteLine: 'Your teacher, on line {line} of “{title}”:',
  noteRead: 'I have read it',
} as const;
