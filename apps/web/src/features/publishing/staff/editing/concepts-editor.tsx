import {
  CONCEPTS_FILE,
  conceptsWith,
  NEW_CONCEPT,
  readConcepts,
  withConcept,
  writeConcepts,
  type ConceptForm,
} from '@abhyas/content/forms/concept-form';
import { pathAtLine } from '@abhyas/content/forms/path-at-line';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { PageLanguage } from '@abhyas/contract/page-language';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';

import { DataTable, type Column } from '../../../../staff/data-table.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { ConceptDialog } from './concept-dialog.tsx';
import { ConceptPreview } from './concept-preview.tsx';
import { NoForm } from './no-form.tsx';
import { ShownBeside } from './shown-beside.tsx';
import { useAssetEdits } from './use-asset-edits.ts';

const words = staffMessages.editors.concepts;

/** More is found by typing than by scrolling. */
const MOST_SHOWN = 30;

/** concepts.yaml: concepts are found by words, added in their group, changed and removed. */
export function ConceptsEditor({ line }: { readonly line: number }) {
  const edits = useAssetEdits();
  const text = edits.text(CONCEPTS_FILE) ?? '';
  const concepts = readConcepts(text);
  const [sought, setSought] = useState(() => idAt(text, line));
  const [asked, setAsked] = useState<ConceptForm>();
  const [language, setLanguage] = useState<PageLanguage>('en');
  if (!concepts) return <NoForm file={CONCEPTS_FILE} />;
  const put = (list: readonly ConceptForm[]): void => edits.edit(CONCEPTS_FILE, writeConcepts(text, list));
  const done = (concept: ConceptForm): void => {
    if (asked === NEW_CONCEPT) put(withConcept(concepts, concept));
    else put(concepts.map((each) => (each.id === concept.id ? concept : each)));
    setSought(concept.id);
  };
  const found = conceptsWith(concepts, sought);
  const counts = { count: found.length, shown: MOST_SHOWN };
  const shown = found.slice(0, MOST_SHOWN);
  return (
    <ShownBeside
      shown={<ConceptPreview concepts={shown} language={language} />}
      language={language}
      onLanguage={setLanguage}
    >
      <div className="space-y-5">
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={words.find}
            type="search"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
            className="min-w-0 grow"
          />
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAsked(NEW_CONCEPT)}>
            {words.add}
          </Button>
        </div>
        <output className="block text-small text-soft">
          {fill(found.length > MOST_SHOWN ? words.found : words.all, counts)}
        </output>
        <DataTable
          caption={words.table}
          columns={columnsWith({
            open: setAsked,
            remove: ({ id }) => put(concepts.filter((each) => each.id !== id)),
          })}
          rows={shown}
          rowKey={({ id }) => id}
        />
        {asked && (
          <ConceptDialog
            concept={asked}
            known={concepts.map(({ id }) => id)}
            onDone={done}
            onClose={() => setAsked(undefined)}
          />
        )}
      </div>
    </ShownBeside>
  );
}

/** The concept at a line that the check names; no words for none. */
function idAt(text: string, line: number): string {
  const [at] = line > 0 ? pathAtLine(text, line) : [];
  return typeof at === 'number' ? (readConcepts(text)?.[at]?.id ?? '') : '';
}

type Actions = {
  readonly open: (concept: ConceptForm) => void;
  readonly remove: (concept: ConceptForm) => void;
};

function columnsWith({ open, remove }: Actions): Column<ConceptForm>[] {
  const { columns: titles } = words;
  return [
    { id: 'name', title: titles.name, cell: ({ name }) => name },
    { id: 'id', title: titles.id, cell: ({ id }) => <code className="wrap-anywhere">{id}</code> },
    { id: 'parents', title: titles.parents, cell: ({ parents }) => parents },
    {
      id: 'actions',
      title: titles.actions,
      cell: (concept) => (
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={fill(words.editOne, { id: concept.id })}
            onClick={() => open(concept)}
          >
            {words.edit}
          </Button>
          <Button
            size="small"
            aria-label={fill(words.removeOne, { id: concept.id })}
            onClick={() => remove(concept)}
          >
            {words.remove}
          </Button>
        </span>
      ),
    },
  ];
}
