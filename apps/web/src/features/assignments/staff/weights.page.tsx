import type { ClassMarks } from '@abhyas/contract/assignments-totals.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';

import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { useLeaveQuestion } from '../../../staff/leave-question.tsx';
import { classMarksQuery, useSetCategories } from './class-marks.queries.ts';
import {
  freshCategory,
  readWeights,
  sumOf,
  weightsOf,
  type EnteredCategory,
  type EnteredWeights,
} from './weights.rules.ts';

const words = staffMessages.assignments.weights;
const NOWHERE = '';

/** How a class weighs its marks (ASSIGNMENTS-20). */
export function WeightsPage() {
  const { batchId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(classMarksQuery(batchId));
  const back = () => void navigate(`/admin/classes/${batchId}/marks`);
  return (
    <Page title={words.title} lead={words.lead} onBack={back} width="reading">
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(marks) => <WeightsForm batchId={batchId} marks={marks} onSaved={back} />}
      </Loaded>
    </Page>
  );
}

type Props = { readonly batchId: string; readonly marks: ClassMarks; readonly onSaved: () => void };

function WeightsForm({ batchId, marks: latest, onSaved }: Props) {
  // What others save meanwhile does not take away what is entered; the version tells when this is saved.
  const [marks] = useState(latest);
  const [first] = useState<EnteredWeights>(() => weightsOf(marks));
  const [entered, setEntered] = useState(first);
  const leaving = useLeaveQuestion(entered !== first);
  const save = useSetCategories(batchId);
  const categories = readWeights(entered);
  const sum = sumOf(entered);
  const onCategories = (changed: readonly EnteredCategory[]) =>
    setEntered(({ categoryKeys }) => ({ categoryKeys, categories: changed }));
  const onCategory = (id: string, key: string) =>
    setEntered(({ categoryKeys, ...rest }) => ({
      ...rest,
      categoryKeys: new Map([...categoryKeys, [id, key]]),
    }));
  const onSuccess = () => {
    leaving.onSaved();
    onSaved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!categories || save.isPending) return;
    save.mutate({ version: marks.version, categories }, { onSuccess });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-8">
      <section className="space-y-4">
        {entered.categories.map((category, at) => (
          <CategoryFields
            key={category.key}
            number={at + 1}
            category={category}
            onChange={(part) => onCategories(entered.categories.with(at, { ...category, ...part }))}
            onTakeOut={() => onCategories(entered.categories.toSpliced(at, 1))}
          />
        ))}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="button" onClick={() => onCategories([...entered.categories, freshCategory()])}>
            {words.add}
          </Button>
          <output className={sum === 100 || entered.categories.length === 0 ? 'text-soft' : 'text-warn'}>
            {entered.categories.length > 0 && fill(sum === 100 ? words.sum : words.missing, { sum })}
          </output>
        </div>
      </section>
      <AssignmentCategories entered={entered} assignments={marks.assignments} onCategory={onCategory} />
      <Button type="submit" variant="primary" busy={save.isPending} disabled={!categories}>
        {words.save}
      </Button>
      {leaving.question}
    </form>
  );
}

type CategoryProps = {
  readonly number: number;
  readonly category: EnteredCategory;
  readonly onChange: (part: Partial<EnteredCategory>) => void;
  readonly onTakeOut: () => void;
};

function CategoryFields({ number, category, onChange, onTakeOut }: CategoryProps) {
  const { name, weight, best } = category;
  const legend = fill(words.category, { number });
  return (
    <fieldset className="rounded-card border border-line bg-raised p-4">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-3">
        <TextField
          label={words.name}
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
          className="grow basis-48"
        />
        <TextField
          label={words.weight}
          inputMode="numeric"
          value={weight}
          onChange={(event) => onChange({ weight: event.target.value })}
          className="w-40"
        />
        <TextField
          label={words.best}
          hint={words.bestHint}
          inputMode="numeric"
          value={best}
          onChange={(event) => onChange({ best: event.target.value })}
          className="w-40"
        />
      </div>
      <Button
        type="button"
        size="small"
        variant="quiet"
        aria-label={fill(words.takeOutOf, { name: name || legend })}
        onClick={onTakeOut}
      >
        {words.takeOut}
      </Button>
    </fieldset>
  );
}

type AssignmentCategoriesProps = {
  readonly entered: EnteredWeights;
  readonly assignments: ClassMarks['assignments'];
  readonly onCategory: (id: string, key: string) => void;
};

/** In which category each assignment counts. */
function AssignmentCategories({
  entered: { categories, categoryKeys },
  assignments,
  onCategory,
}: AssignmentCategoriesProps) {
  const options = [
    { value: NOWHERE, name: words.nowhere },
    ...categories.map(({ key, name }, at) => ({
      value: key,
      name: name.trim() || fill(words.category, { number: at + 1 }),
    })),
  ];
  const isKnown = (key: string) => categories.some((category) => category.key === key);
  return (
    <section>
      <h2 className="mb-3 text-h3">{words.assignments}</h2>
      {assignments.length === 0 && <p className="text-soft">{words.noAssignments}</p>}
      <div className="grid gap-4 learn:grid-cols-2">
        {assignments.map(({ id, title }) => {
          const key = categoryKeys.get(id) ?? NOWHERE;
          return (
            <SelectField
              key={id}
              label={title}
              value={isKnown(key) ? key : NOWHERE}
              options={options}
              onChange={(chosen) => onCategory(id, chosen)}
            />
          );
        })}
      </div>
    </section>
  );
}
