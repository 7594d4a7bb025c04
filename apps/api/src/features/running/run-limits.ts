import type { JobLimits } from '@abhyas/queue/job';

/** How much one account may run (RUNNING-10). All in one place. */
export const USE_LIMITS = {
  perMinute: 30,
  perHour: 200,
  /** For an account whose email is not verified. */
  perDayUnconfirmed: 50,
  cpuMsPerDay: 25 * 60_000,
  /** For which runners are at work, whether programs compute or sleep. */
  wallMsPerDay: 50 * 60_000,
} as const;

/** For code that is run by itself, as in a video's try-code pane. Stated for C, like a problem's limits. */
export const FREE_RUN_LIMITS: JobLimits = { timeMs: 2000, memoryMb: 256, outputKb: 1024 };

/** Of somebody without an account. Small: a visitor's program must never keep a learner waiting. Stated for C. */
export const TRIAL_LIMITS: JobLimits = { timeMs: 2000, memoryMb: 128, outputKb: 16, wallMs: 4000 };

/** The longest that a program at a console waits for a seat and then lasts, and more. */
export const CONSOLE_DEADLINE_MS = 3_600_000;

/** Streams of consoles that one account, or one address, may hold open in one API process. */
export const CONSOLES_PER_TALKER = 6;

/** From the call to its answer. After that the run is stopped and denied. */
export const RUN_DEADLINE_MS = 120_000;

/** How long what follows a run outlives a database that is restarting. */
export const RECORD_TIMEOUT_MS = 15_000;

/** When the API is asked to stop, runs under way get this long to be answered. */
export const DRAIN_MS = 8000;

/** Streams of progress that one account may hold open in one API process. */
export const WATCHERS_PER_ACCOUNT = 6;

/** As much of a visible test's input and expected output as travels with its verdict. */
export const SHOWN_CHARACTERS = 64 * 1024;

/** As much of each text as a recorded submission keeps. */
export const RECORDED_CHARACTERS = 4000;

/** Times are told and kept in steps: finer ones would let a program tell the data of a hidden test by what it takes. */
export const TIME_STEP_MS = 10;
