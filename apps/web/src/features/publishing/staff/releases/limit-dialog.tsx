import type { ContentLimit, ContentLimits } from '@abhyas/contract/content-limits.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { countText } from '../../../../lib/counts.ts';
import { FormDialog } from '../../../../staff/form-dialog.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { limitedLearnersQuery, useLimitContent } from './limits.queries.ts';
import { limitOf } from './limits.rules.ts';

const words = staffMessages.releases.limits;

/** A course or a module that can be limited. */
export type Limited = Pick<ContentLimit, 'kind' | 'id'> & { readonly title: string };

type Props = { readonly limited: Limited; readonly limits: ContentLimits; readonly onClose: () => void };

/** Who sees a course or a module: everybody, or the learners of some classes. */
export function LimitDialog({ limited, limits, onClose }: Props) {
  const limit = limitOf(limits, limited);
  const [some, setSome] = useState(limit !== undefined);
  const [classIds, setClassIds] = useState<readonly string[]>(limit?.classIds ?? []);
  const save = useLimitContent(limited);
  const offered = limits.classes.filter(({ id, archived }) => !archived || limit?.classIds.includes(id));
  const toggle = (id: string, chosen: boolean): void =>
    setClassIds(chosen ? [...classIds, id] : classIds.filter((each) => each !== id));
  return (
    <FormDialog
      title={fill(words.titleOf, limited)}
      action={staffMessages.shell.save}
      call={save}
      incomplete={some && classIds.length === 0}
      onSubmit={() => save.mutate(some ? classIds : undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <KindChoice some={some} onChoose={setSome} />
      {some && (
        <fieldset>
          <legend className="font-medium">{words.classes}</legend>
          {offered.length === 0 && <p className="text-soft">{words.noClasses}</p>}
          {offered.map(({ id, name, archived }) => (
            <CheckField
              key={id}
              quiet
              label={archived ? fill(words.archived, { name }) : name}
              checked={classIds.includes(id)}
              onChange={(chosen) => toggle(id, chosen)}
            />
          ))}
          {limit && limit.others > 0 && <p className="text-soft">{countText(words.kept, limit.others)}</p>}
        </fieldset>
      )}
      {some && <VisibleTo limited={limited} classIds={classIds} />}
    </FormDialog>
  );
}

type KindChoiceProps = { readonly some: boolean; readonly onChoose: (some: boolean) => void };

function KindChoice({ some, onChoose }: KindChoiceProps) {
  const id = useId();
  const choices = [
    { key: 'everybody', name: words.everybody, does: words.everybodyDoes, value: false },
    { key: 'some', name: words.some, does: words.someDoes, value: true },
  ];
  return (
    <fieldset>
      <legend className="sr-only">{words.who}</legend>
      {choices.map(({ key, name, does, value }) => (
        <div key={key} className="flex min-h-11 items-start gap-3 py-1.5">
          <input
            id={`${id}${key}`}
            aria-describedby={`${id}${key}-does`}
            type="radio"
            name={id}
            checked={some === value}
            onChange={() => onChoose(value)}
            className="mt-1 size-5 shrink-0 accent-link"
          />
          <div>
            <label htmlFor={`${id}${key}`} className="block font-medium">
              {name}
            </label>
            <span id={`${id}${key}-does`} className="block text-small text-soft">
              {does}
            </span>
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** Whom it touches, before it is saved. */
function VisibleTo({
  limited,
  classIds,
}: {
  readonly limited: Limited;
  readonly classIds: readonly string[];
}) {
  const { data } = useQuery(limitedLearnersQuery(limited, classIds));
  const isChosen = classIds.length > 0;
  return (
    <output className="block min-h-6">
      {!isChosen && words.chooseOne}
      {isChosen &&
        data &&
        fill(words.visibleTo, {
          learners: countText(words.learners, data.learners),
          classes: countText(words.ofClasses, data.classes),
        })}
    </output>
  );
}
