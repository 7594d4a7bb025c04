import { PRODUCT } from '../../product.ts';

/** Texts of the frame around the screens: top bar, banners, not found, faults that any call may meet. */
export const frame = {
  nav: {
    home: 'Home',
    learn: 'Learn',
    practise: 'Practise',
    support: 'Support',
    notifications: 'Notifications',
    newBadge: 'New',
    myAccount: 'My Account',
    console: 'Console',
    logout: 'Logout',
    back: 'Back',
    account: 'Your account',
    main: 'Main',
    menu: 'Menu',
    skip: 'Skip to content',
  },
  close: 'Close',
  loading: 'Loading',
  toasts: 'Alerts',
  tryAgain: 'Try again',
  /** In place of a part whose code could not be fetched. */
  partFailed: 'This part could not be loaded. What you typed is safe.',
  offlineTitle: 'You seem to be offline',
  offlineText: 'You can still read what you opened before. The rest will be back when you are online.',
  silentTitle: 'No answer yet',
  faultTitle: 'This screen could not be shown',
  faultText: 'Nothing you saved is lost. Please try again. If it keeps happening, write to Support.',
  reload: 'Reload the page',
  theme: { label: 'Appearance', system: 'Same as device', light: 'Light', dark: 'Dark' },
  language: { label: 'Language' },
  cookies: {
    label: 'Cookies',
    text: 'Abhyas keeps only what it needs to work on your device: your session, your code and your choices. By scrolling on, you accept this.',
    accept: 'Accept',
    more: 'Privacy policy',
  },
  notFound: { title: 'Sorry. This page does not exist!', back: 'Go Back' },
  unsupportedBrowser: `${PRODUCT} does not support Internet Explorer. Please use Edge, Chrome, Firefox, Opera or Safari.`,
} as const;

export const frameErrors = {
  'frame.not-found': 'There is nothing at this address.',
  'frame.invalid': 'Something in this request is not valid: {field}.',
  'frame.cross-site': 'This request came from another website, so we did not follow it.',
  'frame.too-large': 'This is too large to send in one go.',
  'frame.too-many': 'That was a little fast. Please try again in {seconds} seconds.',
  'frame.overloaded':
    'We are very busy right now and could not answer you. Please try again in {seconds} seconds.',
  'frame.unavailable':
    'We cannot reach our database just now. Nothing is lost. Please try again in a moment.',
  'frame.internal':
    'Something went wrong on our side. Please try again. If it keeps happening, write to Support and mention the code {requestId}.',
  'frame.offline': 'You seem to be offline. What you see is kept. Please try again when you are back online.',
  'frame.silent': 'Our server has not answered for a while. Please try again in a moment.',
  'frame.silent-write':
    'Our server has not answered, so we cannot say whether this was done. What you typed is still here. Please try again in a moment.',
} as const;
