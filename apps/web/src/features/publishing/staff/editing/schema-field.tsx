import { SCHEMA_FILE } from '@abhyas/content/forms/sql-script';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { readDataSet } from '@abhyas/languages/sql/data-set';

import { DataSetTables } from '../../../running/components/sql/data-set.tsx';
import { CodeField, FaultNote } from './parts.tsx';
import { remarkAt } from './remarks.rules.ts';
import { useAssetEdits, useEditing } from './use-asset-edits.ts';

const words = staffMessages.editors.problem;

/** schema.sql of a problem of the kind sql, and the tables as learners see them. */
export function SchemaField() {
  const { remarks } = useEditing();
  const edits = useAssetEdits();
  const schema = edits.text(SCHEMA_FILE) ?? '';
  return (
    <div className="space-y-3">
      <CodeField
        label={words.schema}
        language="sql"
        value={schema}
        error={remarkAt(remarks, SCHEMA_FILE)}
        onChange={(text) => edits.edit(SCHEMA_FILE, text)}
      />
      <ScriptPreview script={schema} from={0} />
    </div>
  );
}

type Props = {
  readonly script: string;
  /** The line of the script before what is written here. */
  readonly from: number;
};

/** What is wrong with a script as it is, and its tables. */
export function ScriptPreview({ script, from }: Props) {
  const faults = readDataSet(script).faults.filter(({ line }) => line > from);
  const said = faults.map(({ line, words: fault }) =>
    fill(words.rowFault, { line: line - from, words: fault }),
  );
  return (
    <div className="@container space-y-3">
      <FaultNote text={said.join('\n') || undefined} />
      <DataSetTables script={script} />
    </div>
  );
}
