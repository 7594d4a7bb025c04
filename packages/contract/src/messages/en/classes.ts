export const classErrors = {
  'classes.name': 'Give the batch a name of at most {max} characters.',
  'classes.name-taken': 'There is a batch of this name already.',
  'classes.unknown': 'There is no such batch, class or member. It may have been removed meanwhile.',
  'classes.held': 'This class was held. Take “Class done” back first.',
  'classes.not-held': 'This class was not held, or that was taken back already.',
  'classes.cancelled': 'This class is cancelled. Let it take place first.',
  'classes.has-planned':
    'Learners wait for planned classes of this batch. Cancel or delete these first, so that they are told.',
  'classes.module-unknown': 'There is no such module in what learners see now.',
  'classes.module-open': 'This module is open to everybody, so no class needs to open it.',
} as const;
