import process from 'node:process';

/**
 * The browser of tests, benchmarks and videos: Debian's Chromium without the windows of a desktop. The same engine
 * as the whole program, for half of its processor time (docs/decisions/0278).
 */
export const CHROMIUM = '/usr/bin/chromium-headless-shell';

/** Containers run as root, and root may not use Chromium's own sandbox. */
export const CHROMIUM_ARGS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
