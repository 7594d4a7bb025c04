import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';

import { draftQuery } from '../../../../staff/content.queries.ts';
import { Group } from './parts.tsx';
import { bankOf, ProblemChoice } from './problem-choice.tsx';
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
  if (problems.length === 0 && bankOf(data).size === 0) return null;
  return (
    <Group title={words.title}>
      <p className="text-soft">{words.lead}</p>
      <ProblemChoice draft={data} problems={problems} taken={problems} onChange={onChange} />
    </Group>
  );
}
