import type { TestReport } from '@abhyas/contract/running';

import { TextBlock } from '../text-block.tsx';
import { CheckList } from './check-list.tsx';
import { outcomesIn } from './checks.rules.ts';
import { pageWords } from './page-words.ts';

type Props = { readonly test: TestReport };

/** What the judge's browser found of a page, and what the page wrote to its console there. */
export function ChecksOfTest({ test: { input = '', actual = '', stderr = '' } }: Props) {
  return (
    <div className="space-y-3">
      <CheckList checks={outcomesIn(input, actual)} />
      {stderr !== '' && <TextBlock heading="h3" title={pageWords().console} text={stderr} />}
    </div>
  );
}
