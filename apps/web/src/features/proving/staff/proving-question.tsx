import { staffMessages } from '@abhyas/contract/messages.staff';
import type { NotProvedProblem } from '@abhyas/contract/proving.staff';
import { fill } from '@abhyas/contract/fill';
import CircleAlert from 'lucide-react/icons/circle-alert';

import { CheckField } from '../../../ui/check-field.tsx';
import { languageNames } from './proving.rules.ts';

const words = staffMessages.proving.status;

/** What is not proved of a problem, each in a sentence of its own. */
function sentencesOf({ title, faulty, unverified, unsolved, languages }: NotProvedProblem): string[] {
  const gap = unsolved ? words.unsolved : words.unsolvedIn;
  return [
    ...(faulty ? [fill(words.faultyNamed, { title })] : []),
    ...(languages.length > 0 ? [fill(gap, { title, languages: languageNames(languages) })] : []),
    ...(unverified ? [fill(words.unverified, { title })] : []),
  ];
}

type Props = {
  readonly problems: readonly NotProvedProblem[];
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
};

/** Names what is not proved, and asks whether it is to be published all the same. */
export function ProvingQuestion({ problems, accepted, onAccept }: Props) {
  if (problems.length === 0) return null;
  return (
    <div className="rounded-card bg-warn-soft px-4 py-3">
      <p className="flex items-start gap-2 text-warn">
        <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        {words.beforePublishing}
      </p>
      <ul className="mt-1 list-disc pl-9">
        {problems.flatMap((problem) =>
          sentencesOf(problem).map((sentence) => <li key={`${problem.id} ${sentence}`}>{sentence}</li>),
        )}
      </ul>
      <CheckField label={words.publishAllTheSame} checked={accepted} onChange={onAccept} quiet />
    </div>
  );
}
