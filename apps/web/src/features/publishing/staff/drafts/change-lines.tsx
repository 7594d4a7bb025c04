import type { ReleaseChange } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import type { ReactNode } from 'react';

import { Badge } from '../../../../ui/badge.tsx';
import { ChangeBadge } from '../change-badge.tsx';

const words = staffMessages.drafts.publish;

type Props<C extends ReleaseChange> = {
  readonly changes: readonly C[];
  /** What else is to be said of one. */
  readonly children?: (change: C) => ReactNode;
};

/** What learners notice, each on a line: "Changed Leap year, Problem · Loops, tests: 3 added". */
export function ChangeLines<C extends ReleaseChange>({ changes, children }: Props<C>) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {changes.map((change) => (
        <li key={`${change.what} ${change.id}`} className="py-2">
          <ChangeBadge change={change.change} /> <span className="font-medium">{change.title}</span>{' '}
          <span className="text-small text-soft">
            {words.kinds[change.what]}
            {change.where && ` · ${change.where}`}
            {change.tests && ` · ${testsText(change.tests)}`}
          </span>{' '}
          {change.loses?.map((kind) => (
            <Badge key={kind} tone="warn">
              {words.loses[kind]}
            </Badge>
          ))}{' '}
          {change.judging && <Badge tone="warn">{words.judging}</Badge>}
          {children?.(change)}
        </li>
      ))}
    </ul>
  );
}

function testsText(tests: NonNullable<ReleaseChange['tests']>): string {
  const counts = (['added', 'changed', 'removed'] as const)
    .filter((kind) => tests[kind] > 0)
    .map((kind) => fill(staffMessages.drafts.changes[kind], { count: tests[kind] }));
  return fill(words.tests, { counts: counts.join(', ') });
}
