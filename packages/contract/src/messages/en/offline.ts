/** What is said without a connection. */
export const offline = {
  title: 'Without a connection',
  lead: 'Here is what you have opened on this device. You can read it now; what you finish is sent once you are back online.',
  lessons: 'Modules',
  problems: 'Problems',
  empty: 'Nothing is saved on this device yet',
  emptyText: 'Every module and problem you open while online is kept here for later.',
  toSaved: 'See what is saved on this device',
  kept: { msg: 'Kept on this device. It will be sent when you are back online.', type: 'info' },
  sent: { msg: 'What you finished offline has been sent.', type: 'success' },
} as const;
