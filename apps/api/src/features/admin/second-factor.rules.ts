import { randomInt } from 'node:crypto';

import { PRODUCT } from '@abhyas/contract/product';
import { Secret, TOTP } from 'otpauth';

/** RFC 4226 section 4 asks for at least 128 bits and recommends 160. */
const SECRET_BYTES = 20;
/** RFC 6238 section 5.2: one step back and ahead, for clocks that are a little off. */
const WINDOW_STEPS = 1;
const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
/** Letters and digits that are not taken for each other. */
const RECOVERY_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const RECOVERY_GROUP = 5;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: PRODUCT, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });
}

/** What the QR code of an authenticator app says. */
export function setUpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The code that an app shows at a moment. */
export function codeAt(secret: string, nowMs: number): string {
  return totpOf(secret, '').generate({ timestamp: nowMs });
}

/** The time step a code belongs to; undefined for a wrong one. A step is taken once (RFC 6238 section 5.2). */
export function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const delta = totpOf(secret, '').validate({
    token: plainCode(code),
    timestamp: nowMs,
    window: WINDOW_STEPS,
  });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / STEP_SECONDS) + delta;
}

/** A code as people type it, without its spaces and hyphens. */
export function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}

function recoveryGroup(): string {
  const letters = Array.from(
    { length: RECOVERY_GROUP },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  );
  return letters.join('');
}

/** Ten codes of ten letters, about 49 bits each, as `ABCDE-FGHJK`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => `${recoveryGroup()}-${recoveryGroup()}`);
}

/** How long no code is taken after this many wrong ones in a row: five are free, then a minute that doubles, up to an hour. */
export function pauseSeconds(failures: number): number {
  const FREE = 5;
  return failures < FREE ? 0 : Math.min(3600, 60 * 2 ** (failures - FREE));
}
