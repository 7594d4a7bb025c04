export const account = {
  unverified: 'Your email has not been verified yet!',
  resend: 'Resend Confirmation Mail',
  changePassword: 'Change Password',
  activeSubscriptions: 'Active Subscriptions',
  validTill: 'Valid till',
  noSubscriptions: 'No active course subscriptions.',
  manageSubscriptions: 'Manage Course Subscriptions',
  logout: 'Logout',
} as const;

export const accountErrors = {
  'account.fields-missing': 'Please fill all the fields',
  'account.passwords-differ': 'The Confirm New Password field does not match with the New Password.',
  'account.old-password-wrong': 'The current password is not right.',
  'account.no-password':
    'You sign in with Google. To set a password, use Forgot Password on the login screen.',
  'account.already-confirmed': 'Your email is verified already.',
  'account.text-too-long': 'This text is too long.',
  'account.delete-password-wrong': 'The password is not right, so nothing was deleted.',
  'account.delete-email-wrong': 'This is not the email of your account, so nothing was deleted.',
  'account.colour-invalid': 'Please choose one of the colours shown.',
} as const;
