import { limits } from '../../limits.ts';

export const comments = {
  discuss: 'Discuss',
  title: 'Discussion',
  official: 'Official',
  endorsed: 'Right answer',
  /** To moderators, as the reason of a report. */
  editedAfterEndorsement:
    'The text was changed after it was endorsed, so the endorsement was withdrawn. Please look at it.',
  held: 'Waiting for a moderator. Only you see it.',
  edited: 'edited',
  nobody: 'Deleted account',
  empty: 'No comments have been added yet',
  emptyHint: 'Ask about what is not clear, or share what helped you.',
  add: 'Add a comment',
  placeholder: 'What is not clear, or what helped you?',
  markupHint:
    '`code` within a line; three backticks before and after longer code. Links work, HTML does not.',
  spoiler: 'This gives a solution away',
  spoilerFolded: 'This comment gives a solution away.',
  showSpoiler: 'Show it',
  send: 'Add Comment',
  reply: 'Reply',
  replyTo: 'Reply to {name}',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
  confirmRemove: 'Delete this comment?',
  removed: 'This comment was deleted by its author.',
  report: 'Report',
  reportWhy: 'What is wrong with this comment?',
  reportSend: 'Send report',
  count: '{count} comments',
  more: 'Show more',
  moreReplies: 'Show more replies',
  muted: 'You can write here again from {until}. A moderator gave this reason: {reason}',
  /** Shown with error styling, as COMMENTS-4 says; one word changes it. */
  added: { msg: 'Your comment has been added successfully', type: 'error' },
  addFailed: { msg: 'Unable to add your comment. Please retry again.', type: 'error' },
  fetchFailed: { msg: 'Unable to fetch comments. Please retry again.', type: 'error' },
  reported: { msg: 'Thank you. A moderator will look at it.', type: 'success' },
} as const;

export const commentErrors = {
  'comments.empty': 'The comment field cannot be empty',
  'comments.too-long': `A comment can have at most ${limits.commentMax} characters.`,
  'comments.changed': 'The author has changed this comment in the meantime. Read it again, then decide.',
  'comments.unknown': 'This comment no longer exists.',
  'comments.not-yours': 'Only the author of a comment can change it.',
  'comments.too-many': 'You have written several comments in a short time. Please wait {seconds} seconds.',
  'comments.repeated': 'You posted the same comment a moment ago.',
  'comments.muted': 'You can write here again from {until}. A moderator gave this reason: {reason}',
  'comments.mute-reason': 'Give a reason: the learner will read it.',
  'comments.account-unknown': 'This account no longer exists.',
  'comments.reason-empty': 'Please say in a few words what is wrong.',
} as const;
