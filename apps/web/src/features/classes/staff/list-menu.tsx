import { staffMessages } from '@abhyas/contract/messages.staff';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';

import { IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';

const words = staffMessages.classes.members;

type Props = { readonly onOpen: (what: 'print-all' | 'move-all') => void };

/** What is done with a list as a whole. */
export function ListMenu({ onOpen }: Props) {
  return (
    <Menu
      trigger={<IconButton label={words.listMore} icon={<EllipsisVertical size={20} aria-hidden="true" />} />}
      items={[
        { name: words.printAll, onSelect: () => onOpen('print-all') },
        { name: words.moveAll, onSelect: () => onOpen('move-all') },
      ]}
    />
  );
}
