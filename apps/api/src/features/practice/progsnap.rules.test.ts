import { difference } from '@abhyas/contract/text-changes';
import { expect, test } from 'vitest';

import { progsnapFiles } from './progsnap.rules.ts';

/** What version 1.0 of ProgSnap 2 asks of each event, and of each edit. */
const REQUIRED = ['EventType', 'EventID', 'CodeStateID', 'SubjectID', 'ToolInstances'];
const REQUIRED_OF_EDITS = ['CodeStateSection', 'EditType'];

function tableOf(files: ReadonlyMap<string, Uint8Array>, path: string): Record<string, string>[] {
  const lines = new TextDecoder().decode(files.get(path)).trimEnd().split('\r\n');
  const [columns = [], ...rows] = lines.map((line) => line.split(',').map((cell) => cell.slice(1, -1)));
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])));
}

test('PRACTICE-41: the data set has what version 1.0 of the standard asks for; a state that is not written is none', () => {
  const moments = Array.from({ length: 60 }, (_, key) => ({
    atMs: key * 1000,
    kind: 'type' as const,
    changes: difference('x'.repeat(400_000 + key), 'x'.repeat(400_001 + key)),
  }));
  const files = progsnapFiles({
    subjectId: 'asha',
    problemId: 'sum',
    start: 'x'.repeat(400_000),
    moments,
    runs: [{ at: new Date(99_000), code: 'y', passed: 1, total: 4, accepted: false }],
  });
  expect(
    Object.fromEntries(tableOf(files, 'DatasetMetadata.csv').map((row) => [row['Property'], row['Value']])),
  ).toMatchObject({
    Version: '1.0',
    CodeStateRepresentation: 'Table',
    EventOrderScope: 'Global',
  });
  const events = tableOf(files, 'MainTable.csv');
  expect(events).toHaveLength(61);
  const [first = {}] = events;
  for (const column of [...REQUIRED, ...REQUIRED_OF_EDITS]) expect(first).toHaveProperty(column);
  expect(new Set(events.map(({ EventID }) => EventID)).size).toBe(61);
  expect(events.at(-1)).toMatchObject({ EventType: 'Submit', Score: '0.25' });
  const states = new Map(
    tableOf(files, 'CodeStates/CodeStates.csv').map((row) => [row['CodeStateID'], row['Code']]),
  );
  const edits = events.slice(0, 60);
  expect(edits.some((edit) => edit['CodeStateID'] === '')).toBe(true);
  // Each state that an edit names is the text right after it.
  const named = [...edits.entries()].filter(([, edit]) => edit['CodeStateID'] !== '');
  expect(named.map(([, edit]) => states.get(edit['CodeStateID'])?.length)).toEqual(
    named.map(([key]) => 400_001 + key),
  );
});
