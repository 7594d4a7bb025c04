export const examErrors = {
  'exams.unknown': 'There is no such exam in your classes. It may have been taken back in the meantime.',
  'exams.sitting': 'While you sit an exam, nothing else opens. Hand in, or wait until your time is over.',
  'exams.not-open': 'This exam has not begun yet.',
  'exams.over': 'This exam is over.',
  'exams.other-device': 'You are sitting this exam on another computer. What you wrote here is kept here.',
  'exams.room-code': 'That is not the code of this room. Ask your teacher.',
  'exams.room-code-wait': 'Too many wrong codes. Try again in {seconds} seconds.',
  'exams.address': 'This exam can be sat in the lab only.',
  'exams.browser': 'This exam can be sat in Safe Exam Browser only, with the settings of your teacher.',
} as const;
