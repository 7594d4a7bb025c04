import type { ErrorCode } from '@abhyas/contract/errors';

export type PasswordChangeForm = {
  readonly oldpassword: string;
  readonly password: string;
  readonly password2: string;
};

/** ACCOUNT-7. Whether the new one is long enough is for the server to say. */
export function passwordChangeFaults(
  form: PasswordChangeForm,
): Partial<Record<keyof PasswordChangeForm, ErrorCode>> {
  const empty = (['oldpassword', 'password', 'password2'] as const).filter((field) => form[field] === '');
  if (empty.length > 0) {
    return Object.fromEntries(empty.map((field) => [field, 'account.fields-missing' as const]));
  }
  return form.password === form.password2 ? {} : { password2: 'account.passwords-differ' };
}

export type Device = { readonly browser: string; readonly system: string };

/** In this order: what imitates others comes before them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Browser and system out of a User-Agent; undefined when it names neither. */
export function deviceOf(userAgent: string): Device | undefined {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  return browser && system ? { browser, system } : undefined;
}
