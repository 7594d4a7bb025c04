import { CIRCUIT_FILE } from '@abhyas/content/forms/circuit-form';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { CodeField } from './parts.tsx';
import { remarkAt } from './remarks.rules.ts';
import { useAssetEdits, useEditing } from './use-asset-edits.ts';

/** circuit.yaml of a problem of the kind circuit: tables are written best as they are read. */
export function CircuitTaskField() {
  const { remarks } = useEditing();
  const edits = useAssetEdits();
  return (
    <CodeField
      label={staffMessages.editors.problem.circuitTask}
      language="plain"
      value={edits.text(CIRCUIT_FILE) ?? ''}
      height={420}
      error={remarkAt(remarks, CIRCUIT_FILE)}
      onChange={(text) => edits.edit(CIRCUIT_FILE, text)}
    />
  );
}
