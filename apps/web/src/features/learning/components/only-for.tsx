import { fill } from '@abhyas/contract/fill';

import { texts } from '../../../lib/texts.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Says to the staff that a course or a module is for some classes only; learners are never told. */
export function OnlyFor({ classes }: { readonly classes: readonly string[] | undefined }) {
  if (!classes) return null;
  const { onlyFor, onlyForSome } = texts.learning;
  return (
    <p className="mt-2">
      <Badge tone="note" className="whitespace-normal">
        {classes.length === 0 ? onlyForSome : fill(onlyFor, { classes: classes.join(', ') })}
      </Badge>
    </p>
  );
}
