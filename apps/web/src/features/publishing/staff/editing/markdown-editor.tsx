import type { ExerciseForm } from '@abhyas/content/forms/exercise-contents';
import { PLACEHOLDERS } from '@abhyas/content/forms/placeholders';
import { staffMessages } from '@abhyas/contract/messages.staff';
import Code from 'lucide-react/icons/code';
import ImagePlus from 'lucide-react/icons/image-plus';
import Plus from 'lucide-react/icons/plus';
import Puzzle from 'lucide-react/icons/puzzle';
import { useRef, useState } from 'react';

import { Button } from '../../../../ui/button.tsx';
import type { EditorHandle } from '../../../../ui/editor/editor-handle.ts';
import { Editor } from '../../../../ui/editor/editor.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { asBlock } from './editing.rules.ts';
import { ExerciseDialog } from './exercise-dialog.tsx';
import { FaultNote } from './parts.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { ProgramDialog } from './program-dialog.tsx';

const words = staffMessages.editors.text;

/** What is in the boxes before the teacher writes. */
const BOXES = {
  tip: '> [!TIP]\n> …',
  mistakes: `> [!MISTAKES]\n> - **The mistake.** ${PLACEHOLDERS.mistake}`,
  predict: `> [!PREDICT]\n> What does this print?\n>\n> \`\`\`python run\n> print(7 // 2)\n> \`\`\`\n>\n> \`\`\`output\n> 3\n> \`\`\`\n>\n> ${PLACEHOLDERS.explanation}`,
} as const;

type Props = {
  readonly label: string;
  readonly value: string;
  readonly height: number;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  /** Adds an exercise to the file beside the text, and names the line that places it; absent where none may stand. */
  readonly addExercise?: (exercise: ExerciseForm) => string;
};

type Insertion = 'picture' | 'program' | 'exercise';

/** Markdown with what a lesson may have in it, to be put in without knowing how it is written. */
export function MarkdownEditor({ label, value, height, onChange, error, addExercise }: Props) {
  const editor = useRef<EditorHandle>(null);
  const [asked, setAsked] = useState<Insertion>();
  const close = (): void => setAsked(undefined);
  const insert = (block: string): void => {
    const state = editor.current?.view()?.state;
    if (!state) return onChange(asBlock(value, block, ''));
    const { from, to } = state.selection.main;
    editor.current?.insert(asBlock(state.sliceDoc(0, from), block, state.sliceDoc(to)));
  };
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center gap-1">
        <span aria-hidden="true" className="grow font-medium">
          {label}
        </span>
        <Button
          variant="quiet"
          size="small"
          icon={<ImagePlus size={17} aria-hidden="true" />}
          onClick={() => setAsked('picture')}
        >
          {words.picture}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Code size={17} aria-hidden="true" />}
          onClick={() => setAsked('program')}
        >
          {words.code}
        </Button>
        <Menu
          trigger={
            <Button variant="quiet" size="small" icon={<Plus size={17} aria-hidden="true" />}>
              {words.insert}
            </Button>
          }
          items={[
            ...(addExercise
              ? [
                  {
                    name: words.exercise,
                    icon: <Puzzle size={17} aria-hidden="true" />,
                    onSelect: () => setAsked('exercise'),
                  },
                ]
              : []),
            { name: words.predict, onSelect: () => insert(BOXES.predict) },
            { name: words.mistakes, onSelect: () => insert(BOXES.mistakes) },
            { name: words.note, onSelect: () => insert(BOXES.tip) },
          ]}
        />
      </div>
      <Editor ref={editor} value={value} language="plain" label={label} height={height} onChange={onChange} />
      <FaultNote text={error} />
      {asked === 'picture' && <PictureDialog onInsert={insert} onClose={close} />}
      {asked === 'program' && <ProgramDialog onInsert={insert} onClose={close} />}
      {asked === 'exercise' && addExercise && (
        <ExerciseDialog onInsert={(exercise) => insert(addExercise(exercise))} onClose={close} />
      )}
    </div>
  );
}
