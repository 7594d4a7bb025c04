import { cleanHtml } from '../../../lib/clean-html.ts';

/** The words of a phrase of an author, where no markup can stand. */
export function plainWords(html: string): string {
  const host = document.createElement('span');
  host.innerHTML = cleanHtml(html) as unknown as string;
  return host.textContent;
}
