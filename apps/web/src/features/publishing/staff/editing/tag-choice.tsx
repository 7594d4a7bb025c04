import { readTags } from '@abhyas/content/forms/tags';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';

import { CheckField } from '../../../../ui/check-field.tsx';
import { tagsQuery } from './editing.queries.ts';
import { FaultNote } from './parts.tsx';
import { useEditing } from './use-asset-edits.ts';

const words = staffMessages.editors.problem;

type Props = {
  readonly tags: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (tags: string[]) => void;
};

/** The tags of a problem, out of the school's list. */
export function TagChoice({ tags, error, onChange }: Props) {
  const { draftId } = useEditing();
  const { data } = useQuery(tagsQuery(draftId));
  const all = [...new Set([...readTags(data?.text ?? ''), ...tags])].toSorted();
  return (
    <fieldset>
      <legend className="font-medium">{words.tags}</legend>
      <p className="text-small text-soft">{words.tagsHint}</p>
      <div className="max-h-60 gap-x-6 overflow-y-auto rounded-card border border-line px-3 phone:columns-2">
        {all.map((tag) => (
          <CheckField
            key={tag}
            label={tag}
            checked={tags.includes(tag)}
            onChange={(checked) => onChange(checked ? [...tags, tag] : tags.filter((each) => each !== tag))}
          />
        ))}
      </div>
      <FaultNote text={error} />
    </fieldset>
  );
}
