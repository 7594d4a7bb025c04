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
import { useDownloadDraft, useRemovePath } from '../drafts.queries.ts';
import { isAsset } from '../drafts.rules.ts';
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
      {open === 'move' && <MoveItemDialog draft={draft} item={item} onClose={close} />}
      {open === 'delete' && <DeleteDialog draft={draft} item={item} onClose={close} />}
    </span>
  );
}

/** The keyboard stays on the button that was pressed, though its line stands at another place now. */
export function useKeptFocus(place: string | number): () => void {
  const pressed = useRef<{ readonly button: Element | null; readonly place: string | number }>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.place === place) return;
    if (pressed.current.button instanceof HTMLElement) pressed.current.button.focus();
    pressed.current = null;
  });
  return () => {
    pressed.current = { button: document.activeElement, place };
  };
}

function useMove(draftId: string, { folder }: Item, siblings: readonly Branch[]) {
  const rename = useRenamings(draftId);
  const keepFocus = useKeptFocus(folder);
  return (to: number): void => {
    const there = siblings.filter(({ change }) => change !== 'removed');
    const from = there.findIndex((each) => each.folder === folder);
    keepFocus();
    rename.mutate(renamingsFor(siblings, { from, to }));
  };
}

type DialogProps = Pick<Props, 'draft' | 'item'> & { readonly onClose: () => void };

export function DeleteDialog({ draft, item: { folder, title }, onClose }: DialogProps) {
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

function MoveItemDialog({ draft, item, onClose }: DialogProps) {
  const rename = useRenamings(draft.id);
  const submit = (folder: string): void => {
    const modules = draft.topics.flatMap((topic) => topic.subtopics);
    const target = modules.find((each) => each.folder === folder);
    const renaming = target && renamingInto(item.folder, target);
    if (renaming) rename.mutate([renaming], { onSuccess: onClose });
  };
  return (
    <MoveDialog
      draft={draft}
      name={item.title}
      without={[item.folder.slice(0, item.folder.lastIndexOf('/'))]}
      call={rename}
      onMove={submit}
      onClose={onClose}
    />
  );
}

type MoveProps = {
  readonly draft: DraftDetail;
  readonly name: string;
  /** Modules that have it already. */
  readonly without: readonly string[];
  readonly call: Parameters<typeof FormDialog>[0]['call'];
  readonly onMove: (folder: string) => void;
  readonly onClose: () => void;
};

/** Asks for another module. */
export function MoveDialog({ draft, name, without, call, onMove, onClose }: MoveProps) {
  const targets = draft.topics
    .flatMap((topic) => topic.subtopics.map((subtopic) => ({ topic, subtopic })))
    .filter(({ subtopic }) => !without.includes(subtopic.folder) && subtopic.change !== 'removed');
  const [folder, setFolder] = useState(targets[0]?.subtopic.folder ?? '');
  return (
    <FormDialog
      title={fill(words.moveTitle, { name })}
      action={words.moveDo}
      call={call}
      onSubmit={() => {
        if (folder !== '') onMove(folder);
      }}
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
