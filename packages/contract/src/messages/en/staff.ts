export const staffErrors = {
  'staff.not-allowed': 'This part of the console is not open to your role. An owner can change that.',
  'staff.second-factor-needed': 'Enter the code of your authenticator app to go on.',
  'staff.second-factor-set':
    'An authenticator app is connected already. Enter its code, or ask an owner to reset it.',
  'staff.second-factor-not-begun':
    'Begin anew: ask for a new secret first, then enter the code that the app shows.',
  'staff.code-wrong': 'This code is not right, or it was used already. Wait for the next one and try again.',
  'staff.code-blocked': 'Too many wrong codes. Please try again in {seconds} seconds.',
  'staff.account-unknown': 'Nobody has registered with {email}. Ask them to register first.',
  'staff.account-unconfirmed':
    '{email} is not confirmed yet. They must open the link in their confirmation mail first.',
  'staff.last-owner': 'This is the last owner. Make somebody else an owner first.',
  'staff.erase-staff': 'This account is on the staff. Take its roles away first.',
  'staff.entry-unknown': 'There is nothing by this number. It may have been removed meanwhile.',
} as const;
