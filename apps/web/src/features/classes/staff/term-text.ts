import type { Term } from '@abhyas/contract/classes-terms.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { formatDate } from '../../../lib/dates.ts';

/** "Odd semester 2026–27, 03/08/2026 to 11/12/2026". */
export function termText({ name, begins, ends }: Term): string {
  return fill(staffMessages.classes.terms.text, { name, begins: formatDate(begins), ends: formatDate(ends) });
}
