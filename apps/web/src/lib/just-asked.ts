/**
 * For queries that each opening of a screen asks again (app/screen-data.ts): when the screen is drawn it takes
 * that answer, and does not ask a second time.
 */
export const JUST_ASKED_MS = 2000;
