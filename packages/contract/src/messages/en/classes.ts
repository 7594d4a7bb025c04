export const classErrors = {
  'classes.name': 'Give the batch a name of at most {max} characters.',
  'classes.name-taken': 'There is already a batch with this name.',
  'classes.unknown': 'There is no such batch, class or learner. It may have been removed in the meantime.',
  'classes.not-allowed':
    'Your role in this class does not allow this. Its coordinator can change your role, or do it.',
  'classes.no-coordinator': 'Name at least one coordinator, or leave the class to every teacher.',
  'classes.held': 'This class is marked as done. Undo “Class done” first.',
  'classes.not-held': 'This class is not marked as done, or that has already been undone.',
  'classes.learner-unknown': 'None of the classes that you teach has a learner with the address {email}.',
  'classes.roll-taken': 'Somebody else on this list has this roll number.',
  'classes.address-taken': 'Somebody else on this list has this address, or had it before.',
  'classes.address-kept':
    'They have an account with this address, so it stays. They can change it in My Account.',
  'classes.entry': '{fault}',
  'classes.same-class': 'Choose another class than the one they are in.',
  'classes.has-account': 'They already have an account.',
  'classes.cancelled': 'This class is cancelled. Reinstate it first.',
  'classes.has-planned':
    'This batch still has planned classes. Cancel or delete them first, so that the learners are told.',
  'classes.archived':
    'This class is archived, so nothing in it can be changed. Take it out of the archive first.',
  'classes.term-name': 'Give the term a name of at most {max} characters.',
  'classes.term-ends': 'The term has to end after it begins.',
  'classes.copy-changed':
    'This class has changed since you opened this page. Reload it to see what would be copied now.',
  'classes.attendance-changed': 'Somebody else has changed this meanwhile. Reload it, then change it again.',
  'classes.mark-changed': 'Somebody else has marked {name} meanwhile. Their mark is shown now.',
  'classes.session-unknown': 'There is no such session, or the learner is not on the list any more.',
  'classes.session-hour': 'A session has to end after it begins.',
  'classes.module-unknown': 'Learners do not see such a module now.',
  'classes.module-open': 'This module is open to everyone, so no class needs to open it.',
} as const;
