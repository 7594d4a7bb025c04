import type { DraftAsset, DraftDetail, DraftSubtopic } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';

import { IconButton } from '../../../../ui/button.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { useDownloadDraft } from '../drafts.queries.ts';
import { isBanked } from '../drafts.rules.ts';
import { movedItem } from './editing.rules.ts';
import { DeleteDialog, MoveDialog, useKeptFocus } from './item-tools.tsx';
import { OrderButtons } from './parts.tsx';
import { type ListEdit, useListEdits } from './problem-lists.queries.ts';

const words = staffMessages.editors.add;

type Props = {
  readonly draft: DraftDetail;
  readonly problem: DraftAsset;
  /** The module in whose list it is looked at; absent while no module lists it. */
  readonly module?: DraftSubtopic;
};

/** Moves a problem within the list of its module or into that of another, takes it off, downloads or deletes it. */
export function ProblemTools({ draft, problem, module }: Props) {
  const [open, setOpen] = useState<'move' | 'delete'>();
  const edit = useListEdits(draft.id);
  const download = useDownloadDraft(draft);
  const modules = draft.topics.flatMap((topic) => topic.subtopics).filter((each) => lists(each, problem.id));
  const close = (): void => setOpen(undefined);
  const takenOff = module ? [listWithout(module, problem.id)] : [];
  return (
    <span className="flex shrink-0">
      {module && <Order module={module} problem={problem} onEdit={(change) => edit.mutate([change])} />}
      <Menu
        trigger={
          <IconButton
            label={fill(words.more, { name: problem.title })}
            icon={<EllipsisVertical size={18} aria-hidden="true" />}
            size="small"
          />
        }
        items={[
          { name: words.move, onSelect: () => setOpen('move') },
          {
            name: staffMessages.drafts.downloadAll,
            onSelect: () => download.mutate({ folder: problem.folder, name: problem.title }),
          },
          ...(modules.length > 1 ? [{ name: words.takeOff, onSelect: () => edit.mutate(takenOff) }] : []),
          { name: words.delete, danger: true, onSelect: () => setOpen('delete') },
        ]}
      />
      {open === 'move' && (
        <MoveDialog
          draft={draft}
          name={problem.title}
          without={modules.map(({ folder }) => folder)}
          call={edit}
          onMove={(target) =>
            edit.mutate([{ module: target, change: (all) => [...all, problem.id] }, ...takenOff], {
              onSuccess: close,
            })
          }
          onClose={close}
        />
      )}
      {open === 'delete' && <DeleteDialog draft={draft} item={problem} onClose={close} />}
    </span>
  );
}

function lists({ assets }: DraftSubtopic, id: string): boolean {
  return assets.some((asset) => asset.id === id && isBanked(asset.folder) && asset.change !== 'removed');
}

function listWithout({ folder }: DraftSubtopic, id: string): ListEdit {
  return { module: folder, change: (all) => all.filter((each) => each !== id) };
}

type OrderProps = {
  readonly module: DraftSubtopic;
  readonly problem: DraftAsset;
  readonly onEdit: (edit: ListEdit) => void;
};

function Order({ module, problem, onEdit }: OrderProps) {
  const ids = module.assets
    .filter(({ folder, change }) => isBanked(folder) && change !== 'removed')
    .map(({ id }) => id);
  const at = ids.indexOf(problem.id);
  const keepFocus = useKeptFocus(at);
  const move = (to: number): void => {
    const other = ids[to];
    if (other === undefined) return;
    keepFocus();
    onEdit({
      module: module.folder,
      change: (all) => movedItem(all, all.indexOf(problem.id), all.indexOf(other)),
    });
  };
  return <OrderButtons name={problem.title} at={at} count={ids.length} onMove={move} />;
}
