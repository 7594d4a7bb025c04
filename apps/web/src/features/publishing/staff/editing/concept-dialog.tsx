import type { ConceptForm } from '@abhyas/content/forms/concept-form';
import { idsTyped } from '@abhyas/content/forms/fields';
import { isId } from '@abhyas/content/forms/folder-order';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { languageInfo, TRANSLATION_LANGUAGES } from '@abhyas/contract/page-language';
import { useState } from 'react';

import { FormDialog } from '../../../../staff/form-dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';

const { common, concepts: words } = staffMessages.editors;

type Props = {
  /** One without an id is new. */
  readonly concept: ConceptForm;
  readonly known: readonly string[];
  readonly onDone: (concept: ConceptForm) => void;
  readonly onClose: () => void;
};

/** One concept: what it is called, what it belongs to, and how it looks in code. */
export function ConceptDialog({ concept, known, onDone, onClose }: Props) {
  const [form, setForm] = useState(concept);
  const isNew = concept.id === '';
  const change = (part: Partial<ConceptForm>): void => setForm({ ...form, ...part });
  const idFault = isNew ? faultOfId(form.id, known) : undefined;
  const stranger = idsTyped(form.parents).find((id) => !known.includes(id));
  const submit = (): void => {
    onClose();
    onDone({ ...form, name: form.name.trim() });
  };
  return (
    <FormDialog
      title={isNew ? words.add : fill(words.change, { id: concept.id })}
      action={isNew ? words.addDo : common.done}
      incomplete={idFault !== undefined || stranger !== undefined || form.name.trim() === ''}
      call={{ isPending: false, error: null }}
      onSubmit={submit}
      onClose={onClose}
    >
      {isNew && (
        <TextField
          label={words.id}
          hint={words.idHint}
          value={form.id}
          error={form.id === '' ? undefined : idFault}
          onChange={(event) => change({ id: event.target.value })}
        />
      )}
      <TextField
        label={words.name}
        value={form.name}
        maxLength={80}
        onChange={(event) => change({ name: event.target.value })}
      />
      {TRANSLATION_LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={fill(words.nameIn, { language: languageInfo(language).name })}
          lang={language}
          value={form.names[language] ?? ''}
          maxLength={80}
          onChange={(event) => change({ names: { ...form.names, [language]: event.target.value } })}
        />
      ))}
      <TextField
        label={words.parents}
        hint={words.parentsHint}
        value={form.parents}
        error={stranger === undefined ? undefined : fill(words.parentUnknown, { id: stranger })}
        onChange={(event) => change({ parents: event.target.value })}
      />
      <TextField
        label={words.constructs}
        hint={words.constructsHint}
        value={form.constructs}
        onChange={(event) => change({ constructs: event.target.value })}
      />
    </FormDialog>
  );
}

function faultOfId(id: string, known: readonly string[]): string | undefined {
  if (!isId(id)) return words.idWrong;
  return known.includes(id) ? fill(words.idTaken, { id }) : undefined;
}
