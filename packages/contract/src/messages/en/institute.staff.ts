export const institute = {
  title: 'Logo',
  lead: 'Learners see it in the bar at the top; new certificates, lab records and invoices have it too. It is shown on white.',
  none: 'There is no logo yet.',
  alt: 'The logo as it is now',
  choose: 'Choose a PNG, JPEG or SVG',
  remove: 'Remove the logo',
  saved: { msg: 'The logo has been saved. Learners see it from their next visit on.', type: 'success' },
  removed: { msg: 'The logo has been removed.', type: 'success' },
  keys: {
    title: 'Key of the certificates',
    lead: 'The credentials of certificates (Open Badges) are signed with it. Change it when whoever had access to the server leaves. What was signed before stays verifiable.',
    current: 'Signs now',
    retired: 'Until {date}, still published',
    stolen: 'Until {date}, stolen: published no more',
    change: 'Change the key',
    confirm: 'Sign certificates with a new key from now on?',
    isStolen: 'Somebody else may have the key of now',
    isStolenHint:
      'Then it is published no more: credentials that were saved before are refused everywhere, and their owners save them again from the page of their certificate.',
    changed: { msg: 'Certificates are signed with a new key.', type: 'success' },
  },
} as const;
