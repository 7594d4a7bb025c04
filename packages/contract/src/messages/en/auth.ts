import { limits } from '../../limits.ts';
import { PRODUCT } from '../../product.ts';

export const auth = {
  toasts: {
    courseExpired: {
      msg: 'One of your subscribed courses have expired. Please renew it to access our Premium Content.',
      type: 'info',
    },
    oldSession: { msg: 'Your session has expired. Please login again.', type: 'info' },
    storageUnavailable: {
      msg: 'The cookies have been disabled on your browser. Please enable it.',
      type: 'error',
    },
    loggedOut: { msg: `You have been logged out of ${PRODUCT}.`, type: 'info' },
    googleSignedIn: { msg: 'Logged in successfully.', type: 'info' },
    googleNoToken: { msg: 'Retry. There was an issue with Google Signin. Code: 001', type: 'error' },
    googleCookies: {
      msg: 'You have disabled 3rd Party Cookies in your browser. Please enable it.',
      type: 'error',
    },
    confirmationSent: {
      msg: 'Confirmation mail has been sent to your email. Please check it.',
      type: 'success',
    },
    recoverySent: {
      msg: 'Password Recovery mail has been sent to your email. Please check it.',
      type: 'success',
    },
    passwordChangedByMail: {
      msg: 'Your password has been successfully changed. Try logging in now.',
      type: 'success',
    },
    passwordChanged: { msg: 'Your password has been successfully changed.', type: 'success' },
  },
  confirmLogout: 'Are you sure you want to logout?',
  confirmLoseCode:
    'Some of your code could not be saved to your account, because the connection is down. Log out and lose it?',
  fields: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
  },
  passwordHint: `At least ${limits.passwordMin} characters`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  login: {
    title: 'Welcome back',
    lead: 'Log in and pick up where you left off.',
    submit: 'Login',
    google: 'Login with Google',
    forgot: 'Forgot Password?',
    noAccount: 'New here?',
    register: 'Register',
  },
  firstPassword: {
    title: 'Choose your password',
    lead: 'Your college has made this account for you. Choose a password that only you know; you sign in with it from now on.',
    submit: 'Save and log in',
  },
  invited: {
    title: 'You are invited',
    lead: 'You are on the list of {batch}. Just choose a password to join.',
    lookingUp: 'Looking up your invitation …',
    submit: 'Register',
    instead: 'Register the usual way',
  },
  register: {
    title: 'Begin your practice',
    lead: 'A free account keeps your code and your progress on every device.',
    submit: 'Register',
    google: 'Signup with Google',
    haveAccount: 'Already have an account?',
    login: 'Login',
    terms: 'By registering you agree to our terms and to our',
    privacy: 'privacy policy',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter your email, and we will send you a link to choose a new one.',
    submit: 'Send Recovery Mail',
    back: 'Back to Login',
  },
  recover: {
    title: 'Choose a new password',
    submit: 'Change Password',
    linkBroken: 'This link is incomplete. Please open it from the mail again, or ask for a new one.',
    askAgain: 'Ask for a new mail',
  },
  emailConfirmed: {
    title: 'Your email is verified',
    text: 'Thank you. You can now use everything in your account.',
    go: 'Go to your dashboard',
    failedTitle: 'This link no longer works',
    failedText:
      'It has expired, or a newer mail has replaced it. Open the latest mail, or ask for another one in My Account.',
    account: 'Go to My Account',
    unknownTitle: 'Verify your email',
    unknownText: 'Open the link in the mail we sent you. You can ask for another one in My Account.',
  },
  or: 'or',
  googleSimulated: 'No Google keys are set, so this is a simulated Google sign-in.',
} as const;

/**
 * What a field itself says where the toast carries a fixed text: how to put it right. Any other error
 * says at its field what its toast says.
 */
export const fieldTexts = {
  'auth.email-invalid': 'It should look like name@college.in.',
  'auth.password-short': `Use ${limits.passwordMin} characters or more.`,
  'auth.passwords-differ': 'Type the same password here as above.',
  'account.fields-missing': 'Please fill in this field.',
  'account.passwords-differ': 'Type the same new password here as above.',
} as const;

export const authErrors = {
  'auth.signin-needed': 'Please sign in to continue.',
  'auth.wrong-credentials': 'The email or the password is wrong.',
  'auth.first-password': 'Choose a password of your own now. The printed one is for the first time only.',
  'auth.name-empty': 'Please enter your name.',
  'auth.name-too-long': `The name can have at most ${limits.nameMax} characters.`,
  'auth.email-invalid': 'Please enter a valid email address',
  'auth.password-short': `The password must have a minimum of ${limits.passwordMin} characters`,
  'auth.password-long': `The password can have at most ${limits.passwordMax} characters.`,
  'auth.password-empty': 'Please enter your password.',
  'auth.passwords-differ': 'The passwords do not match',
} as const;
