import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { pointsText, readPoints } from '../../../lib/points.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { rubricsQuery } from './assignments.staff.queries.ts';
import {
  enteredPoints,
  enteredRubric,
  freshCriterion,
  freshLevel,
  type EnteredCriterion,
  type EnteredLevel,
} from './rubric.rules.ts';

const words = staffMessages.assignments.rubric;
const CRITERIA_MOST = 20;
const LEVELS_MOST = 10;

type Props = {
  readonly title: string;
  readonly points: string;
  /** Empty: the item has none. */
  readonly rubric: readonly EnteredCriterion[];
  readonly onChange: (rubric: readonly EnteredCriterion[]) => void;
  /** Gives it to the other problems as well. Absent: there are none. */
  readonly onCopy: (() => void) | undefined;
};

/** What a person looks at in an item, with its levels (ASSIGNMENTS-33). */
export function RubricEditor({ title, points, rubric, onChange, onCopy }: Props) {
  const begin = (
    <Button size="small" onClick={() => onChange([freshCriterion(words.firstLevels)])}>
      {words.add}
    </Button>
  );
  if (rubric.length === 0)
    return (
      <div className="mt-3 flex flex-wrap gap-3">
        {begin}
        <TakeFrom title={title} onTake={onChange} />
      </div>
    );
  const change = (at: number, part: Partial<EnteredCriterion>) =>
    onChange(rubric.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const byRubric = enteredPoints(rubric);
  return (
    <section aria-label={fill(words.of, { title })} className="mt-4 border-t border-line pt-3">
      <h3 className="font-medium">{words.title}</h3>
      <output className="block text-small text-soft">
        {fill(words.sum, {
          tests: points,
          rubric: pointsText(byRubric),
          all: pointsText((readPoints(points) ?? 0) + byRubric),
        })}
      </output>
      <ol className="mt-3 space-y-4">
        {rubric.map((criterion, at) => (
          <CriterionFields
            key={criterion.id}
            number={at + 1}
            criterion={criterion}
            onChange={(part) => change(at, part)}
            onTakeOut={() => onChange(rubric.filter((_, index) => index !== at))}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="small"
          disabled={rubric.length >= CRITERIA_MOST}
          onClick={() => onChange([...rubric, freshCriterion(words.firstLevels)])}
        >
          {words.addCriterion}
        </Button>
        {onCopy && (
          <Button size="small" onClick={onCopy}>
            {words.copy}
          </Button>
        )}
      </div>
    </section>
  );
}

/** A rubric of another item or assignment of the class, by one click. */
function TakeFrom({ title, onTake }: Pick<Props, 'title'> & { readonly onTake: Props['onChange'] }) {
  const { batchId = '' } = useParams();
  const { data } = useQuery(rubricsQuery(batchId));
  if (!data || data.rubrics.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button size="small" aria-label={fill(words.takeFor, { title })}>
          {words.take}
        </Button>
      }
      items={data.rubrics.map(({ assignment, title: name, rubric }) => ({
        name: fill(words.takeOf, { assignment, title: name }),
        onSelect: () => onTake(enteredRubric(rubric)),
      }))}
    />
  );
}

type CriterionProps = {
  readonly number: number;
  readonly criterion: EnteredCriterion;
  readonly onChange: (part: Partial<EnteredCriterion>) => void;
  readonly onTakeOut: () => void;
};

function CriterionFields({ number, criterion: { name, levels }, onChange, onTakeOut }: CriterionProps) {
  const change = (at: number, part: Partial<EnteredLevel>) =>
    onChange({ levels: levels.map((each, index) => (index === at ? { ...each, ...part } : each)) });
  return (
    <li className="rounded-card bg-sunken p-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={fill(words.criterion, { number })}
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
          className="grow basis-52"
        />
        <Button
          size="small"
          variant="quiet"
          aria-label={fill(words.takeOutOf, { number })}
          onClick={onTakeOut}
        >
          {words.takeOut}
        </Button>
      </div>
      <ol className="mt-2 space-y-2">
        {levels.map((level, at) => (
          <li key={level.id} className="flex flex-wrap items-end gap-2">
            <TextField
              label={words.levelPoints}
              aria-label={fill(words.levelPointsOf, { number: at + 1, criterion: number })}
              inputMode="decimal"
              value={level.points}
              onChange={(event) => change(at, { points: event.target.value })}
              className="w-20"
            />
            <TextField
              label={words.level}
              aria-label={fill(words.levelOf, { number: at + 1, criterion: number })}
              value={level.text}
              onChange={(event) => change(at, { text: event.target.value })}
              className="grow basis-40"
            />
            <Button
              size="small"
              variant="quiet"
              disabled={levels.length <= 2}
              aria-label={fill(words.takeLevelOutOf, { number: at + 1, criterion: number })}
              onClick={() => onChange({ levels: levels.filter((_, index) => index !== at) })}
            >
              {words.takeOut}
            </Button>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        variant="quiet"
        disabled={levels.length >= LEVELS_MOST}
        onClick={() => onChange({ levels: [...levels, freshLevel()] })}
      >
        {words.addLevel}
      </Button>
    </li>
  );
}
