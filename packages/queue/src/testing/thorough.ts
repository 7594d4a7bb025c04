import process from 'node:process';

/** Suites too long for each test run play all of their cases under `npm run thorough`, and some of them otherwise. */
export const THOROUGH = process.env['ABHYAS_THOROUGH'] !== undefined;

/** All of the cases, or one of so many, spread evenly. */
export const oneOf = <T>(every: number, cases: readonly T[]): readonly T[] =>
  THOROUGH ? cases : cases.filter((_, place) => place % every === 0);
