import { readCourse, readModule, writeCourse, writeModule } from '@abhyas/content/forms/course-form';
import { adminMessages } from '@abhyas/contract/admin-messages';

import { CheckField } from '../../../../ui/check-field.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { DrawingField } from './drawing-field.tsx';
import { NoForm } from './no-form.tsx';
import { remarkAt } from './remarks.rules.ts';
import { useEditing, useForm } from './use-asset-draft.ts';

const { common, branch } = adminMessages.editors;

const course = { read: readCourse, write: writeCourse };
const module = { read: readModule, write: writeModule };

/** topic.yaml: what a course is called and says of itself. */
export function CourseEditor() {
  const { remarks } = useEditing();
  const { form, change } = useForm('topic.yaml', course);
  if (!form) return <NoForm file="topic.yaml" />;
  return (
    <div className="space-y-5">
      <CardFields file="topic.yaml" form={form} change={change} />
      <TextArea
        label={common.description}
        value={form.description}
        error={remarkAt(remarks, 'topic.yaml', ['description'])}
        onChange={(event) => change({ description: event.target.value })}
      />
      <DrawingField file="topic.svg" label={branch.picture} />
    </div>
  );
}

/** subtopic.yaml: what a module is called, and whether it waits for its class. */
export function ModuleEditor() {
  const { form, change } = useForm('subtopic.yaml', module);
  if (!form) return <NoForm file="subtopic.yaml" />;
  return (
    <div className="space-y-5">
      <CardFields file="subtopic.yaml" form={form} change={change} />
      <CheckField label={branch.rollout} checked={form.rollout} onChange={(rollout) => change({ rollout })} />
    </div>
  );
}

type Card = { readonly title: string; readonly summary: string };
type CardProps = {
  readonly file: string;
  readonly form: Card;
  readonly change: (part: Partial<Card>) => void;
};

/** What the card of a course or a module says. */
function CardFields({ file, form, change }: CardProps) {
  const { remarks } = useEditing();
  return (
    <>
      <TextField
        label={common.title}
        value={form.title}
        maxLength={80}
        error={remarkAt(remarks, file, ['title'])}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        label={common.summary}
        hint={common.summaryHint}
        value={form.summary}
        maxLength={240}
        error={remarkAt(remarks, file, ['summary'])}
        onChange={(event) => change({ summary: event.target.value })}
      />
    </>
  );
}
