import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';

import { sentenceOf, type CheckedOne } from './checks.rules.ts';
import { pageWords } from './page-words.ts';

type Props = { readonly checks: readonly CheckedOne[] };

/** The named checks of a page, and of those that failed why. */
export function CheckList({ checks }: Props) {
  const words = pageWords();
  return (
    <ol
      aria-label={words.checks}
      className="divide-y divide-line overflow-hidden rounded-card border border-line"
    >
      {checks.map((check) => (
        <li key={check.name} className="flex gap-2.5 px-3 py-2">
          <Sign passed={check.passed} />
          <div className="min-w-0 grow break-words">
            <p>{check.name}</p>
            {check.fault && <p className="text-small text-soft">{sentenceOf(check, check.fault, words)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Sign({ passed }: Pick<CheckedOne, 'passed'>) {
  const words = pageWords();
  const [Icon, colour, label] =
    passed === null
      ? ([Minus, 'text-soft', words.notTried] as const)
      : passed
        ? ([Check, 'text-good', words.passed] as const)
        : ([X, 'text-bad', words.failed] as const);
  return (
    <span className={`mt-0.5 shrink-0 ${colour}`}>
      <Icon size={18} aria-hidden="true" />
      <span className="sr-only">{label}: </span>
    </span>
  );
}
