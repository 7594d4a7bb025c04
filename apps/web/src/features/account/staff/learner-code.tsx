import { staffMessages } from '@abhyas/contract/messages.staff';
import { CODE_KEYS, languageOf } from '@abhyas/languages/code-keys';
import { useQuery } from '@tanstack/react-query';

import { countText } from '../../../lib/counts.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { CodeBlock } from './learner-submissions.tsx';
import { codeQuery } from './learners.queries.ts';

const words = staffMessages.account;
/** A key that is no longer taught keeps its own name. */
const NAMES = new Map<string, string>(CODE_KEYS.map((key) => [key, languageOf(key).codeName]));

/** What a learner has written, handed in or not. */
export function LearnerCode({ accountId }: { readonly accountId: string }) {
  const query = useQuery(codeQuery(accountId));
  return (
    <Loaded query={query} skeleton={<TextSkeleton />}>
      {(texts) =>
        texts.length === 0 ? (
          <p className="text-soft">{words.noCode}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {texts.map(({ assetId, key, title, code, savedAt, versions }) => (
              <li key={`${assetId} ${key}`}>
                <details className="py-3">
                  <summary className="cursor-pointer">
                    <span className="font-medium">{title}</span> {NAMES.get(key) ?? key}{' '}
                    <span className="text-small text-soft">
                      {formatMoment(savedAt)} · {countText(words.versions, versions)}
                    </span>
                  </summary>
                  <div className="mt-3">
                    <CodeBlock code={code} />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
