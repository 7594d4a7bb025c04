import { PRODUCT } from '../../product.ts';

/**
 * Texts of mails. They stand beside the catalogue, not in it: the browser never shows them, so it need not
 * load them. `lines` come before the button, `notes` after it, in small print.
 */
export type MailText = {
  readonly subject: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly button?: string;
  readonly notes: readonly string[];
};

export const mails = {
  greeting: 'Hello {name},',
  greetingUnnamed: 'Hello,',
  linkHint: 'If the button does not work, open this address:',
  signature: `${PRODUCT}: a little practice, every day.`,
  why: `You are receiving this mail because this address is used for an account at ${PRODUCT} ({host}).`,

  confirmation: {
    subject: `Confirm your email for ${PRODUCT}`,
    title: 'Is this your email?',
    lines: [
      `An account at ${PRODUCT} was created with this address. Confirm that it is yours, so that we can reach you and so that nobody else can use it.`,
    ],
    button: 'Confirm my email',
    notes: [
      'This link works for {hours} hours.',
      'If you did not create this account, ignore this mail, and nothing more will happen.',
    ],
  },
  recovery: {
    subject: `Choose a new password for ${PRODUCT}`,
    title: 'Choose a new password',
    lines: [`Someone, most likely you, asked for a new password for your account at ${PRODUCT}.`],
    button: 'Choose a new password',
    notes: [
      'This link works once, and for {minutes} minutes. A newer mail replaces it.',
      'If it was not you, you do not need to do anything: your password stays as it is.',
    ],
  },
  passwordChanged: {
    subject: `Your ${PRODUCT} password was changed`,
    title: 'Your password was changed',
    lines: [
      `The password of your account at ${PRODUCT} was changed on {date}. Other devices have been signed out.`,
    ],
    button: 'It was not me',
    notes: [
      'If it was you, you do not need to do anything. If not, choose a new password at once with the button above.',
    ],
  },
  providerLinked: {
    subject: `You can now sign in to ${PRODUCT} with {provider}`,
    title: '{provider} was added to your account',
    lines: [
      `On {date} your account at ${PRODUCT} was linked with your account at {provider}. You can now sign in with it.`,
    ],
    button: 'It was not me',
    notes: [
      'If it was you, you do not need to do anything. If not, choose a new password with the button above, which signs out every device, and tell your college.',
    ],
  },
  googleLinked: {
    subject: `You can now sign in to ${PRODUCT} with Google`,
    title: 'Google sign-in was added',
    lines: [
      `On {date} your account at ${PRODUCT} was linked with the Google account of the same address. You can now sign in with Google.`,
    ],
    button: 'It was not me',
    notes: [
      'If it was you, you do not need to do anything. If not, choose a new password with the button above: this signs out every device.',
    ],
  },
} as const satisfies Record<string, MailText | string>;
