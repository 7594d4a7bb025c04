import type { FileChange } from '@abhyas/contract/publishing-draft-files.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { Badge } from '../../../ui/badge.tsx';
import { CHANGE_TONES } from './drafts.rules.ts';

/** How a thing differs from what learners see; nothing when it does not. */
export function ChangeBadge({ change }: { readonly change: FileChange }) {
  if (change === 'same') return null;
  return <Badge tone={CHANGE_TONES[change]}>{staffMessages.drafts.marks[change]}</Badge>;
}
