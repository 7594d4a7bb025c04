import type { ContentLimit, ContentLimits } from '@abhyas/contract/content-limits.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { countText } from '../../../../lib/counts.ts';

const words = staffMessages.releases.limits;

/** For whom a course or a module is; undefined when it is for everybody. */
export function limitOf(
  { limits }: ContentLimits,
  { kind, id }: Pick<ContentLimit, 'kind' | 'id'>,
): ContentLimit | undefined {
  return limits.find((limit) => limit.kind === kind && limit.id === id);
}

/** "Only for: CSE-A, CSE-B, 2 more classes". */
export function limitText({ classes }: ContentLimits, { classIds, others }: ContentLimit): string {
  const names = classes.filter(({ id }) => classIds.includes(id)).map(({ name }) => name);
  const all = others === 0 ? names : [...names, countText(words.more, others)];
  return all.length === 0 ? words.nobody : fill(words.onlyFor, { classes: all.join(', ') });
}
