import { CIRCUIT_FILE, circuitInput } from '@abhyas/content/forms/circuit-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import type { CodeKey } from '@abhyas/languages/code-keys';
import { TEMPLATES } from '@abhyas/languages/templates';

import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import { keysFor, nameOfKey } from './languages.ts';
import { remarkAt } from './remarks.rules.ts';
import { ProgramField } from './program-field.tsx';
import { useAssetEdits, useEditing } from './use-asset-edits.ts';
import { useProblemKind } from './use-problem-kind.ts';

const words = staffMessages.editors.problem;

/** Hints, the text of the Custom Testcase tab, and starters: files that need not be there. */
export function ProblemHelp() {
  const kind = useProblemKind();
  return (
    <div className="space-y-6">
      <OptionalText path="hint1.md" label={words.hint1} />
      <OptionalText path="hint2.md" label={words.hint2} />
      <OptionalText path="editorial.md" label={words.editorial} hint={words.editorialHint} />
      {(kind === 'program' || kind === 'sql') && (
        <OptionalText path="ctestcase.txt" label={words.custom} hint={words.customHint} />
      )}
      {keysFor(kind).map((key) => (
        <Starter key={key} language={key} />
      ))}
    </div>
  );
}

type OptionalProps = { readonly path: string; readonly label: string; readonly hint?: string };

/** A file that goes when its text goes. */
function OptionalText({ path, label, hint }: OptionalProps) {
  const { remarks } = useEditing();
  const edits = useAssetEdits();
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={4}
      value={edits.text(path) ?? ''}
      error={remarkAt(remarks, path)}
      onChange={(event) => {
        const { value } = event.target;
        edits.change(new Map([[path, value === '' ? null : value]]));
      }}
    />
  );
}

function Starter({ language }: { readonly language: CodeKey }) {
  const edits = useAssetEdits();
  const name = nameOfKey(language);
  const path =
    edits.paths().find((each) => each.startsWith('starter/') && each.endsWith(`.${language}`)) ??
    `starter/solution.${language}`;
  const text = edits.text(path);
  const label = fill(words.starter, { language: name });
  if (text === null || text === undefined) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-medium">{label}</span>
        <span className="grow text-small text-soft">{words.starterNone}</span>
        <Button size="small" onClick={() => edits.edit(path, TEMPLATES[language])}>
          {fill(words.starterAdd, { language: name })}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <ProgramField
        task={circuitInput(edits.text(CIRCUIT_FILE) ?? '')}
        label={label}
        language={language}
        value={text}
        onChange={(code) => edits.edit(path, code)}
      />
      <Button size="small" className="mt-2" onClick={() => edits.change(new Map([[path, null]]))}>
        {fill(staffMessages.editors.common.delete, { name: label })}
      </Button>
    </div>
  );
}
