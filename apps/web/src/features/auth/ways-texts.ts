import { signInWays as english } from '@abhyas/contract/messages/en/sign-in-ways';
import { signInWays as hindi } from '@abhyas/contract/messages/hi/sign-in-ways';
import { translated } from '@abhyas/contract/translation';

import { pageLanguage } from '../../lib/page-language.ts';

let shown: typeof english | undefined;

/**
 * Texts of single sign-on and of who may register, loaded with the screens of sign-in. `lazyTexts` would bring along what
 * the rooms of learners share (build/chunking.ts), which is more than the whole screen.
 */
export function waysTexts(): typeof english {
  return (shown ??= translated(english, pageLanguage() === 'hi' ? hindi : undefined));
}
