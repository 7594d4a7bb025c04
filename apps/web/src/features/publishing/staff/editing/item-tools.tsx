import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useEffect, useRef, useState } from 'react';

import { IconButton } from '../../../../ui/button.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { ConfirmDialog } from '../../../../staff/confirm-dialog.tsx';
import { FormDialog } from '../../../../staff/form-dialog.tsx';
import { useDownloadDraft, useRemovePath } from '../drafts/drafts.queries.ts';
import { isAsset } from '../drafts/drafts.rules.ts';
import { OrderButtons } from './parts.tsx';
import { renamingInto, renamingsFor, type Branch } from './structure.rules.ts';
import { useRenamings } from './structure.queries.ts';

const words = staffMessages.editors.add;

/** A course, a module or an asset. */
type Item = Branch & { readonly title: string };

type Props = {
  readonly draft: DraftDetail;
  readonly item: Item;
  /** All that are beside it, itself included. */
  readonly siblings: readonly Branch[];
};

/** Moves something up and down or elsewhere, downloads or deletes it. Its id stays, and so does learners' progress. */
export function ItemTools({ draft, item, siblings }: Props) {
  const [open, setOpen] = useState<'move' | 'delete'>();
  const move = useMove(draft.id, item, siblings);
  const download = useDownloadDraft(draft);
  const there = siblings.filter(({ change }) => change !== 'removed');
  const close = (): void => setOpen(undefined);
  return (
    <span className="flex shrink-0">
      <OrderButtons name={item.title} at={there.indexOf(item)} count={there.length} onMove={move} />
      <Menu
        trigger={
          <IconButton
            label={fill(words.more, { name: item.title })}
            icon={<EllipsisVertical size={18} aria-hidden="true" />}
            size="small"
          />
        }
        items={[
          ...(isAsset(item.folder) ? [{ name: words.move, onSelect: () => setOpen('move') }] : []),
          {
            name: staffMessages.drafts.downloadAll,
            onSelect: () => download.mutate({ folder: item.folder, name: item.title }),
          },
          { name: words.delete, danger: true, onSelect: () => setOpen('delete') },
        ]}
      />
      {open === 'move' && <MoveDialog draft={draft} item={item} onClose={close} />}
      {open === 'delete' && <DeleteDialog draft={draft} item={item} onClose={close} />}
    </span>
  );
}

/** The keyboard stays on the button that was pressed, though its line stands elsewhere now. */
function useMove(draftId: string, { folder }: Item, siblings: readonly Branch[]) {
  const rename = useRenamings(draftId);
  const pressed = useRef<{ readonly button: Element | null; readonly folder: string }>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.folder === folder) return;
    if (pressed.current.button instanceof HTMLElement) pressed.current.button.focus();
    pressed.current = null;
  });
  return (to: number): void => {
    const there = siblings.filter(({ change }) => change !== 'removed');
    const from = there.findIndex((each) => each.folder === folder);
    pressed.current = { button: document.activeElement, folder };
    rename.mutate(renamingsFor(siblings, { from, to }));
  };
}

type DialogProps = Pick<Props, 'draft' | 'item'> & { readonly onClose: () => void };

function DeleteDialog({ draft, item: { folder, title }, onClose }: DialogProps) {
  const remove = useRemovePath(draft.id);
  const confirm = (): void => remove.mutate(folder, { onSettled: onClose });
  return (
    <ConfirmDialog
      question={fill(words.deleteConfirm, { name: title })}
      action={words.delete}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function MoveDialog({ draft, item, onClose }: DialogProps) {
  const rename = useRenamings(draft.id);
  const own = item.folder.slice(0, item.folder.lastIndexOf('/'));
  const targets = draft.topics
    .flatMap((topic) => topic.subtopics.map((subtopic) => ({ topic, subtopic })))
    .filter(({ subtopic }) => subtopic.folder !== own && subtopic.change !== 'removed');
  const [folder, setFolder] = useState(targets[0]?.subtopic.folder ?? '');
  const submit = (): void => {
    const target = targets.find(({ subtopic }) => subtopic.folder === folder)?.subtopic;
    const renaming = target && renamingInto(item.folder, target);
    if (renaming) rename.mutate([renaming], { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={fill(words.moveTitle, { name: item.title })}
      action={words.moveDo}
      call={rename}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={words.moveTo}
        value={folder}
        options={targets.map(({ topic, subtopic }) => ({
          value: subtopic.folder,
          name: `${topic.title} · ${subtopic.title}`,
        }))}
        onChange={setFolder}
      />
    </FormDialog>
  );
}
