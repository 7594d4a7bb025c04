import { EXERCISES_FILE } from '@abhyas/content/exercises/exercise-files';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import Footprints from 'lucide-react/icons/footprints';

import { Button } from '../../../../ui/button.tsx';
import { CodeField, FaultNote } from './parts.tsx';
import { remarkAt } from './remarks.rules.ts';
import { useAssetEdits, useEditing } from './use-asset-edits.ts';
import type { LessonTables } from './use-lesson-tables.ts';

const { exercise, text: words } = staffMessages.editors;

const TRACE = /^[ \t]*(?:- )?kind: ["']?trace\b/m;

/** exercises.yaml, as soon as the lesson has one: what was asked for in the dialog is changed here. */
export function LessonExercises({ tables }: { readonly tables: LessonTables }) {
  const { remarks } = useEditing();
  const edits = useAssetEdits();
  const source = edits.text(EXERCISES_FILE);
  if (source === undefined || source === null) return null;
  return (
    <div className="space-y-3">
      <div>
        <CodeField
          label={words.exercises}
          language="plain"
          value={source}
          height={320}
          error={remarkAt(remarks, EXERCISES_FILE)}
          onChange={(text) => edits.edit(EXERCISES_FILE, text)}
        />
        <p className="mt-1.5 text-small text-soft">{words.exercisesHint}</p>
      </div>
      {TRACE.test(source) && <Tables tables={tables} />}
    </div>
  );
}

function Tables({ tables: { record, isRecording, count, fault } }: { readonly tables: LessonTables }) {
  return (
    <div className="space-y-1.5">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          icon={<Footprints size={16} aria-hidden="true" />}
          busy={isRecording}
          onClick={record}
        >
          {exercise.recordTables}
        </Button>
        <output className="text-small text-soft">
          {count !== undefined && fill(exercise.tablesRecorded, { count })}
        </output>
      </div>
      <p className="text-small text-soft">{exercise.recordTablesHint}</p>
      <FaultNote text={fault} />
    </div>
  );
}
