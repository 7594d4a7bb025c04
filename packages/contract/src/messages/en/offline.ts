/** What is said without a connection. */
export const offline = {
  title: 'Without a connection',
  lead: 'Here is what you opened on this device. It can be read now; what you finish is sent once you are back.',
  lessons: 'Modules',
  problems: 'Problems',
  empty: 'Nothing is saved on this device yet',
  emptyText: 'Every module and problem that you open while connected is kept here for later.',
  toSaved: 'See what is saved on this device',
  kept: { msg: 'Kept on this device. It will be sent when the connection is back.', type: 'info' },
  sent: { msg: 'What you finished without a connection has been sent.', type: 'success' },
} as const;
