export const ltiStaffErrors = {
  'lti.field-empty': 'Fill this in.',
  'lti.address': 'Enter an address of your college’s system that begins with https:// and that we can reach.',
  'lti.domain': 'Write domains only, for example college.edu.in, one to a line.',
  'lti.platform-taken': 'A platform with this issuer and client id is registered already.',
  'lti.no-roster': 'Open one of the links of the course once: then we know where its list of learners is.',
  'lti.roster-away':
    '{platform} does not give us its list of learners. Its administrator has to allow it, or it does not answer now.',
} as const;

/** The console's screen of platforms. */
export const ltiStaff = {
  add: 'Register a platform',
  invite: 'Let a platform register us',
  inviteTitle: 'A link for one Moodle or Canvas',
  inviteLead:
    'Its administrator enters the link where tools are registered. It registers us once, until {until}, and the platform then waits here for you to accept it. It is shown only now.',
  inviteLink: 'Registration link',
  done: 'Done',
  offers: 'Waiting for your decision',
  offersLead:
    'These have registered us by a link that you gave out. Nobody is sent here from them before you accept them. Make sure that the address is your college’s.',
  offerTells: {
    both: 'Takes marks, gives lists of courses.',
    marks: 'Takes marks, gives no lists of courses.',
    roster: 'Takes no marks, gives lists of courses.',
    neither: 'Takes no marks, gives no lists of courses.',
  },
  accept: 'Accept',
  acceptOf: 'Accept {name}',
  refuse: 'Refuse',
  refuseOf: 'Refuse {name}',
  refuseConfirm:
    'Refuse {name}? Its administrator can delete us there, or register us again by another link.',
  refused: { msg: 'The platform is refused.', type: 'success' },
  none: 'No Moodle or Canvas is registered yet.',
  noneLead:
    'Let it register us by a link, or give its administrator the three addresses above and enter here what they give you.',
  addresses: 'For the administrator of the Moodle or Canvas',
  addressNames: {
    login: 'Initiate login URL',
    launch: 'Redirect URI, Tool URL',
    keys: 'Public keyset (JWKS) URL',
  },
  copy: 'Copy',
  copyOf: 'Copy {name}',
  copied: { msg: 'Copied.', type: 'success' },
  columns: {
    name: 'Platform',
    client: 'Client id',
    trusted: 'Vouches for',
    learners: 'Learners',
    actions: 'Actions',
  },
  nobody: 'nobody: each owner confirms',
  change: 'Change',
  changeOf: 'Change {name}',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  removeConfirm:
    'Remove {name}? Its learners keep their accounts and their work here, but nobody is sent here from it any more, and no marks go back to it.',
  roster: 'From {platform}',
  rosterRead: {
    msg: 'This is the list of the course. Look at what it would change before you import it.',
    type: 'success',
  },
  rosterPartly: {
    msg: 'This is the list of the course, without {count} whose addresses {platform} does not tell.',
    type: 'info',
  },
  saved: { msg: 'The platform is registered.', type: 'success' },
  removed: { msg: 'The platform is removed.', type: 'success' },
  fields: {
    name: 'Name',
    nameHint: 'As learners know it, for example “Moodle of Surya College”.',
    issuer: 'Issuer (Platform ID)',
    clientId: 'Client ID',
    deploymentIds: 'Deployment IDs',
    deploymentIdsHint: 'One to a line.',
    authUrl: 'Authentication request URL',
    tokenUrl: 'Access token URL',
    keysUrl: 'Public keyset URL',
    mailDomains: 'Mail domains it vouches for',
    mailDomainsHint:
      'One to a line, for example college.edu.in. With an address of these a learner’s account is opened without a question, so enter only domains whose mailboxes the college itself gives out.',
  },
} as const;
