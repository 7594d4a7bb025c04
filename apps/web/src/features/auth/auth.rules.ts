import type { ErrorCode } from '@abhyas/contract/errors';
import { limits } from '@abhyas/contract/limits';

import { ApiError } from '../../lib/api-error.ts';

/** Where somebody lands who just signed in: the place they wanted, if it is one of ours. */
export function landingAfterSignIn(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return '/dashboard';
  const path = wanted.split(/[?#]/)[0] ?? '';
  return ['/login', '/register', '/'].includes(path) ? '/dashboard' : wanted;
}

/** The address of the login screen that leads back to `wanted`. */
export function loginPath(wanted: string): string {
  return wanted === '/dashboard' ? '/login' : `/login?next=${encodeURIComponent(wanted)}`;
}

export type RegisterForm = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly password2: string;
};

/** Error codes by field; empty when the form may be sent (AUTH-2). */
export type FormFaults<F> = Partial<Record<keyof F, ErrorCode>>;

export function registerFaults(form: RegisterForm): FormFaults<RegisterForm> {
  return {
    ...(form.name.trim() === '' && { name: 'auth.name-empty' }),
    ...(!looksLikeEmail(form.email) && { email: 'auth.email-invalid' }),
    ...newPasswordFaults(form),
  };
}

export type NewPasswordForm = { readonly password: string; readonly password2: string };

export function newPasswordFaults({ password, password2 }: NewPasswordForm): FormFaults<NewPasswordForm> {
  if (password.length < limits.passwordMin) return { password: 'auth.password-short' };
  return password === password2 ? {} : { password2: 'auth.passwords-differ' };
}

/** Whether a login was right, but with a password that only serves to choose another one (AUTH-36). */
export function isFirstPassword(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ code }) => code === 'auth.first-password');
}

export type LoginForm = { readonly email: string; readonly password: string };

export function loginFaults(form: LoginForm): FormFaults<LoginForm> {
  return {
    ...(!looksLikeEmail(form.email) && { email: 'auth.email-invalid' }),
    ...(form.password === '' && { password: 'auth.password-empty' }),
    ...(form.password !== '' &&
      form.password.length < limits.passwordMin && { password: 'auth.password-short' }),
  };
}

/** Only what surely is no address is refused here; the server has the last word. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}

/** AUTH-6: 'Please enter a valid email address'. */
export function forgotFaults({ email }: { readonly email: string }): FormFaults<{ email: string }> {
  return looksLikeEmail(email) ? {} : { email: 'auth.email-invalid' };
}

/** What Google's window hands back. Only `credential` is promised; the rest is what it says when it cannot. */
export type GoogleReply = {
  readonly credential?: string;
  readonly error?: string;
  readonly details?: string;
  readonly message?: string;
};

export type GoogleOutcome =
  | { readonly kind: 'token'; readonly idToken: string }
  | { readonly kind: 'no-token' }
  | { readonly kind: 'cookies' }
  | { readonly kind: 'said'; readonly text: string };

/** Names that Google's scripts have had for "third-party cookies are switched off". */
const COOKIE_ERRORS = /idpiframe_initialization_failed|third.?party.?cookie|cookies.*(disabled|blocked)/i;

/** AUTH-21: a token, no token, cookies disabled, or the provider's own words. */
export function readGoogleReply({ credential, error, details, message }: GoogleReply): GoogleOutcome {
  if (credential) return { kind: 'token', idToken: credential };
  if ([error, details, message].some((text) => text && COOKIE_ERRORS.test(text))) return { kind: 'cookies' };
  const text = details ?? message ?? error;
  return text ? { kind: 'said', text } : { kind: 'no-token' };
}
