import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { TextLink } from '../../../../ui/button-link.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { draftQuery } from '../../../../staff/content.queries.ts';
import { assetPath, isBanked } from '../drafts/drafts.rules.ts';
import { FaultNote, Group, OrderButtons } from './parts.tsx';
import { useEditing } from './use-asset-edits.ts';

const words = staffMessages.drafts.bank;

type Props = {
  readonly problems: readonly string[];
  readonly onChange: (problems: readonly string[]) => void;
};

/** The problems of the bank that a module lists, after its own items. */
export function ProblemListField({ problems, onChange }: Props) {
  const { draftId } = useEditing();
  const { data } = useQuery(draftQuery(draftId));
  const all = (data?.topics ?? []).flatMap(({ subtopics }) => subtopics.flatMap(({ assets }) => assets));
  const bank = new Map(all.filter(({ folder }) => isBanked(folder)).map((each) => [each.id, each]));
  const free = [...bank.values()].filter(({ id }) => !problems.includes(id));
  if (problems.length === 0 && bank.size === 0) return null;
  return (
    <Group title={words.title}>
      <p className="text-soft">{words.lead}</p>
      <ol className="space-y-1">
        {problems.map((id, at) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 grow">
              <TextLink to={assetPath(draftId, `problems/${id}`)}>{bank.get(id)?.title ?? id}</TextLink>
            </span>
            <OrderButtons
              name={bank.get(id)?.title ?? id}
              at={at}
              count={problems.length}
              onMove={(to) => onChange(problems.toSpliced(at, 1).toSpliced(to, 0, id))}
              onDelete={() => onChange(problems.toSpliced(at, 1))}
            />
            {data && !bank.has(id) && <FaultNote text={words.unknown} />}
          </li>
        ))}
      </ol>
      {free.length > 0 && <AddProblem free={free} onAdd={(id) => onChange([...problems, id])} />}
    </Group>
  );
}

type AddProps = {
  readonly free: readonly { readonly id: string; readonly title: string }[];
  readonly onAdd: (id: string) => void;
};

function AddProblem({ free, onAdd }: AddProps) {
  const [chosen, setChosen] = useState('');
  const id = free.some((each) => each.id === chosen) ? chosen : (free[0]?.id ?? '');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={words.add}
        value={id}
        options={free.map((each) => ({ value: each.id, name: each.title }))}
        onChange={setChosen}
        className="grow"
      />
      <Button onClick={() => onAdd(id)}>{words.addDo}</Button>
    </div>
  );
}
