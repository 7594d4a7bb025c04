import { type CountText, countText as countTextIn } from '@abhyas/contract/count-text';
import { fill } from '@abhyas/contract/fill';

import { pageLanguage } from './page-language.ts';

/** "1 video", "3 videos", in the language of the page. Other placeholders of the text may be given as `values`. */
export function countText(
  text: CountText,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(countTextIn(text, count, pageLanguage()), values);
}
