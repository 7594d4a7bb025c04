import type { LiveClass } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';

import { Button, IconButton } from '../../../ui/button.tsx';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { Menu } from '../../../ui/menu.tsx';
import { useRestoreClass } from './changes.queries.ts';

const words = staffMessages.classes.live;

/** What can be done with a class: each opens a window of its own. */
export type ClassWindow = 'roll' | 'done' | 'change' | 'cancel' | 'delete' | 'undo-done';

type Props = {
  readonly live: LiveClass;
  /** Whether they may do more than take attendance. */
  readonly mayTeach: boolean;
  readonly onOpen: (what: ClassWindow) => void;
};

/** The two actions of a class day, and the rarer ones in a menu. */
export function ClassActions({ live, mayTeach, onOpen }: Props) {
  const restore = useRestoreClass(live.id);
  const { title } = live;
  const isHeld = live.doneAt !== undefined;
  const isCancelled = live.cancelledAt !== undefined;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {!isCancelled && (
        <>
          <Button size="small" aria-label={fill(words.rollOf, { title })} onClick={() => onOpen('roll')}>
            {words.roll}
          </Button>
          {mayTeach && (
            <Button
              size="small"
              variant={isHeld ? 'quiet' : 'primary'}
              aria-label={fill(isHeld ? words.againOf : words.doneOf, { title })}
              onClick={() => onOpen('done')}
            >
              {isHeld ? words.again : words.done}
            </Button>
          )}
        </>
      )}
      {mayTeach && (
        <Menu
          trigger={
            <IconButton
              label={fill(words.more, { title })}
              icon={<EllipsisVertical size={18} aria-hidden="true" />}
              size="small"
            />
          }
          items={itemsFor(live, { onOpen, onRestore: () => restore.mutate() })}
        />
      )}
    </span>
  );
}

type Actions = { readonly onOpen: Props['onOpen']; readonly onRestore: () => void };

function itemsFor(live: LiveClass, { onOpen, onRestore }: Actions): MenuItem[] {
  if (live.doneAt !== undefined) return [{ name: words.undoDone, onSelect: () => onOpen('undo-done') }];
  const remove = { name: words.delete, danger: true, onSelect: () => onOpen('delete') };
  if (live.cancelledAt !== undefined) return [{ name: words.restore, onSelect: onRestore }, remove];
  return [
    { name: words.change, onSelect: () => onOpen('change') },
    { name: words.cancel, onSelect: () => onOpen('cancel') },
    remove,
  ];
}
