import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';

import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { bankQuery } from './assignments.staff.queries.ts';
import type { EnteredExam } from './exam.rules.ts';
import { poolsOf, type EnteredItem } from './form.rules.ts';

const words = staffMessages.exams;
const POOLS = ['1', '2', '3', '4', '5'] as const;

type Props = {
  readonly exam: EnteredExam;
  readonly items: readonly EnteredItem[];
  readonly onChange: (part: Partial<EnteredExam>) => void;
  readonly onItems: (items: readonly EnteredItem[]) => void;
};

/** How an exam is held (EXAMS-19). */
export function ExamFields({ exam, items, onChange, onItems }: Props) {
  const starts = (['together', 'opening'] as const).map((value) => ({
    value,
    name: words.startKinds[value],
  }));
  const text = (
    name: 'minutes' | 'roomCode' | 'addresses' | 'lateMinutes' | 'browserKey',
    { hint, number = false }: { readonly hint?: string; readonly number?: boolean } = {},
  ) => (
    <TextField
      label={words[name]}
      {...(hint !== undefined && { hint })}
      {...(number && { inputMode: 'numeric' as const })}
      value={exam[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      className="grow basis-60"
    />
  );
  return (
    <section className="space-y-4">
      <Readable items={items} />
      <div className="flex flex-wrap gap-4">
        <SelectField
          label={words.starts}
          value={exam.starts}
          options={starts}
          onChange={(value) => onChange({ starts: value })}
          className="grow basis-60"
        />
        {text('minutes', { number: true })}
      </div>
      <div className="flex flex-wrap gap-4">
        {text('roomCode', { hint: words.roomCodeHint })}
        {text('addresses', { hint: words.addressesHint })}
      </div>
      {text('lateMinutes', { hint: words.lateMinutesHint, number: true })}
      {text('browserKey', { hint: words.browserKeyHint })}
      <CheckField
        label={words.shuffled}
        checked={exam.shuffled}
        onChange={(shuffled) => onChange({ shuffled })}
      />
      <Pools exam={exam} items={items} onChange={onChange} onItems={onItems} />
    </section>
  );
}

/** Says which problems learners could read before. */
function Readable({ items }: { readonly items: readonly EnteredItem[] }) {
  const { problems = [] } = useQuery(bankQuery).data ?? {};
  const secret = new Set(problems.filter((each) => each.secret).map(({ assetId }) => assetId));
  const readable = items.filter(({ assetId }) => !secret.has(assetId)).map(({ title }) => title);
  if (problems.length === 0 || readable.length === 0) return null;
  return (
    <p className="rounded-card bg-warn-soft px-3 py-2">
      {fill(words.readable, { titles: readable.join(', ') })}
    </p>
  );
}

function Pools({ exam, items, onChange, onItems }: Props) {
  const options = [
    { value: '', name: words.everybody },
    ...POOLS.map((pool) => ({ value: pool as string, name: fill(words.fromPool, { pool }) })),
  ];
  const put = (assetId: string, pool: string): void =>
    onItems(items.map((item) => (item.assetId === assetId ? { ...item, pool } : item)));
  return (
    <div className="flex flex-wrap gap-4">
      {items.map(({ assetId, title, pool }) => (
        <SelectField
          key={assetId}
          label={fill(words.poolOf, { title })}
          value={pool}
          options={options}
          onChange={(value) => put(assetId, value)}
          className="grow basis-60"
        />
      ))}
      {poolsOf(items).map((pool) => (
        <TextField
          key={pool}
          label={fill(words.draw, { pool })}
          inputMode="numeric"
          value={exam.draws[pool] ?? '1'}
          onChange={(event) => onChange({ draws: { ...exam.draws, [pool]: event.target.value } })}
          className="grow basis-60"
        />
      ))}
    </div>
  );
}
