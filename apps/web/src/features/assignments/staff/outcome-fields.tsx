import { BLOOM_LEVELS } from '@abhyas/contract/assignments-outcomes';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { EnteredOutcome } from './outcomes.rules.ts';

const words = staffMessages.assignments.classOutcomes;

type Props = {
  readonly number: number;
  readonly outcome: EnteredOutcome;
  readonly onChange: (part: Partial<EnteredOutcome>) => void;
  readonly onTakeOut: () => void;
};

const BLOOM = [
  { value: '', name: words.noBloom } as const,
  ...BLOOM_LEVELS.map((value) => ({ value, name: words.bloomLevels[value] })),
];

/** One outcome in the form. */
export function OutcomeFields({ number, outcome, onChange, onTakeOut }: Props) {
  const { code, statement, bloom } = outcome;
  const legend = fill(words.number, { number });
  return (
    <fieldset className="rounded-card border border-line bg-raised p-4">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-3">
        <TextField
          label={words.code}
          value={code}
          onChange={(event) => onChange({ code: event.target.value })}
          className="w-28"
        />
        <TextField
          label={words.statement}
          hint={words.statementHint}
          value={statement}
          onChange={(event) => onChange({ statement: event.target.value })}
          className="grow basis-72"
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <SelectField
          label={words.bloom}
          value={bloom}
          options={BLOOM}
          onChange={(chosen) => onChange({ bloom: chosen })}
          className="grow basis-40"
        />
        <Numbers outcome={outcome} onChange={onChange} />
      </div>
      <Button
        type="button"
        size="small"
        variant="quiet"
        aria-label={fill(words.takeOutOf, { code: code.trim() || legend })}
        onClick={onTakeOut}
      >
        {words.takeOut}
      </Button>
    </fieldset>
  );
}

function Numbers({
  outcome: { target, survey, correlations },
  onChange,
}: Pick<Props, 'outcome' | 'onChange'>) {
  return (
    <>
      <TextField
        label={words.target}
        inputMode="numeric"
        value={target}
        onChange={(event) => onChange({ target: event.target.value })}
        className="grow basis-40"
      />
      <TextField
        label={words.survey}
        hint={words.surveyHint}
        inputMode="decimal"
        value={survey}
        onChange={(event) => onChange({ survey: event.target.value })}
        className="grow basis-40"
      />
      <TextField
        label={words.correlations}
        hint={words.correlationsHint}
        value={correlations}
        onChange={(event) => onChange({ correlations: event.target.value })}
        className="grow basis-full"
      />
    </>
  );
}
