import {
  CATEGORIES,
  nextTestName,
  readCategories,
  testFiles,
  testsOf,
  type TestFiles,
} from '@abhyas/content/forms/problem-folder';
import type { ProblemKind } from '@abhyas/content/forms/problem-kinds';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';

import { showErrors } from '../../../../ui/error-toasts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DataTable, type Column } from '../../../../staff/data-table.tsx';
import type { AssetEdits } from './asset-edits.ts';
import { CircuitTaskField } from './circuit-task-field.tsx';
import { ChecksEditor } from './checks-editor.tsx';
import { fetchFile } from './editing.queries.ts';
import { FaultNote } from './parts.tsx';
import { remarkAt } from './remarks.rules.ts';
import { SchemaField } from './schema-field.tsx';
import { changesFor, changesWithout } from './test-changes.ts';
import { TestDialog } from './test-dialog.tsx';
import { TestUpload } from './test-upload.tsx';
import { useAssetEdits, useEditing, type Editing } from './use-asset-edits.ts';
import { useProblemKind } from './use-problem-kind.ts';

const words = staffMessages.editors.problem;

const GENERATOR = 'generators/tests.mjs';

/** What a solution is held against: tests, data sets and the tables that they fill, or the checks of a page. */
export function ProblemTests() {
  const kind = useProblemKind();
  if (kind === 'page') return <ChecksEditor />;
  if (kind === 'circuit') return <CircuitTaskField />;
  return (
    <div className="space-y-8">
      {kind === 'sql' && <SchemaField />}
      <TestTable kind={kind} />
    </div>
  );
}

/** All tests, samples first: what each tries, to be added, edited and taken away. */
function TestTable({ kind }: { readonly kind: ProblemKind }) {
  const editing = useEditing();
  const edits = useAssetEdits();
  const [opened, setOpened] = useState<TestFiles>();
  const tests = testsOf(edits.paths());
  const open = (test: TestFiles): void => void withTexts(editing, test, () => setOpened(test));
  const add = (hidden: boolean): void => {
    const test = testFiles(nextTestName(tests, hidden), hidden);
    edits.change(changesFor(edits, test, { input: '', answer: '', words: '' }));
    setOpened(test);
  };
  const remove = (test: TestFiles): void =>
    void withTexts(editing, test, () => edits.change(changesWithout(edits, test)));
  return (
    <div className="space-y-5">
      {edits.text(GENERATOR) && (
        <p className="rounded-card bg-warn-soft px-4 py-3 text-warn">{words.generated}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => add(false)}>
          {kind === 'sql' ? words.addSampleSet : words.addSample}
        </Button>
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => add(true)}>
          {kind === 'sql' ? words.addHiddenSet : words.addHidden}
        </Button>
      </div>
      <FaultNote text={remarkAt(editing.remarks, CATEGORIES)} />
      <DataTable
        caption={kind === 'sql' ? words.dataSets : words.tests}
        columns={columnsWith(edits, { open, remove })}
        rows={tests}
        rowKey={({ input }) => input}
      />
      <TestUpload />
      {opened && <TestDialog test={opened} kind={kind} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

type Actions = { readonly open: (test: TestFiles) => void; readonly remove: (test: TestFiles) => void };

function columnsWith(edits: AssetEdits, { open, remove }: Actions): Column<TestFiles>[] {
  const { testColumns: titles } = words;
  const categories = readCategories(edits.text(CATEGORIES) ?? '') ?? {};
  return [
    { id: 'name', title: titles.name, cell: ({ name }) => <code>{name}</code> },
    {
      id: 'kind',
      title: titles.kind,
      cell: ({ hidden }) => (
        <Badge tone={hidden ? 'plain' : 'note'}>{hidden ? words.hidden : words.sample}</Badge>
      ),
    },
    {
      id: 'words',
      title: titles.words,
      cell: ({ name, hidden, words: file }) => (hidden ? categories[name] : file && edits.text(file)) ?? '',
    },
    {
      id: 'actions',
      title: titles.actions,
      cell: (test) => (
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={fill(words.editTest, { name: test.name })}
            onClick={() => open(test)}
          >
            {words.edit}
          </Button>
          <Button
            size="small"
            aria-label={fill(words.deleteTest, { name: test.name })}
            onClick={() => remove(test)}
          >
            {words.delete}
          </Button>
        </span>
      ),
    },
  ];
}

/** Does something with a test whose texts are here: undo can bring back only what is. */
async function withTexts(editing: Editing, test: TestFiles, then: () => void): Promise<void> {
  const { edits } = editing;
  try {
    for (const path of [test.input, test.answer]) {
      if (edits.text(path) === undefined) edits.meet(path, await fetchFile(editing, path));
    }
    then();
  } catch (error) {
    showErrors(error);
  }
}
