import { PLACEHOLDERS } from '@abhyas/content/forms/placeholders';
import { readQuiz, writeQuiz, type QuestionForm } from '@abhyas/content/forms/quiz-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import Plus from 'lucide-react/icons/plus';

import { CheckField } from '../../../../ui/check-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { fieldsOf } from './field-binding.ts';
import { NoForm } from './no-form.tsx';
import { OrderedGroups } from './parts.tsx';
import { QuestionFields } from './question-fields.tsx';
import { useEditing, useForm } from './use-asset-edits.ts';

const { common, quiz: words } = staffMessages.editors;

const FILE = 'quiz.yaml';
const way = { read: readQuiz, write: writeQuiz };

const NEW_QUESTION: QuestionForm = {
  question: PLACEHOLDERS.question,
  correct: [{ text: PLACEHOLDERS.rightChoice, because: '' }],
  wrong: [{ text: PLACEHOLDERS.wrongChoice, because: '' }],
  explanation: '',
  premium: false,
  prints: '',
  concept: '',
};

/** quiz.yaml: the questions in their order. */
export function QuizEditor() {
  const { remarks } = useEditing();
  const { form, change } = useForm(FILE, way);
  if (!form) return <NoForm file={FILE} />;
  const { questions } = form;
  const { field } = fieldsOf(FILE, { form, change, remarks });
  return (
    <div className="space-y-8">
      <TextField label={common.title} maxLength={80} {...field('title')} />
      <CheckField label={common.premium} checked={form.premium} onChange={(premium) => change({ premium })} />
      {questions.length === 0 && <p className="text-soft">{words.empty}</p>}
      <OrderedGroups
        items={questions}
        name={(number) => fill(words.question, { number })}
        onChange={(changed) => change({ questions: changed })}
      >
        {(question, at, onChange) => <QuestionFields question={question} at={at} onChange={onChange} />}
      </OrderedGroups>
      <Button
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => change({ questions: [...questions, NEW_QUESTION] })}
      >
        {words.add}
      </Button>
    </div>
  );
}
