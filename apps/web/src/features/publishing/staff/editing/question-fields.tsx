import type { ChoiceForm, QuestionForm } from '@abhyas/content/forms/quiz-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import Plus from 'lucide-react/icons/plus';

import { CheckField } from '../../../../ui/check-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { changedItem, movedItem } from './editing.rules.ts';
import { FaultNote, OrderButtons } from './parts.tsx';
import { remarkAt } from './remarks.rules.ts';
import { useEditing } from './use-asset-edits.ts';

const words = staffMessages.editors.quiz;

const FILE = 'quiz.yaml';

type Props = {
  readonly question: QuestionForm;
  /** Its place in the quiz. */
  readonly at: number;
  readonly onChange: (part: Partial<QuestionForm>) => void;
};

/** One question: its text, its choices with their reasons, and what is said after Check. */
export function QuestionFields({ question, at, onChange }: Props) {
  const { remarks } = useEditing();
  const remark = (key: string): string | undefined => remarkAt(remarks, FILE, ['questions', at, key]);
  const own = remarks.filter(({ file, at: where }) => file === FILE && where.length === 2 && where[1] === at);
  return (
    <div className="space-y-5">
      <FaultNote text={own.map(({ message }) => message).join(' ') || undefined} />
      <TextArea
        label={words.questionText}
        hint={words.questionHint}
        rows={question.question.split('\n').length + 1}
        value={question.question}
        error={remark('question')}
        onChange={(event) => onChange({ question: event.target.value })}
      />
      <Choices
        kind="correct"
        choices={question.correct}
        error={remark('correct')}
        onChange={(correct) => onChange({ correct })}
      />
      <Choices
        kind="wrong"
        choices={question.wrong}
        error={remark('wrong')}
        onChange={(wrong) => onChange({ wrong })}
      />
      <TextArea
        label={words.explanation}
        rows={2}
        value={question.explanation}
        error={remark('explanation')}
        className="[&_textarea]:min-h-16"
        onChange={(event) => onChange({ explanation: event.target.value })}
      />
      <TextArea
        label={words.prints}
        hint={words.printsHint}
        rows={1}
        value={question.prints}
        error={remark('prints')}
        className="[&_textarea]:min-h-12 [&_textarea]:font-code"
        onChange={(event) => onChange({ prints: event.target.value })}
      />
      <TextField
        label={words.concept}
        hint={words.conceptHint}
        value={question.concept}
        error={remark('concept')}
        onChange={(event) => onChange({ concept: event.target.value })}
      />
      <CheckField
        label={words.premium}
        checked={question.premium}
        onChange={(premium) => onChange({ premium })}
      />
    </div>
  );
}

type ChoicesProps = {
  readonly kind: 'correct' | 'wrong';
  readonly choices: readonly ChoiceForm[];
  readonly error: string | undefined;
  readonly onChange: (choices: ChoiceForm[]) => void;
};

function Choices({ kind, choices, error, onChange }: ChoicesProps) {
  const legend = words[kind];
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-1.5 font-[640]">{legend}</legend>
      {choices.map((choice, at) => {
        const name = fill(words.choice, { number: at + 1 });
        return (
          <div key={at} className="space-y-2 rounded-card border border-line p-3">
            <div className="flex items-end gap-1">
              <TextField
                label={name}
                value={choice.text}
                className="min-w-0 grow"
                onChange={(event) => onChange(changedItem(choices, at, { text: event.target.value }))}
              />
              <OrderButtons
                name={`${legend}, ${name}`}
                at={at}
                count={choices.length}
                onMove={(to) => onChange(movedItem(choices, at, to))}
                onDelete={() => onChange(choices.toSpliced(at, 1))}
              />
            </div>
            <TextField
              label={kind === 'wrong' ? words.because : words.becauseRight}
              value={choice.because}
              onChange={(event) => onChange(changedItem(choices, at, { because: event.target.value }))}
            />
          </div>
        );
      })}
      <FaultNote text={error} />
      <Button
        size="small"
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => onChange([...choices, { text: '', because: '' }])}
      >
        {kind === 'correct' ? words.addCorrect : words.addWrong}
      </Button>
    </fieldset>
  );
}
