import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for one another when a code is read aloud or from a board. */
const ALPHABET = 'ABCDEFGHJKMNPQRTUVWXY346789';
const LENGTH = 8;

/** A new code for latecomers. With 27^8 of them guessing is hopeless within its day. */
export function drawCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** A code as somebody typed it, without gaps and in capitals. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
