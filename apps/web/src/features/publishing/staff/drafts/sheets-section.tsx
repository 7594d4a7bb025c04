import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import { writeDraftFile } from '@abhyas/contract/publishing-draft-files.staff';
import { idFrom, isId } from '@abhyas/content/forms/folder-order';
import { newSheet } from '@abhyas/content/forms/sheet-form';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { call } from '../../../../lib/api-client.ts';
import { FormDialog } from '../../../../staff/form-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextLink } from '../../../../ui/button-link.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { ChangeBadge } from '../change-badge.tsx';
import { filePath } from '../drafts.rules.ts';

const { common, add } = staffMessages.editors;
const words = staffMessages.drafts.sheet;

/** The sheets of a draft, each leading to its form, and a new one. */
export function SheetsSection({ draft }: { readonly draft: DraftDetail }) {
  const [asking, setAsking] = useState(false);
  return (
    <section>
      <h2 className="text-h3 font-[640]">{words.sheets}</h2>
      <p className="mb-2 max-w-reading text-soft">{words.sheetsLead}</p>
      <ul className="mb-3">
        {draft.sheets.map(({ folder: path, id, title, change }) => (
          <li key={path} className="py-1.5">
            {change === 'removed' ? (
              <span className="text-soft line-through">{title}</span>
            ) : (
              <TextLink to={filePath(draft.id, path)}>{title}</TextLink>
            )}{' '}
            <code className="text-small text-soft">{id}</code> <ChangeBadge change={change} />
          </li>
        ))}
      </ul>
      <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {words.add}
      </Button>
      {asking && <NewSheet draft={draft} onClose={() => setAsking(false)} />}
    </section>
  );
}

function NewSheet({ draft, onClose }: { readonly draft: DraftDetail; readonly onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [ownId, setOwnId] = useState<string>();
  const id = ownId ?? idFrom(title, 'sheet');
  const path = `sheets/${id}.yaml`;
  const isTaken = draft.sheets.some((each) => each.id === id && each.change !== 'removed');
  const fault = isTaken ? fill(add.idTaken, { id }) : isId(id) ? undefined : add.idWrong;
  const create = useMutation({
    mutationFn: () =>
      call(writeDraftFile, {
        params: { draftId: draft.id },
        body: { path, expected: null, content: { text: newSheet(title.trim()) } },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['admin', 'drafts', draft.id] });
      void navigate(filePath(draft.id, path));
    },
  });
  return (
    <FormDialog
      title={words.add}
      action={add.create}
      call={create}
      onSubmit={() => {
        if (fault === undefined && title.trim() !== '') create.mutate();
      }}
      onClose={onClose}
    >
      <TextField
        label={common.title}
        value={title}
        maxLength={80}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={add.id}
        hint={add.idHint}
        value={id}
        error={title === '' && ownId === undefined ? undefined : fault}
        onChange={(event) => setOwnId(event.target.value)}
      />
    </FormDialog>
  );
}
