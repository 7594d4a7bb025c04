export const institute = {
  title: 'Logo',
  lead: 'Learners see it in the bar at the top; new certificates, lab records and invoices have it too. It is shown on white.',
  none: 'There is no logo yet.',
  alt: 'The logo as it is now',
  choose: 'Choose a PNG',
  remove: 'Remove the logo',
  saved: { msg: 'The logo has been saved. Learners see it from their next visit on.', type: 'success' },
  removed: { msg: 'The logo has been removed.', type: 'success' },
} as const;
