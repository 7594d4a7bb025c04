import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { TextField } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { lessonsOf, NEW, type DestinationForm } from './upload-destination.rules.ts';

const words = staffMessages.drafts.upload;

const BECOME = (['quiz', 'exercises'] as const).map((value) => ({ value, name: words.become[value] }));

type Props = {
  readonly draft: DraftDetail;
  readonly request: DestinationForm;
  readonly onChange: (change: Partial<DestinationForm>) => void;
};

/** What foreign questions become, and of exercises what they practise and where they stand. */
export function QuestionsChoice({ draft, request: { questions, concept, lesson }, onChange }: Props) {
  return (
    <>
      <SelectField
        label={words.questions}
        value={questions}
        options={BECOME}
        onChange={(next) => onChange({ questions: next })}
      />
      {questions === 'exercises' && (
        <>
          <TextField
            label={words.concept}
            hint={words.conceptHint}
            spellCheck={false}
            value={concept}
            onChange={({ target }) => onChange({ concept: target.value.trim() })}
          />
          <SelectField
            label={words.lesson}
            value={lesson}
            options={[
              { value: NEW, name: words.newLesson },
              ...lessonsOf(draft).map(({ folder, title }) => ({ value: folder, name: title })),
            ]}
            onChange={(next) => onChange({ lesson: next })}
          />
        </>
      )}
    </>
  );
}
