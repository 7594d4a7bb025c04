/** What the screens of sign-in and registration say where an institute has a provider, or limits who may register. */
export const signInWays = {
  registration: {
    closed:
      'Registration is by invitation only. If your college has put you on the list of a class, use the address that is on it. Otherwise please ask your teacher to add you.',
    domains:
      'Only addresses of {domains} can register here, and addresses on the list of a class. If you have neither, please ask your teacher for an invitation.',
  },
  provider: {
    button: 'Continue with {name}',
    returning: 'Signing you in …',
    failedTitle: 'You are not signed in',
    back: 'Back to Login',
    linkTitle: 'One more step',
    linkNote:
      'There is an account of {email} here already. Log in to it once, and from then on {name} opens it too.',
    linked: '{name} now opens this account too.',
  },
} as const;

/** Of sign-in and of accounts the server alone says these, so no page has to know them. */
export const signInWaysErrors = {
  'account.export-busy': 'Your data are already being put together. Please try again in a few seconds.',
  'account.colour-invalid': 'Please choose one of the colours shown.',
  'account.text-too-long': 'This text is too long.',
  'account.old-password-wrong': 'The current password is wrong.',
  'account.proof-password-wrong': 'The password is wrong, so nothing was signed out.',
  'account.delete-password-wrong': 'The password is wrong, so nothing was deleted.',
  'account.delete-email-wrong': 'This is not the email of your account, so nothing was deleted.',
  'account.already-confirmed': 'Your email is already verified.',
  'auth.first-password-same': 'Choose another password than the printed one.',
  'auth.email-taken': 'There is already an account with this email. Please log in, or reset your password.',
  'auth.password-common':
    'This is one of the most common passwords, so it is easily guessed. Please choose another.',
  'auth.password-personal':
    'This password is your name, your email or ours, so it is easily guessed. Please choose another.',
  'auth.key-invalid': 'This link has been used or has expired. Please ask for a new one.',
  'auth.mail-too-soon':
    'A mail was sent a moment ago. Please check your inbox, and try again in {seconds} seconds.',
  'account.no-password':
    'This account has no password yet. To set one, use Forgot Password on the login screen.',
  'account.sign-in-again':
    'To make sure it is you: log out, sign in again, and sign the device out within ten minutes.',
  'auth.first-password-over':
    'This first password is no longer valid. Please ask your teacher for a new one.',
  'auth.try-later': 'Too many attempts. Please wait {seconds} seconds, or reset your password by mail.',
  'auth.recovery-only':
    'This account is locked after too many wrong passwords. Please reset your password by mail.',
  'auth.busy': 'Many people are signing in just now. Please try again in a few seconds.',
  'auth.invitation-invalid':
    'This invitation no longer works. It may have been used already, or have expired.',
  'auth.google-invalid': 'Google could not confirm who you are. Please try again.',
  'auth.google-unverified':
    'Google has not verified this email address yet. Please verify it with Google, or register with a password.',
  'auth.google-address-taken':
    'There is already an account with this email. Please log in with your password, or use Forgot Password.',
  'auth.google-unreachable':
    'Google cannot be reached just now. Please try again, or use your email and password.',
  'auth.registration-closed':
    '{email} is on no list of this college yet, and registration is by invitation only. Please ask your teacher to add you to the list of your class.',
  'auth.registration-domain':
    'Only addresses of {domains} can register here. Please use your college address, or ask your teacher for an invitation.',
  'auth.provider-unknown':
    'This way of signing in is no longer offered. Please use another one, or ask your teacher.',
  'auth.provider-unreachable':
    '{name} cannot be reached just now. Please try again later, or sign in another way.',
  'auth.provider-invalid': '{name} could not confirm who you are. Please try again.',
  'auth.provider-cancelled': 'You did not sign in with {name}, so nothing has changed here.',
  'auth.provider-expired':
    'This sign-in took too long, was used already, or was begun in another window. Please start again.',
  'auth.provider-no-address':
    '{name} does not tell us your email address, so we cannot find your account. Please tell your college.',
  'auth.provider-unproved':
    '{name} does not confirm that {email} is your address. Please log in or register with a password, open the link in our confirmation mail, and then use {name}.',
  'auth.provider-address-taken':
    'Somebody else at {name} already signs in to the account of {email}. Please log in another way, and tell your college.',
  'auth.provider-link-over':
    'The accounts were not linked: it took too long, or this is another account. Please start again.',
} as const;
