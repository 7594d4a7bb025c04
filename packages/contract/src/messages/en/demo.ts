/** The drag-and-drop tech demo at /dev (spec section 2). */
export const demo = {
  title: 'Drag & Drop Tech Demo',
  prompt: 'Drop the options into the blanks such that the program when run prints "12345".',
  how: 'Drag an option, or tap it and then tap a blank. With the keyboard: Space picks up, the arrow keys move, Space drops, Escape puts back.',
  options: 'Options',
  program: 'Program',
  blank: 'Blank {number}',
  blankEmpty: 'Blank {number}, empty',
  blankFilled: 'Blank {number}: {content}',
  chosen: '{content} is chosen. Tap a blank to place it, or tap it again to let go.',
  status: 'Answer Status (Debugging)',
  correct: 'Awesome! Your answer is correct!',
  incorrect: 'Incorrect Answer',
  reset: 'Start again',
  instructions:
    'Press Space or Enter to pick up. While dragging, move with the arrow keys. Press Space or Enter again to drop, Escape to cancel.',
  picked: 'Picked up {content}.',
  over: '{content} is over {place}.',
  overNothing: '{content} is over no place.',
  dropped: '{content} was put into {place}.',
  returned: '{content} went back to where it was.',
  cancelled: 'Cancelled. {content} is back where it was.',
} as const;
