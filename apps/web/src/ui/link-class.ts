/** The look of a link within running text, also for links that leave the app. */
export const textLinkClass =
  'text-link underline decoration-1 underline-offset-[0.2em] hover:text-link-hover hover:decoration-2';
