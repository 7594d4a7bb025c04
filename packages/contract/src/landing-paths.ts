/**
 * Addresses that the landing page calls. They stand apart from their calls because the page must stay
 * small: it takes the calls' types, and leaves the checking of replies to the API, which is ours.
 */
export const LANDING_PATH = '/api/landing';
export const TRY_PATH = '/api/runner/try';
