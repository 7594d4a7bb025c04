import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import type { NewKind } from '@abhyas/content/forms/new-files';
import { idFrom, isId } from '@abhyas/content/forms/folder-order';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { FormDialog } from '../../../../staff/form-dialog.tsx';
import { assetPath } from '../drafts.rules.ts';
import { folderFor, idsIn } from './structure.rules.ts';
import { useNewItem } from './structure.queries.ts';

const words = staffMessages.editors.add;

const ASSETS = (['text', 'quiz', 'problem', 'video'] as const).map((value) => ({
  value,
  name: words.kinds[value],
}));

type Level = 'course' | 'module' | 'asset';

type Props = {
  readonly draft: DraftDetail;
  readonly level: Level;
  /** Where it will stand: the folder, what it is called, and what is in it. */
  readonly parent: {
    readonly folder: string;
    readonly title: string;
    readonly items: readonly { readonly folder: string; readonly change: string }[];
  };
};

/** Begins a course, a module or an asset, and opens its editor. */
export function NewItem(props: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {words[props.level]}
      </Button>
      {asking && <NewItemDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

const TITLES = { course: words.titleCourse, module: words.titleModule, asset: words.title } as const;

function NewItemDialog({ draft, level, parent, onClose }: Props & { readonly onClose: () => void }) {
  const [kind, setKind] = useState<(typeof ASSETS)[number]['value']>('text');
  const [title, setTitle] = useState('');
  const [ownId, setOwnId] = useState<string>();
  const navigate = useNavigate();
  const create = useNewItem(draft.id);
  const made: NewKind = level === 'asset' ? kind : level;
  const id = ownId ?? idFrom(title, made);
  const isProblem = made === 'problem';
  const folder = isProblem ? `problems/${id}` : folderFor(parent.folder, parent.items, id);
  const fault = faultOf({ id, folder, taken: idsIn(draft) });
  const submit = (): void => {
    if (fault !== undefined || folder === null || title.trim() === '') return;
    create.mutate(
      {
        kind: made,
        title: title.trim(),
        folder,
        ...(isProblem && { listed: { id, module: parent.folder } }),
      },
      { onSuccess: () => void navigate(assetPath(draft.id, folder)) },
    );
  };
  return (
    <FormDialog
      title={fill(TITLES[level], { where: parent.title })}
      action={words.create}
      call={create}
      onSubmit={submit}
      onClose={onClose}
    >
      {level === 'asset' && (
        <SelectField label={words.kind} value={kind} options={ASSETS} onChange={setKind} />
      )}
      <TextField
        label={staffMessages.editors.common.title}
        value={title}
        maxLength={80}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={words.id}
        hint={words.idHint}
        value={id}
        error={title === '' && ownId === undefined ? undefined : fault}
        onChange={(event) => setOwnId(event.target.value)}
      />
    </FormDialog>
  );
}

type Params = { readonly id: string; readonly folder: string | null; readonly taken: ReadonlySet<string> };

function faultOf({ id, folder, taken }: Params): string | undefined {
  if (!isId(id)) return words.idWrong;
  if (taken.has(id)) return fill(words.idTaken, { id });
  return folder === null ? words.full : undefined;
}
