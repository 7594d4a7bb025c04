import { EXERCISES_FILE, TABLES_FILE } from '@abhyas/content/exercises/exercise-files';
import { recordTables } from '@abhyas/contract/publishing-editors.staff';
import { useMutation } from '@tanstack/react-query';

import { call } from '../../../../lib/api-client.ts';
import { faultText } from '../../../../staff/fault-text.ts';
import { useAssetEdits } from './use-asset-edits.ts';

export type LessonTables = {
  /** Carries out the programs of the lesson's `trace` exercises and writes their tables beside them. */
  readonly record: () => void;
  readonly isRecording: boolean;
  /** How many tables there are since then. */
  readonly count: number | undefined;
  readonly fault: string | undefined;
};

/** The tables of a lesson's `trace` exercises, as they are in the editor. */
export function useLessonTables(): LessonTables {
  const edits = useAssetEdits();
  const recording = useMutation({
    mutationFn: () => {
      const body = { exercises: edits.text(EXERCISES_FILE) ?? '', traces: edits.text(TABLES_FILE) ?? '' };
      return call(recordTables, { body });
    },
    onSuccess: ({ traces }) => {
      if (traces !== '') edits.edit(TABLES_FILE, traces);
    },
  });
  const { data, error, isPending } = recording;
  return {
    record: () => recording.mutate(),
    isRecording: isPending,
    count: data?.faults.length === 0 ? Object.keys(data.rows).length : undefined,
    fault: error ? faultText(error) : data?.faults.join('\n') || undefined,
  };
}
