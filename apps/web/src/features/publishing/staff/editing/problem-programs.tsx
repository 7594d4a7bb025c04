import { VERDICT_FOLDERS, type VerdictFolder } from '@abhyas/content/forms/problem-folder';
import { idFrom } from '@abhyas/content/forms/folder-order';
import { CIRCUIT_FILE, circuitInput } from '@abhyas/content/forms/circuit-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import type { CodeKey } from '@abhyas/languages/code-keys';
import { TEMPLATES } from '@abhyas/languages/templates';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';

import { Button, IconButton } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { FormDialog } from '../../../../staff/form-dialog.tsx';
import { keysFor, languageOfFile, nameOfKey } from './languages.ts';
import { Group } from './parts.tsx';
import { ProgramField } from './program-field.tsx';
import { remarkAt } from './remarks.rules.ts';
import { ShownPage } from './shown-page.tsx';
import { useAssetEdits, useEditing } from './use-asset-edits.ts';
import { useProblemKind } from './use-problem-kind.ts';

const { common, problem: words } = staffMessages.editors;

/** Right solutions, and wrong ones by the verdict that they must get. */
export function ProblemPrograms() {
  const edits = useAssetEdits();
  const [adding, setAdding] = useState(false);
  return (
    <div className="space-y-8">
      <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
        {words.addProgram}
      </Button>
      {VERDICT_FOLDERS.map((verdict) => {
        const paths = edits.paths().filter((path) => path.startsWith(`submissions/${verdict}/`));
        if (paths.length === 0) return null;
        return (
          <Group key={verdict} title={words.programs[verdict]}>
            {paths.map((path) => (
              <Program key={path} path={path} />
            ))}
          </Group>
        );
      })}
      {adding && <AddProgram onClose={() => setAdding(false)} />}
    </div>
  );
}

function Program({ path }: { readonly path: string }) {
  const { remarks } = useEditing();
  const edits = useAssetEdits();
  const name = path.slice('submissions/'.length);
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <code className="text-small break-all">{name}</code>
        <IconButton
          label={fill(common.delete, { name })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          size="small"
          onClick={() => edits.change(new Map([[path, null]]))}
        />
      </div>
      <ProgramField
        task={circuitInput(edits.text(CIRCUIT_FILE) ?? '')}
        label={fill(words.programCode, { name })}
        language={languageOfFile(path)}
        value={edits.text(path) ?? ''}
        error={remarkAt(remarks, path)}
        onChange={(code) => edits.edit(path, code)}
      />
      {path.endsWith('.page') && <ShownPage name={name} code={edits.text(path) ?? ''} />}
    </div>
  );
}

function AddProgram({ onClose }: { readonly onClose: () => void }) {
  const edits = useAssetEdits();
  const keys = keysFor(useProblemKind());
  const [verdict, setVerdict] = useState<VerdictFolder>('accepted');
  const [language, setLanguage] = useState<CodeKey>(keys[0] ?? 'c');
  const [name, setName] = useState('solution');
  const path = `submissions/${verdict}/${idFrom(name, 'solution')}.${language}`;
  const taken = edits.text(path) !== null;
  const submit = (): void => {
    if (taken) return;
    edits.edit(path, TEMPLATES[language]);
    onClose();
  };
  return (
    <FormDialog
      title={words.addProgram}
      action={common.add}
      call={{ isPending: false, error: null }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={words.programKind}
        value={verdict}
        options={VERDICT_FOLDERS.map((value) => ({ value, name: words.programs[value] }))}
        onChange={setVerdict}
      />
      <SelectField
        label={words.programLanguage}
        value={language}
        options={keys.map((value) => ({ value, name: nameOfKey(value) }))}
        onChange={setLanguage}
      />
      <TextField
        label={words.programName}
        hint={words.programNameHint}
        value={name}
        error={taken ? words.programTaken : undefined}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
