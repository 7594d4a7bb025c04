/**
 * What a learner's page may do: run its own scripts and styles, and show pictures and fonts that it carries in itself.
 * No network, no frames, no workers, and no form goes anywhere.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');
