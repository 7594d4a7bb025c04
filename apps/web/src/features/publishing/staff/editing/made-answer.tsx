import type { TestFiles } from '@abhyas/content/forms/problem-folder';
import type { ProblemKind } from '@abhyas/content/forms/problem-kinds';
import { SCHEMA_FILE, scriptOf } from '@abhyas/content/forms/sql-script';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import Play from 'lucide-react/icons/play';

import { Button } from '../../../../ui/button.tsx';
import { FaultNote } from './parts.tsx';
import { useAssetEdits } from './use-asset-edits.ts';
import { useOutput } from './use-output.ts';

const words = staffMessages.editors.problem;

/** Where right solutions are. */
export const RIGHT = 'submissions/accepted/';

/** Where the right solutions are that can be run. */
export function useRightSolutions(): string[] {
  const edits = useAssetEdits();
  return edits.paths().filter((path) => path.startsWith(RIGHT) && edits.text(path));
}

type Props = {
  readonly test: TestFiles;
  readonly kind: ProblemKind;
  readonly onMade: (answer: string) => void;
};

/** Runs a right solution on the test's input, as it is here, and takes what it prints for the answer. */
export function MadeAnswer({ test, kind, onMade }: Props) {
  const edits = useAssetEdits();
  const { run, busy, fault } = useOutput();
  const input = edits.text(test.input);
  const solutions = useRightSolutions();
  if (typeof input !== 'string' || solutions.length === 0) return null;
  const stdin = kind === 'sql' ? scriptOf(edits.text(SCHEMA_FILE) ?? '', input) : input;
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {solutions.map((path) => (
          <Button
            key={path}
            size="small"
            icon={<Play size={16} aria-hidden="true" />}
            busy={busy === path}
            disabled={busy !== null}
            onClick={() =>
              void run({ name: path, code: edits.text(path) ?? '', stdin }).then(
                (output) => output !== null && onMade(output),
              )
            }
          >
            {fill(words.makeAnswer, { name: path.slice(RIGHT.length) })}
          </Button>
        ))}
      </div>
      <FaultNote text={fault} />
    </div>
  );
}
