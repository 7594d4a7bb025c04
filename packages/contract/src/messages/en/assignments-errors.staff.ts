export const assignmentStaffErrors = {
  'assignments.records-busy': 'Many lab records are being made right now. Please try again in a few seconds.',
  'assignments.title': 'Give the assignment a title of at most {max} characters.',
  'assignments.no-items': 'Choose at least one problem.',
  'assignments.item-twice': 'A problem can be in an assignment only once.',
  'assignments.item-unknown':
    'One of the problems is not in the bank any more. Take it out or choose another.',
  'assignments.groups':
    'The groups of tests must not overlap or go beyond the tests, and their points must add up to those of the item.',
  'assignments.due': 'The due date must be after the opening.',
  'assignments.late': 'Late work must be accepted until some time after the due date.',
  'assignments.changed': 'Somebody else has changed this assignment. Reload it, then change it again.',
  'assignments.weights': 'The weights add up to {sum} %, not to 100 %.',
  'assignments.category-name': 'Give each category a name of its own, of at most {max} characters.',
  'assignments.category-assignment':
    'An assignment can be in one category only, and must be one of this class. Reload, then change it again.',
  'assignments.cover-long': 'This can have at most {max} characters.',
  'assignments.cover-changed': 'Somebody else has changed the cover. Reload it, then change it again.',
  'assignments.records-unknown': 'These lab records are not there any more. Make them again.',
  'assignments.weights-changed':
    'Somebody else has changed the categories of this class. Reload them, then change them again.',
  'assignments.outcome-code': 'Give each outcome a code of its own, of at most {max} characters.',
  'assignments.outcome-statement': 'Write each outcome in words, in at most {max} characters.',
  'assignments.outcome-correlation': 'Name each outcome of the programme only once for a course outcome.',
  'assignments.outcome-levels':
    'Level 2 must ask for more learners than level 1, and level 3 for more than level 2.',
  'assignments.outcome-assessment':
    'One of the assignments is not of this class. Reload, then change it again.',
  'assignments.outcomes-changed':
    'Somebody else has changed the outcomes of this class. Reload them, then change them again.',
  'exams.networks': 'Write each network of the lab as an address or as CIDR, for example 10.20.0.0/16.',
  'exams.pool':
    'The problems of pool {pool} must be worth the same, and there must be at least as many as each learner gets.',
  'exams.sat':
    'Somebody has begun this exam, so its problems, pools and order stay as they are. Times, points and the rest can be changed.',
  'live.note': 'Write what you want to say, in at most {max} characters.',
  'live.gone': 'They have not begun this, or do not work on it any more.',
  'live.not-recorded': 'This class does not record how programs are written, or does so no more.',
  'live.notes-full': 'More than a hundred notes are not kept for one learner.',
  'exams.nobody-asks': 'No other computer asks for this exam now.',
  'exams.decided': 'Somebody has decided this already.',
  'assignments.rubric':
    'Give each criterion a name and each level a description, of at most {max} characters, and let them be worth no more than the problem.',
  'assignments.rubric-changed': 'The rubric has been changed in the meantime. Reload, then mark again.',
  'assignments.remark-changed':
    'Somebody else has marked this work in the meantime. What they wrote is shown; save again to put yours in its place.',
  'assignments.line-remark': 'Write what you want to say of this line, in at most {max} characters.',
  'assignments.line-remark-changed':
    'Somebody else has changed this remark in the meantime. What they wrote is shown; save again to put yours in its place.',
  'assignments.line-remark-gone':
    'Somebody else has taken this remark back in the meantime. Save again to say it all the same.',
  'assignments.above': 'A mark cannot be above the points of the item.',
  'assignments.comment-long': 'A comment can have at most {max} characters.',
} as const;
