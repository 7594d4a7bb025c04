export const staff = {
  roles: {
    owner: { name: 'Owner', does: 'Everything, and who else is on the staff.' },
    teacher: { name: 'Teacher', does: 'Content, classes, learners and their questions.' },
    moderator: { name: 'Moderator', does: 'Discussions and messages to support.' },
    accounts: { name: 'Accounts', does: 'Orders, refunds, invoices and the seller’s details.' },
  },
  add: 'Add somebody',
  change: 'Change roles',
  changeOf: 'Change roles of {name}',
  email: 'Email address',
  emailHint: 'They must have registered with this address and confirmed it.',
  rolesLegend: 'What they may do',
  remove: 'Remove from the staff',
  removeOf: 'Remove from the staff: {name}',
  removeConfirm: 'Remove {name} from the staff? They keep their account as a learner.',
  reset: 'Reset authenticator',
  resetOf: 'Reset authenticator: {name}',
  resetConfirm:
    'Take the authenticator app of {name} away? They connect a new one at their next visit. Do this only when you are sure who is asking.',
  resetDone: { msg: 'They connect a new app at their next visit.', type: 'success' },
  saved: { msg: 'Saved. It holds from their next click on.', type: 'success' },
  columns: { person: 'Person', roles: 'Roles', factor: 'Authenticator', since: 'Since', actions: 'Actions' },
  factorSet: 'Connected',
  factorUnset: 'Not yet',
  you: 'You',
} as const;

export const audit = {
  search: 'Search by person, deed or thing',
  empty: 'Nothing was found.',
  emptyLead: 'Try a shorter word, or clear the search.',
  columns: { at: 'When', actor: 'Who', action: 'What', subject: 'To what', change: 'Change' },
  before: 'Before',
  after: 'After',
} as const;
