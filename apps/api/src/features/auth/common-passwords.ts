import { readFileSync } from 'node:fs';

/**
 * Passwords that every guesser tries first, in small letters: our own compilation of number runs, keyboard
 * walks, and the names, gods, films, teams and places of India and elsewhere with their usual endings.
 */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** True when capital letters are all that tells the password from a very common one. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
