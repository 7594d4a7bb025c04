import { staffMessages } from '@abhyas/contract/messages.staff';
import type { Plan } from '@abhyas/contract/plans';
import { useQuery } from '@tanstack/react-query';

import { SelectField } from '../../../ui/select-field.tsx';
import { plansQuery } from '../plans.queries.ts';
import { plansInOrder } from '../plans.rules.ts';

const words = staffMessages.payments;

type Props = { readonly value: string; readonly onChange: (plan: Plan) => void };

/** One of the plans on sale. */
export function PlanSelect({ value, onChange }: Props) {
  const { data } = useQuery(plansQuery);
  const plans = data ? plansInOrder(data) : [];
  const options = [
    ...(value === '' ? [{ value: '', name: words.choosePlan }] : []),
    ...plans.map(({ planId, title }) => ({ value: planId, name: title })),
  ];
  return (
    <SelectField
      label={words.plan}
      value={value}
      options={options}
      onChange={(planId) => {
        const chosen = plans.find((plan) => plan.planId === planId);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
