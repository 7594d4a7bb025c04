import { editProfile } from '@abhyas/contract/account';
import type { User } from '@abhyas/contract/auth';
import type { PageLanguage } from '@abhyas/contract/page-language';

import { call } from '../../lib/api-client.ts';
import { chosenLanguage, choosePageLanguage, pageLanguage } from '../../lib/page-language.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { showErrors } from '../../ui/error-toasts.ts';

const tell = (language: PageLanguage) => call(editProfile, { body: { language } });

/** Chooses the language for the account, which its mails follow too, and draws the page in it. */
export async function chooseOwnLanguage(language: PageLanguage): Promise<void> {
  try {
    await tell(language);
    choosePageLanguage(language);
  } catch (error) {
    showErrors(error);
  }
}

/** For whom the language was settled on this page: a choice on another device does not reload a screen in use. */
let settledFor: string | null = null;

/** Once after signing in or opening the page: the account's language, or, before it has one, that of the device. */
export function followLanguage({ language }: User): void {
  const token = sessionToken();
  if (settledFor === token) return;
  settledFor = token;
  if (language !== undefined && language !== pageLanguage()) choosePageLanguage(language);
  const chosen = chosenLanguage();
  if (language === undefined && chosen !== undefined) void tell(chosen).catch(() => undefined);
}
