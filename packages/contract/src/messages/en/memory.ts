/** Texts of the table of variables and of mistakes of memory: loaded with a program's result. */
export const memory = {
  table: {
    show: 'Show as a table',
    where: 'Where',
    name: 'Name',
    value: 'Value',
    changed: 'changed',
  },
  mistakes: {
    look: 'Look for mistakes of memory',
    lookWhy:
      'An index outside its array, a pointer to memory that was given back or a value that was never set can be the cause.',
    title: 'Mistakes of memory and numbers',
    searching: 'Looking for mistakes of memory…',
    none: 'No mistake of memory was found with this input. The cause is probably elsewhere.',
    noneEnded: 'No mistake of memory was found until the program was ended.',
    place: 'Mistake {number} of {count}, in line {line}:',
    only: 'In line {line}:',
    previous: 'Previous mistake',
    next: 'Next mistake',
    /** What is known beside the explanation; `name` is `array` or `unnamed`. */
    cells: {
      read: '{name} has cells 0 to {last}; this reads cell {index}.',
      write: '{name} has cells 0 to {last}; this writes cell {index}.',
      unknown: '{name} has cells 0 to {last}; this uses cell {index}.',
    },
    /** Of a cell that is drawn beside its array. */
    beyond: 'not its own',
    array: 'The array `{name}`',
    unnamed: 'The memory',
    named: 'It is about `{name}`.',
    /** Programs with such mistakes may do anything. */
    differs: 'A program with a mistake of memory may print something else here than in a run.',
  },
} as const;
