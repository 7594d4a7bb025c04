export const staffErrors = {
  'staff.not-allowed': 'This part of the console is not open to your role. An owner can change that.',
  'staff.second-factor-needed': 'Enter the code from your authenticator app to continue.',
  'staff.second-factor-set':
    'An authenticator app is already connected. Enter its code, or ask an owner to reset it.',
  'staff.second-factor-not-begun':
    'Start again: get a new secret first, then enter the code that the app shows.',
  'staff.code-wrong': 'This code is wrong or has already been used. Wait for the next one and try again.',
  'staff.code-blocked': 'Too many wrong codes. Please try again in {seconds} seconds.',
  'staff.account-unknown': 'Nobody has registered with {email}. Ask them to register first.',
  'staff.account-unconfirmed':
    '{email} is not confirmed yet. Its owner must first open the link in the confirmation mail.',
  'staff.last-owner': 'This is the last owner. Make somebody else an owner first.',
  'staff.erase-staff': 'This account is on the staff. Remove its roles first.',
  'staff.entry-unknown': 'There is no such entry. It may have been removed in the meantime.',
} as const;
