import { staffMessages } from '@abhyas/contract/messages.staff';
import type { Audience } from '@abhyas/contract/announcements.staff';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { itemLabel, type FormValues } from './announcement.rules.ts';
import { audiencesQuery } from './announcements.queries.ts';

const words = staffMessages.announcements;
const KINDS: readonly Audience['kind'][] = ['all', 'plan', 'batch', 'item', 'stuck'];

type Props = { readonly form: FormValues; readonly onChange: (part: Partial<FormValues>) => void };

/** Who is told. */
export function AudienceFields({ form, onChange }: Props) {
  const { data } = useQuery(audiencesQuery);
  const batches = (data?.batches ?? []).map(({ batchId, title }) => ({ value: batchId, name: title }));
  return (
    <>
      <SelectField
        label={words.audience}
        value={form.kind}
        options={KINDS.map((kind) => ({ value: kind, name: words.audiences[kind] }))}
        onChange={(kind) => onChange({ kind, item: '', among: '' })}
      />
      {form.kind === 'plan' && (
        <SelectField
          label={words.plan}
          value={form.planId}
          options={[
            { value: '', name: staffMessages.shell.none },
            ...(data?.plans ?? []).map(({ planId, title }) => ({ value: planId, name: title })),
          ]}
          onChange={(planId) => onChange({ planId })}
        />
      )}
      {form.kind === 'batch' && (
        <SelectField
          label={words.batch}
          value={form.batchId}
          options={[{ value: '', name: staffMessages.shell.none }, ...batches]}
          onChange={(batchId) => onChange({ batchId })}
        />
      )}
      {(form.kind === 'item' || form.kind === 'stuck') && (
        <ItemField form={form} onChange={onChange} items={data?.items ?? []} batches={batches} />
      )}
    </>
  );
}

type ItemProps = Props & {
  readonly batches: readonly { readonly value: string; readonly name: string }[];
  readonly items: readonly {
    readonly assetId: string;
    readonly title: string;
    readonly within: string;
    readonly isProblem: boolean;
  }[];
};

function ItemField({ form, onChange, items, batches }: ItemProps) {
  const listId = useId();
  const stuck = form.kind === 'stuck';
  return (
    <>
      <TextField
        label={words.item}
        hint={stuck ? `${words.itemHint} ${words.stuckHint}` : words.itemHint}
        list={listId}
        value={form.item}
        onChange={(event) => onChange({ item: event.target.value })}
      />
      <datalist id={listId}>
        {items
          .filter(({ isProblem }) => isProblem || !stuck)
          .map((item) => (
            <option key={item.assetId} value={itemLabel(item)}>
              {item.title}
            </option>
          ))}
      </datalist>
      <SelectField
        label={words.among}
        value={form.among}
        options={[
          { value: '', name: words.amongAll },
          { value: 'active', name: staffMessages.insights.everybody },
          ...batches,
        ]}
        onChange={(among) => onChange({ among })}
      />
    </>
  );
}
