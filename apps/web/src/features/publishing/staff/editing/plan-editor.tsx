import { readPlan, writePlan } from '@abhyas/content/forms/plan-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';

import { CheckField } from '../../../../ui/check-field.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { COMING_SOON } from '../../../plans/plans.rules.ts';
import { draftQuery } from '../../../../staff/content.queries.ts';
import { DrawingField } from './drawing-field.tsx';
import { fieldsOf } from './field-binding.ts';
import { NoForm } from './no-form.tsx';
import { FaultNote } from './parts.tsx';
import { useEditing, useForm } from './use-asset-edits.ts';

const { common, plan: words } = staffMessages.editors;

const FILE = 'plan.yaml';
const way = { read: readPlan, write: writePlan };

/** plan.yaml: what a plan costs, what it opens and for how long. */
export function PlanEditor() {
  const { remarks } = useEditing();
  const { form, change } = useForm(FILE, way);
  if (!form) return <NoForm file={FILE} />;
  const { field, remark } = fieldsOf(FILE, { form, change, remarks });
  const isSoon = form.planType === COMING_SOON;
  return (
    <div className="space-y-5">
      <TextField label={common.title} maxLength={80} {...field('title')} />
      <TextField label={words.price} hint={words.priceHint} inputMode="numeric" {...field('priceRupees')} />
      <Contents
        chosen={form.contents}
        error={remark('contents')}
        onChange={(contents) => change({ contents })}
      />
      <TextField label={words.days} inputMode="numeric" {...field('validityDays')} />
      <TextField label={words.validity} hint={words.validityHint} {...field('validity')} />
      <CheckField
        label={words.soon}
        checked={isSoon}
        onChange={(soon) => change({ planType: soon ? COMING_SOON : '' })}
      />
      {!isSoon && (
        <TextField label={words.ribbon} hint={words.ribbonHint} maxLength={24} {...field('planType')} />
      )}
      <DrawingField file="plan.svg" label={words.picture} />
    </div>
  );
}

type ContentsProps = {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (contents: string[]) => void;
};

/** The courses whose premium items the plan opens; also one that is named there and no more in the draft. */
function Contents({ chosen, error, onChange }: ContentsProps) {
  const { draftId } = useEditing();
  const { data } = useQuery(draftQuery(draftId));
  const there = data?.topics.filter(({ change }) => change !== 'removed') ?? [];
  const lost = chosen.filter((id) => data && !there.some((topic) => topic.id === id));
  const all = [...there, ...lost.map((id) => ({ id, title: id }))];
  return (
    <fieldset>
      <legend className="font-medium">{words.contents}</legend>
      <div className="rounded-card border border-line px-3">
        {all.map(({ id, title }) => (
          <CheckField
            key={id}
            label={title}
            checked={chosen.includes(id)}
            onChange={(checked) => onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
        ))}
      </div>
      <FaultNote text={error} />
    </fieldset>
  );
}
