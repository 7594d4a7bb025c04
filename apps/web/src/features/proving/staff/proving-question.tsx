import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ProofStatus } from '@abhyas/contract/proving.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';

import { CheckField } from '../../../ui/check-field.tsx';
import { proofStatusQuery } from './proving.queries.ts';
import { languageNames } from './proving.rules.ts';

const words = staffMessages.proving.status;

/** Titles of problems by id. */
type Titles = ReadonlyMap<string, string>;

/** What is not proved of these problems, each in a sentence of its own. */
function notProvedOf(
  { faulty, unproved, gaps }: Pick<ProofStatus, 'faulty' | 'unproved' | 'gaps'>,
  problems: Titles,
): string[] {
  const named = (sentence: string, ids: readonly string[]): string[] =>
    ids.flatMap((id) => (problems.has(id) ? [fill(sentence, { title: problems.get(id) ?? id })] : []));
  const open = gaps.filter(({ id }) => problems.has(id));
  return [
    ...named(words.faultyNamed, faulty),
    ...open.map(({ title, languages, unsolved }) =>
      fill(unsolved ? words.unsolved : words.unsolvedIn, { title, languages: languageNames(languages) }),
    ),
    ...named(words.unverified, unproved),
  ];
}

/** What is not proved of these problems of a draft; undefined until it is known. */
export function useNotProved(draftId: string, problems: Titles): readonly string[] | undefined {
  const { data, isError } = useQuery({ ...proofStatusQuery(draftId), enabled: problems.size > 0 });
  if (problems.size === 0) return [];
  // What cannot be asked for must not keep anybody from publishing.
  if (isError) return [words.unknown];
  return data && notProvedOf(data, problems);
}

type Props = {
  readonly sentences: readonly string[];
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
};

/** Names what is not proved, and asks whether it is to be published all the same. */
export function ProvingQuestion({ sentences, accepted, onAccept }: Props) {
  if (sentences.length === 0) return null;
  return (
    <div className="rounded-card bg-warn-soft px-4 py-3">
      <p className="flex items-start gap-2 text-warn">
        <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        {words.beforePublishing}
      </p>
      <ul className="mt-1 list-disc pl-9">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <CheckField label={words.publishAllTheSame} checked={accepted} onChange={onAccept} quiet />
    </div>
  );
}
