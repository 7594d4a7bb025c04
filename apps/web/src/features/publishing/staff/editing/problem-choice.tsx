import type { DraftAsset, DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { TextLink } from '../../../../ui/button-link.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { assetPath, isBanked } from '../drafts.rules.ts';
import { FaultNote, OrderButtons } from './parts.tsx';

const words = staffMessages.drafts.bank;

/** The problems of a draft by their ids, whether a module lists them or not. */
export function bankOf(draft: DraftDetail | undefined): ReadonlyMap<string, DraftAsset> {
  const placed = (draft?.topics ?? []).flatMap(({ subtopics }) => subtopics.flatMap(({ assets }) => assets));
  const all = [...placed, ...(draft?.unlisted ?? [])];
  return new Map(
    all
      .filter(({ folder, change }) => isBanked(folder) && change !== 'removed')
      .map((each) => [each.id, each]),
  );
}

type Props = {
  readonly draft: DraftDetail | undefined;
  readonly problems: readonly string[];
  /** Ids that are not offered. */
  readonly taken: readonly string[];
  readonly onChange: (problems: readonly string[]) => void;
};

/** A list of problems: their order, taking one off, and adding one of the draft's others. */
export function ProblemChoice({ draft, problems, taken, onChange }: Props) {
  const bank = bankOf(draft);
  const free = [...bank.values()].filter(({ id }) => !taken.includes(id));
  return (
    <>
      <ol className="space-y-1">
        {problems.map((id, at) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 grow">
              <TextLink to={assetPath(draft?.id ?? '', `problems/${id}`)}>
                {bank.get(id)?.title ?? id}
              </TextLink>
            </span>
            <OrderButtons
              name={bank.get(id)?.title ?? id}
              at={at}
              count={problems.length}
              onMove={(to) => onChange(problems.toSpliced(at, 1).toSpliced(to, 0, id))}
              onDelete={() => onChange(problems.toSpliced(at, 1))}
            />
            {draft && !bank.has(id) && <FaultNote text={words.unknown} />}
          </li>
        ))}
      </ol>
      {free.length > 0 && <AddProblem free={free} onAdd={(id) => onChange([...problems, id])} />}
    </>
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
        className="min-w-0 grow"
      />
      <Button onClick={() => onAdd(id)}>{words.addDo}</Button>
    </div>
  );
}
