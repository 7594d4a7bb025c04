import type { DraftAsset, DraftDetail, DraftSubtopic } from '@abhyas/contract/admin-drafts';
import { adminMessages } from '@abhyas/contract/admin-messages';
import { fill } from '@abhyas/contract/fill';
import { FolderInput } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { OrderButtons } from './parts.tsx';
import { renamingInto, renamingsFor } from './structure.rules.ts';
import { useRenamings } from './structure.queries.ts';

const words = adminMessages.editors.add;

type Props = {
  readonly draft: DraftDetail;
  readonly subtopic: DraftSubtopic;
  readonly asset: DraftAsset;
};

/** Moves an asset up and down in its module, or to another one. Its id stays, and so does learners' progress. */
export function AssetOrder({ draft, subtopic, asset }: Props) {
  const [moving, setMoving] = useState(false);
  const rename = useRenamings(draft.id);
  const there = subtopic.assets.filter(({ change }) => change !== 'removed');
  const at = there.indexOf(asset);
  return (
    <span className="flex shrink-0">
      <OrderButtons
        name={asset.title}
        at={at}
        count={there.length}
        onMove={(to) => rename.mutate(renamingsFor(subtopic, { from: at, to }))}
      />
      <IconButton
        label={fill(words.move, { name: asset.title })}
        icon={<FolderInput size={18} aria-hidden="true" />}
        size="small"
        onClick={() => setMoving(true)}
      />
      {moving && <MoveDialog draft={draft} asset={asset} onClose={() => setMoving(false)} />}
    </span>
  );
}

type DialogProps = Omit<Props, 'subtopic'> & { readonly onClose: () => void };

function MoveDialog({ draft, asset, onClose }: DialogProps) {
  const rename = useRenamings(draft.id);
  const own = asset.folder.slice(0, asset.folder.lastIndexOf('/'));
  const targets = draft.topics
    .flatMap((topic) => topic.subtopics.map((subtopic) => ({ topic, subtopic })))
    .filter(({ subtopic }) => subtopic.folder !== own && subtopic.change !== 'removed');
  const [folder, setFolder] = useState(targets[0]?.subtopic.folder ?? '');
  const submit = (): void => {
    const target = targets.find(({ subtopic }) => subtopic.folder === folder)?.subtopic;
    const renaming = target && renamingInto(asset.folder, target);
    if (renaming) rename.mutate([renaming], { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={fill(words.moveTitle, { name: asset.title })}
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
