import { staffMessages } from '@abhyas/contract/messages.staff';
import type { Receivers } from '@abhyas/contract/announcements.staff';
import { fill } from '@abhyas/contract/fill';

import { ScrollBox } from '../ui/scroll-box.tsx';

const words = staffMessages.announcements;

/** Everybody who is told, by name; a long list scrolls. */
export function ReceiverNames({ people, names }: Pick<Receivers, 'people' | 'names'>) {
  const unnamed = people - names.length;
  return (
    <ScrollBox className="mt-2 max-h-48 overflow-y-auto rounded-small border border-line px-3 py-2">
      <ul aria-label={words.names} className="columns-2xs gap-4 text-small">
        {names.map((name, index) => (
          <li key={`${index} ${name}`} className="break-inside-avoid break-words">
            {name}
          </li>
        ))}
        {unnamed > 0 && <li className="text-soft">{fill(words.unnamed, { count: unnamed })}</li>}
      </ul>
    </ScrollBox>
  );
}
