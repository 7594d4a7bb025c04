import type { ClassCopy } from '@abhyas/contract/classes-terms.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { formatDate, formatMoment } from '../../../lib/dates.ts';
import { TextField } from '../../../ui/field.tsx';
import type { EnteredAssignment, EnteredDates, EnteredLesson } from './copy.rules.ts';

const words = staffMessages.classes.copy;

type Props = {
  readonly copy: ClassCopy;
  readonly dates: EnteredDates;
  readonly onChange: (dates: EnteredDates) => void;
};

/** Each date of the copy beside the one of this term; each can be changed. */
export function CopiedDates({ copy, dates, onChange }: Props) {
  const { lessons, assignments } = dates;
  return (
    <>
      {lessons.length > 0 && (
        <section>
          <h2 className="mb-3 text-h3 font-[640]">{words.lessons}</h2>
          <div className="space-y-3">
            {lessons.map((lesson, at) => (
              <LessonDate
                key={lesson.id}
                lesson={lesson}
                was={copy.lessons[at]?.plannedFor ?? ''}
                onChange={(day) => onChange({ ...dates, lessons: lessons.with(at, { ...lesson, day }) })}
              />
            ))}
          </div>
        </section>
      )}
      {assignments.length > 0 && (
        <section>
          <h2 className="mb-1 text-h3 font-[640]">{staffMessages.assignments.title}</h2>
          <p className="mb-3 text-small text-soft">{words.drafts}</p>
          <div className="space-y-3">
            {assignments.map((assignment, at) => (
              <AssignmentDates
                key={assignment.id}
                assignment={assignment}
                was={copy.assignments[at]}
                onChange={(part) =>
                  onChange({ ...dates, assignments: assignments.with(at, { ...assignment, ...part }) })
                }
              />
            ))}
          </div>
        </section>
      )}
      {lessons.length + assignments.length === 0 && <p className="text-soft">{words.noDates}</p>}
    </>
  );
}

type LessonProps = {
  readonly lesson: EnteredLesson;
  readonly was: string;
  readonly onChange: (day: string) => void;
};

function LessonDate({ lesson: { title, day }, was, onChange }: LessonProps) {
  return (
    <fieldset className="rounded-card border border-line bg-raised p-4">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-2 font-medium">
        {title}
      </p>
      <TextField
        label={staffMessages.classes.live.day}
        hint={fill(words.was, { date: formatDate(was) })}
        type="date"
        value={day}
        onChange={(event) => onChange(event.target.value)}
        required
        className="max-w-60"
      />
    </fieldset>
  );
}

type AssignmentProps = {
  readonly assignment: EnteredAssignment;
  readonly was: ClassCopy['assignments'][number] | undefined;
  readonly onChange: (part: Partial<EnteredAssignment>) => void;
};

function AssignmentDates({ assignment, was, onChange }: AssignmentProps) {
  const { title, minutes, until } = assignment;
  const moment = (name: 'opens' | 'due' | 'until', before = '') => (
    <TextField
      label={staffMessages.assignments[name]}
      hint={fill(words.was, { date: formatMoment(before) })}
      type="datetime-local"
      value={assignment[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value })}
      required
      className="grow basis-56"
    />
  );
  return (
    <fieldset className="rounded-card border border-line bg-raised p-4">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-2 font-medium">
        {title}
      </p>
      <div className="flex flex-wrap gap-4">
        {moment('opens', was?.opensAt)}
        {minutes === undefined && moment('due', was?.dueAt)}
        {until !== undefined && moment('until', was?.lateUntil)}
      </div>
      {minutes !== undefined && (
        <p className="mt-2 text-small text-soft">{fill(words.together, { minutes })}</p>
      )}
    </fieldset>
  );
}
