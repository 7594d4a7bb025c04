import type { FileChange } from '@abhyas/contract/admin-drafts';
import { adminMessages } from '@abhyas/contract/admin-messages';

import { Badge } from '../../../../ui/badge.tsx';
import { CHANGE_TONES } from './drafts.rules.ts';

/** How a thing differs from what learners see; nothing when it does not. */
export function ChangeBadge({ change }: { readonly change: FileChange }) {
  if (change === 'same') return null;
  return <Badge tone={CHANGE_TONES[change]}>{adminMessages.drafts.marks[change]}</Badge>;
}
