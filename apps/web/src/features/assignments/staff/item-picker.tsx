import type { BankProblem, BatchAssignments } from '@abhyas/contract/assignments.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { bankQuery } from './assignments.staff.queries.ts';
import { RubricEditor } from './rubric-editor.tsx';
import { freshItem, type EnteredItem } from './form.rules.ts';

const words = staffMessages.assignments;
const FOUND_MOST = 8;

type Outcomes = BatchAssignments['outcomes'];

type Props = {
  readonly items: readonly EnteredItem[];
  /** Undefined while it is fetched. */
  readonly ofClass: BatchAssignments | undefined;
  readonly isExam: boolean;
  readonly onChange: (items: readonly EnteredItem[]) => void;
};

/** The problems of an assignment with their points, and the bank to take more from. */
export function ItemPicker({ items, ofClass, isExam, onChange }: Props) {
  const bank = useQuery(bankQuery);
  const outcomes = ofClass?.outcomes ?? [];
  // What is asked in an exam is seen in it, whatever else the class sees.
  const unseen = isExam ? [] : (ofClass?.unseen ?? []);
  const change = (at: number, part: Partial<EnteredItem>) =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...part } : item)));
  return (
    <section>
      <h2 className="mb-2 text-h3">{words.items}</h2>
      {items.length > 0 && <OutcomeLegend outcomes={outcomes} />}
      <ol className="mb-4 space-y-3">
        {items.map((item, at) => (
          <ItemFields
            key={item.assetId}
            item={item}
            outcomes={outcomes}
            isUnseen={unseen.includes(item.assetId)}
            tests={bank.data?.problems.find(({ assetId }) => assetId === item.assetId)?.tests}
            onChange={(part) => change(at, part)}
            onTakeOut={() => onChange(items.filter((_, index) => index !== at))}
            onCopyRubric={
              items.length > 1
                ? () => onChange(items.map((each) => ({ ...each, rubric: item.rubric })))
                : undefined
            }
          />
        ))}
      </ol>
      <Loaded query={bank} skeleton={<TextSkeleton lines={4} />}>
        {({ problems }) => (
          <Bank
            problems={problems.filter(({ assetId }) => items.every((item) => item.assetId !== assetId))}
            unseen={unseen}
            onAdd={({ assetId, title }) => onChange([...items, freshItem(assetId, title)])}
          />
        )}
      </Loaded>
    </section>
  );
}

type ItemProps = {
  readonly item: EnteredItem;
  readonly outcomes: Outcomes;
  readonly isUnseen: boolean;
  readonly tests: number | undefined;
  readonly onChange: (part: Partial<EnteredItem>) => void;
  readonly onTakeOut: () => void;
  readonly onCopyRubric: (() => void) | undefined;
};

function ItemFields({ item, outcomes, isUnseen, tests, onChange, onTakeOut, onCopyRubric }: ItemProps) {
  const { title, points, scoring, groups, rubric } = item;
  const scorings = (['tests', 'all', 'groups'] as const).map((value) => ({
    value,
    name: words.scorings[value],
  }));
  return (
    <li className="rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{title}</span>
        <Button
          size="small"
          variant="quiet"
          aria-label={fill(words.takeOutOf, { title })}
          onClick={onTakeOut}
        >
          {words.takeOut}
        </Button>
      </div>
      {isUnseen && <p className="text-small text-warn">{words.cannotOpen}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <TextField
          label={rubric.length > 0 ? words.rubric.byTests : words.points}
          aria-label={fill(words.pointsOf, { title })}
          inputMode="decimal"
          value={points}
          onChange={(event) => onChange({ points: event.target.value })}
          className="w-28"
        />
        <SelectField
          label={words.scoring}
          value={scoring}
          options={scorings}
          onChange={(value) => onChange({ scoring: value })}
          className="grow basis-52"
        />
        {scoring === 'groups' && (
          <TextField
            label={words.groups}
            hint={fill(words.groupsHint, { tests: tests ?? '' })}
            value={groups}
            onChange={(event) => onChange({ groups: event.target.value })}
            className="grow basis-full"
          />
        )}
      </div>
      <RubricEditor
        title={title}
        points={points}
        rubric={rubric}
        onChange={(changed) => onChange({ rubric: changed })}
        onCopy={onCopyRubric}
      />
      {outcomes.length > 0 && <OutcomeChoice item={item} outcomes={outcomes} onChange={onChange} />}
    </li>
  );
}

/** What the codes mean, once for all problems. */
function OutcomeLegend({ outcomes }: { readonly outcomes: Outcomes }) {
  if (outcomes.length === 0) return null;
  return (
    <dl className="mb-4 rounded-card bg-sunken px-4 py-3 text-small">
      {outcomes.map(({ id, code, statement }) => (
        <div key={id} className="flex gap-2">
          <dt className="shrink-0 font-medium">{code}</dt>
          <dd className="min-w-0 break-words">{statement}</dd>
        </div>
      ))}
    </dl>
  );
}

type ChoiceProps = Pick<ItemProps, 'item' | 'outcomes' | 'onChange'>;

/** Which outcomes of the course a problem measures. */
function OutcomeChoice({ item: { title, outcomes: chosen }, outcomes, onChange }: ChoiceProps) {
  return (
    <fieldset className="mt-3">
      <legend className="font-medium">{words.outcomes}</legend>
      <div className="flex flex-wrap gap-x-5">
        {outcomes.map(({ id, code }) => (
          <CheckField
            key={id}
            quiet
            label={code}
            name={fill(words.outcomeOf, { code, title })}
            checked={chosen.includes(id)}
            onChange={(on) =>
              onChange({ outcomes: on ? [...chosen, id] : chosen.filter((each) => each !== id) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

type BankProps = {
  readonly problems: readonly BankProblem[];
  readonly unseen: readonly string[];
  readonly onAdd: (problem: BankProblem) => void;
};

function Bank({ problems, unseen, onAdd }: BankProps) {
  const [search, setSearch] = useState('');
  const asked = search.toLowerCase().split(' ').filter(Boolean);
  const found = problems.filter(({ title, tags, assetId }) => {
    const text = `${title} ${assetId} ${tags.join(' ')}`.toLowerCase();
    return asked.every((word) => text.includes(word));
  });
  return (
    <>
      <SearchField label={words.find} value={search} onChange={setSearch} />
      <ul className="mt-2 divide-y divide-line">
        {found.slice(0, FOUND_MOST).map((problem) => (
          <li key={problem.assetId} className="flex min-h-12 flex-wrap items-center gap-3 py-1.5">
            <span className="min-w-0 grow">
              {problem.title}
              <span className="block text-small text-soft">{problem.tags.join(', ')}</span>
            </span>
            {problem.premium && <Badge tone="warn">{words.premium}</Badge>}
            {problem.locked && <Badge tone="warn">{words.locked}</Badge>}
            {unseen.includes(problem.assetId) && <Badge tone="warn">{words.unseen}</Badge>}
            <Button
              size="small"
              aria-label={fill(words.addOf, { title: problem.title })}
              onClick={() => onAdd(problem)}
            >
              {words.addItem}
            </Button>
          </li>
        ))}
        {found.length === 0 && <li className="py-3 text-soft">{words.nothingFound}</li>}
      </ul>
    </>
  );
}
