import type { AssignmentForm, StaffAssignment } from '@abhyas/contract/assignments.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { CODE_KEYS, languageOf } from '@abhyas/languages/code-keys';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';

import { randomUuid } from '../../../lib/random-uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { useLeaveQuestion } from '../../../staff/leave-question.tsx';
import { itemInWords, rulesInWords } from '../assignments.rules.ts';
import { Sentences } from '../components/rules-in-words.tsx';
import { batchAssignmentsQuery, matrixQuery, useSaveAssignment } from './assignments.staff.queries.ts';
import { formOf, freshForm, readForm, type Entered } from './form.rules.ts';
import { ExamFields } from './exam-fields.tsx';
import { FRESH_EXAM } from './exam.rules.ts';
import { examInWords } from './exam-words.ts';
import { ItemPicker } from './item-picker.tsx';

const words = staffMessages.assignments;

/** A new assignment of a batch. */
export function NewAssignmentPage() {
  const { batchId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <Page title={words.add} onBack={() => void navigate(`/admin/classes/${batchId}`)} width="reading">
      <AssignmentEditor batchId={batchId} />
    </Page>
  );
}

/** Changes an assignment. */
export function ChangeAssignmentPage() {
  const { batchId = '', id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(matrixQuery(id));
  const back = `/admin/classes/${batchId}/assignments/${id}`;
  return (
    <Page title={words.change} onBack={() => void navigate(back)} width="reading">
      <Loaded query={query} skeleton={<TextSkeleton lines={10} />}>
        {({ assignment }) => (
          <AssignmentEditor key={assignment.version} batchId={batchId} before={assignment} />
        )}
      </Loaded>
    </Page>
  );
}

type EditorProps = { readonly batchId: string; readonly before?: StaffAssignment };

function AssignmentEditor({ batchId, before }: EditorProps) {
  const navigate = useNavigate();
  const [first] = useState<Entered>(() => (before ? formOf(before) : freshForm()));
  const [entered, setEntered] = useState(first);
  const leaving = useLeaveQuestion(entered !== first);
  const ofClass = useQuery(batchAssignmentsQuery(batchId));
  const [id] = useState(() => before?.id ?? randomUuid());
  const save = useSaveAssignment(batchId);
  const form = readForm(entered);
  const change = (part: Partial<Entered>) => setEntered((known) => ({ ...known, ...part }));
  const submit = (give: boolean) => {
    if (!form || save.isPending) return;
    const onSuccess = () => {
      leaving.onSaved();
      void navigate(`/admin/classes/${batchId}/assignments/${id}`);
    };
    save.mutate({ id, version: before?.version, form, give }, { onSuccess });
  };
  const isGiven = before?.publishedAt !== undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(!isGiven);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-8">
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={entered.title}
        onChange={(event) => change({ title: event.target.value })}
        required
      />
      <ItemPicker
        items={entered.items}
        ofClass={ofClass.data}
        isExam={entered.exam !== null}
        onChange={(items) => change({ items })}
      />
      {before === undefined && (
        <CheckField
          label={staffMessages.exams.kind}
          hint={staffMessages.exams.kindHint}
          checked={entered.exam !== null}
          onChange={(on) => change({ exam: on ? FRESH_EXAM : null })}
        />
      )}
      {entered.exam && (
        <ExamFields
          exam={entered.exam}
          items={entered.items}
          onChange={(part) => change({ exam: { ...(entered.exam ?? FRESH_EXAM), ...part } })}
          onItems={(items) => change({ items })}
        />
      )}
      <RuleFields entered={entered} onChange={change} />
      {form && <Preview form={form} titles={entered.items.map(({ title }) => title)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={save.isPending} disabled={!form}>
          {isGiven ? words.saveChanges : words.give}
        </Button>
        {!isGiven && (
          <Button type="button" disabled={!form || save.isPending} onClick={() => submit(false)}>
            {words.save}
          </Button>
        )}
      </div>
      {leaving.question}
    </form>
  );
}

type FieldsProps = { readonly entered: Entered; readonly onChange: (part: Partial<Entered>) => void };

function RuleFields({ entered, onChange }: FieldsProps) {
  const isExam = entered.exam !== null;
  const moment = (name: 'opens' | 'due' | 'until', hint?: string) => (
    <TextField
      label={words[name]}
      {...(hint !== undefined && { hint })}
      type="datetime-local"
      value={entered[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      className="grow basis-60"
    />
  );
  return (
    <section className="space-y-4">
      <div className="flex flex-wrap gap-4">
        {moment('opens')}
        {entered.exam?.starts !== 'together' && moment('due', words.clock)}
      </div>
      {!isExam && (
        <CheckField label={words.late} checked={entered.late} onChange={(late) => onChange({ late })} />
      )}
      {!isExam && entered.late && (
        <div className="flex flex-wrap gap-4">
          <TextField
            label={words.percent}
            inputMode="numeric"
            value={entered.percent}
            onChange={(event) => onChange({ percent: event.target.value })}
            className="grow basis-60"
          />
          {moment('until')}
        </div>
      )}
      {!isExam && <Counting entered={entered} onChange={onChange} />}
      <Languages entered={entered} onChange={onChange} />
    </section>
  );
}

/** Which submissions count. */
function Counting({ entered, onChange }: FieldsProps) {
  const takes = (['best', 'last'] as const).map((value) => ({ value, name: words.takes[value] }));
  return (
    <div className="flex flex-wrap gap-4">
      <SelectField
        label={words.take}
        value={entered.take}
        options={takes}
        onChange={(take) => onChange({ take })}
        className="grow basis-60"
      />
      <TextField
        label={words.attempts}
        hint={words.attemptsHint}
        inputMode="numeric"
        value={entered.attempts}
        onChange={(event) => onChange({ attempts: event.target.value })}
        className="grow basis-60"
      />
    </div>
  );
}

function Languages({ entered: { languages }, onChange }: FieldsProps) {
  return (
    <fieldset>
      <legend className="font-medium">{words.languages}</legend>
      <p className="text-small text-soft">{words.languagesHint}</p>
      <div className="flex flex-wrap gap-x-5">
        {CODE_KEYS.map((key) => (
          <CheckField
            key={key}
            quiet
            label={languageOf(key).codeName}
            checked={languages.includes(key)}
            onChange={(on) =>
              onChange({
                languages: CODE_KEYS.filter((each) => (each === key ? on : languages.includes(each))),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

type PreviewProps = { readonly form: AssignmentForm; readonly titles: readonly string[] };

function Preview({ form: { title, items, rules, exam }, titles }: PreviewProps) {
  return (
    <section className="rounded-card bg-sunken p-5">
      <h2 className="mb-3 text-small font-[600] text-soft">{words.preview}</h2>
      <h3 className="mb-2 text-h3">{title}</h3>
      <ol className="mb-3 list-decimal pl-5">
        {items.map((item, at) => (
          <li key={item.assetId}>
            {titles[at]}: {itemInWords(item).join('. ')}
          </li>
        ))}
      </ol>
      <Sentences lines={exam ? examInWords(exam, rules) : rulesInWords(rules)} />
    </section>
  );
}
