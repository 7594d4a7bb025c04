import { readCourse, readModule, writeCourse, writeModule } from '@abhyas/content/forms/course-form';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { CheckField } from '../../../../ui/check-field.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { DrawingField } from './drawing-field.tsx';
import { fieldsOf } from './field-binding.ts';
import { ProblemListField } from './problem-list-field.tsx';
import { NoForm } from './no-form.tsx';
import { useEditing, useForm } from './use-asset-edits.ts';

const { common, branch } = staffMessages.editors;

const course = { read: readCourse, write: writeCourse };
const module = { read: readModule, write: writeModule };

/** topic.yaml: what a course is called and says of itself. */
export function CourseEditor() {
  const { remarks } = useEditing();
  const { form, change } = useForm('topic.yaml', course);
  if (!form) return <NoForm file="topic.yaml" />;
  const { field } = fieldsOf('topic.yaml', { form, change, remarks });
  return (
    <div className="space-y-5">
      <CardFields file="topic.yaml" form={form} change={change} />
      <TextArea label={common.description} {...field('description')} />
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
      <ProblemListField problems={form.problems} onChange={(problems) => change({ problems })} />
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
  const { field } = fieldsOf(file, { form, change, remarks });
  return (
    <>
      <TextField label={common.title} maxLength={80} {...field('title')} />
      <TextField label={common.summary} hint={common.summaryHint} maxLength={240} {...field('summary')} />
    </>
  );
}
