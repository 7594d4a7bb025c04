import type { ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';

import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { useLeaveQuestion } from '../../../staff/leave-question.tsx';
import { wholeNumber } from './form.rules.ts';
import { OutcomeFields } from './outcome-fields.tsx';
import { outcomesQuery, useSetOutcomes } from './outcomes.queries.ts';
import {
  enteredOf,
  freshOutcome,
  readOutcomesForm,
  type EnteredOutcomes,
  type OutcomeFault,
} from './outcomes.rules.ts';

const words = staffMessages.assignments.classOutcomes;

/** The outcomes of a class, and how their attainment is computed (ASSIGNMENTS-25). */
export function ChangeOutcomesPage() {
  const { batchId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(outcomesQuery(batchId));
  const back = () => void navigate(`/admin/classes/${batchId}/outcomes`);
  return (
    <Page title={words.change} lead={words.formLead} onBack={back} width="reading">
      <Loaded query={query} skeleton={<TextSkeleton lines={10} />}>
        {(outcomes) => <OutcomesForm batchId={batchId} latest={outcomes} onSaved={back} />}
      </Loaded>
    </Page>
  );
}

type Props = { readonly batchId: string; readonly latest: ClassOutcomes; readonly onSaved: () => void };

function OutcomesForm({ batchId, latest, onSaved }: Props) {
  // What others save meanwhile does not take away what is entered; the version tells when this is saved.
  const [kept] = useState(latest);
  const [first] = useState(() => enteredOf(kept));
  const [entered, setEntered] = useState<EnteredOutcomes>(first);
  const leaving = useLeaveQuestion(entered !== first);
  const save = useSetOutcomes(batchId);
  const read = readOutcomesForm(entered);
  const { outcomes } = entered;
  const change = (part: Partial<EnteredOutcomes>) => setEntered((known) => ({ ...known, ...part }));
  const onSuccess = () => {
    leaving.onSaved();
    onSaved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('fault' in read || save.isPending) return;
    save.mutate({ version: kept.version, ...read.sent }, { onSuccess });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-8">
      <section className="space-y-4">
        {outcomes.map((outcome, at) => (
          <OutcomeFields
            key={outcome.id}
            number={at + 1}
            outcome={outcome}
            onChange={(part) => change({ outcomes: outcomes.with(at, { ...outcome, ...part }) })}
            onTakeOut={() => change({ outcomes: outcomes.toSpliced(at, 1) })}
          />
        ))}
        <Button
          type="button"
          onClick={() => change({ outcomes: [...outcomes, freshOutcome(outcomes.length)] })}
        >
          {words.add}
        </Button>
      </section>
      <Levels entered={entered} onChange={change} />
      <Shares entered={entered} onChange={change} />
      <Ends entered={entered} assessments={kept.assessments} onChange={change} />
      <div className="space-y-3">
        <output className="block text-warn empty:hidden">
          {'fault' in read && faultText(read.fault, entered)}
        </output>
        <Button type="submit" variant="primary" busy={save.isPending} disabled={'fault' in read}>
          {words.submit}
        </Button>
      </div>
      {leaving.question}
    </form>
  );
}

function faultText({ is, at = 0 }: OutcomeFault, { outcomes }: EnteredOutcomes): string {
  const number = at + 1;
  const code = outcomes[at]?.code.trim() || fill(words.number, { number });
  return fill(words.faults[is], { number, code });
}

type PartProps = {
  readonly entered: EnteredOutcomes;
  readonly onChange: (part: Partial<EnteredOutcomes>) => void;
};

function Levels({ entered: { levels, expected }, onChange }: PartProps) {
  const [first, second, third] = levels;
  const changed = (at: number, written: string): EnteredOutcomes['levels'] => [
    at === 0 ? written : first,
    at === 1 ? written : second,
    at === 2 ? written : third,
  ];
  return (
    <section>
      <h2 className="text-h3">{words.levels}</h2>
      <p className="mb-3 text-soft">{words.levelsLead}</p>
      <div className="flex flex-wrap gap-4">
        {levels.map((level, at) => (
          <TextField
            // There are always three.
            key={at}
            label={fill(words.level, { number: at + 1 })}
            inputMode="numeric"
            value={level}
            onChange={(event) => onChange({ levels: changed(at, event.target.value) })}
            className="grow basis-52"
          />
        ))}
        <TextField
          label={words.expected}
          inputMode="decimal"
          value={expected}
          onChange={(event) => onChange({ expected: event.target.value })}
          className="grow basis-52"
        />
      </div>
    </section>
  );
}

const restOf = (written: string): string | number => {
  const share = wholeNumber(written, 100);
  return share === undefined ? words.none : 100 - share;
};

function Shares({ entered: { internal, direct }, onChange }: PartProps) {
  return (
    <section>
      <h2 className="mb-3 text-h3">{words.shares}</h2>
      <div className="flex flex-wrap gap-4">
        <TextField
          label={words.internal}
          hint={fill(words.internalHint, { rest: restOf(internal) })}
          inputMode="numeric"
          value={internal}
          onChange={(event) => onChange({ internal: event.target.value })}
          className="grow basis-60"
        />
        <TextField
          label={words.direct}
          hint={fill(words.directHint, { rest: restOf(direct) })}
          inputMode="numeric"
          value={direct}
          onChange={(event) => onChange({ direct: event.target.value })}
          className="grow basis-60"
        />
      </div>
    </section>
  );
}

type EndsProps = PartProps & { readonly assessments: ClassOutcomes['assessments'] };

/** Which assignments are the end examination. */
function Ends({ entered: { endIds }, assessments, onChange }: EndsProps) {
  return (
    <fieldset>
      <legend className="text-h3">{words.ends}</legend>
      <p className="text-soft">{assessments.length === 0 ? words.noAssignments : words.endsLead}</p>
      {assessments.map(({ id, title }) => (
        <CheckField
          key={id}
          quiet
          label={title}
          checked={endIds.includes(id)}
          onChange={(on) => onChange({ endIds: on ? [...endIds, id] : endIds.filter((each) => each !== id) })}
        />
      ))}
    </fieldset>
  );
}
