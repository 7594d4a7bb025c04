import process from 'node:process';

/** Suites too long for each test run play all of their cases under `npm run thorough`, and some of them otherwise. */
export const THOROUGH = process.env['ABHYAS_THOROUGH'] !== undefined;
