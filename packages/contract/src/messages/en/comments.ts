export const comments = {
  discuss: 'Discuss',
  title: 'Discussion',
  official: 'Official',
  empty: 'No comments have been added yet',
  /** Shown with error styling, as the spec's section 8 says; one word changes it. */
  added: { msg: 'Your comment has been added successfully', type: 'error' },
  addFailed: { msg: 'Unable to add your comment. Please retry again.', type: 'error' },
  fetchFailed: { msg: 'Unable to fetch comments. Please retry again.', type: 'error' },
} as const;

export const commentErrors = {
  'comments.empty': 'The comment field cannot be empty',
  'comments.too-long': 'A comment can have at most 5000 characters.',
} as const;
