export const signIn = {
  registration: {
    title: 'Registration',
    lead: 'Who may register by themselves. Invitations, lists of classes and printed first passwords work in any case, and whoever has an account keeps it.',
    kinds: {
      open: { name: 'Everybody', does: 'Anybody may register with any address.' },
      domains: {
        name: 'Only addresses of these domains',
        does: 'And addresses that are on the list of a class.',
      },
      closed: {
        name: 'Only who is on a list',
        does: 'Somebody registers with an address that is on the list of a class, or by an invitation.',
      },
    },
    domains: 'Domains',
    domainsHint:
      'One on each line, like college.ac.in. A name below it, like cse.college.ac.in, is a domain of its own.',
    saved: { msg: 'Saved. It holds from now on.', type: 'success' },
  },
  providers: {
    title: 'Single sign-on',
    lead: 'Your people sign in with the accounts that your institute gives them, by OpenID Connect: Google Workspace, Microsoft Entra, Keycloak and others. Passwords and Google go on working beside it.',
    empty: 'No provider yet.',
    add: 'Add a provider',
    addTitle: 'Add a provider',
    change: 'Change',
    changeOf: 'Change {name}',
    remove: 'Remove',
    removeOf: 'Remove {name}',
    removeConfirm:
      'Remove {name}? {linked} accounts can no longer be opened with it. They stay, and their owners sign in another way, or choose a password by mail.',
    returnAddress: 'Return address (redirect URI), to be entered at the provider',
    name: 'Name on the button',
    nameHint: 'Learners read “Continue with …”.',
    issuer: 'Issuer',
    issuerHint: 'As the provider states it, like https://login.college.ac.in/realms/students',
    issuerStays: 'It cannot be changed. For another issuer, add another provider.',
    clientId: 'Client id',
    clientSecret: 'Client secret',
    secretHint: 'Leave it blank to keep the present one. It is never shown.',
    domains: 'Domains of your addresses',
    domainsHint:
      'One on each line. For these, and only these, an address that the provider has verified counts as proved. Everybody else logs in once in another way to link their account.',
    offered: 'Show the button on the sign-in page',
    isOffered: 'On the sign-in page',
    isHidden: 'Not shown yet',
    linked: { one: 'Opens one account', other: 'Opens {count} accounts' },
    try: 'Try it',
    trying: 'Asking the provider …',
    findingsTitle: 'What we found',
    saved: { msg: 'Saved.', type: 'success' },
    removed: { msg: 'Removed.', type: 'success' },
    good: 'Good',
    note: 'Note',
    bad: 'Wrong',
    findings: {
      found: 'The provider answers and calls itself {detail}.',
      keys: 'Its signing keys can be read.',
      'client-known': 'It knows this client id, and the secret is right.',
      'client-unclear':
        'It did not say whether client id and secret are right. Sign in once yourself to be sure.',
      'no-pkce': 'It does not say that it supports PKCE. That is no fault; it is sent in any case.',
      'no-email':
        'It does not offer the scope “email”. Without an address nobody can be found: allow this scope for our client.',
      'no-verified':
        'It does not say whether it has verified an address (email_verified). Everybody will have to log in once in another way to link their account.',
      'no-keys': 'Its signing keys cannot be read, so nobody could sign in. Is jwks_uri reachable?',
      'client-refused': 'It does not accept this client id with this secret ({detail}).',
      'not-https': 'The issuer’s address has to begin with https://.',
      private:
        '{detail} is an address within a private network. Whoever runs the server can allow it: ASK_PRIVATE_ADDRESSES=yes.',
      unreachable:
        'The provider cannot be reached ({detail}). Is the address right, and is the provider running?',
      'no-document':
        'There is no discovery document below this address (/.well-known/openid-configuration). Is it the issuer’s address? {detail}',
      'other-issuer': 'The provider calls itself {detail}. Enter exactly that as the issuer.',
      incomplete: 'Its discovery document lacks {detail}.',
    },
  },
} as const;
