import { fill } from '@abhyas/contract/fill';
import type { Editorial } from '@abhyas/contract/practice-editorial';
import { languageOf } from '@abhyas/languages/code-keys';
import { languageAt } from '@abhyas/languages/index';
import { useState } from 'react';

import { cx } from '../../../lib/classes.ts';
import { formatDate } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { InLanguage } from '../../../ui/in-language.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { ScrollText } from '../../../ui/scroll-box.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { formatTime } from '../../running/run.rules.ts';

type Opened = Extract<Editorial, { state: 'open' }>;
type Props = { readonly editorial: Opened };

/** An editorial: what it says, a right program in each language, and the learner's own. */
export function OpenEditorial({ editorial }: Props) {
  const { html, solutions, own, language } = editorial;
  const [shown, setShown] = useState<string>(
    () => (own ? languageAt(own.language).codeKey : solutions[0]?.key) ?? '',
  );
  const words = texts.practice.editorial;
  const tabs = solutions.map(({ key, html: code }) => ({
    id: key as string,
    title: languageOf(key).codeName,
    content: <Prose html={code} />,
  }));
  const first = tabs[0]?.id ?? '';
  return (
    <div className="@container space-y-8">
      <InLanguage language={language}>
        <Prose html={html} className="max-w-reading" />
      </InLanguage>
      <div className={cx('grid gap-8', own && tabs.length > 0 && '@4xl:grid-cols-2')}>
        {tabs.length > 0 && (
          <section aria-labelledby="solutions" className="min-w-0">
            <h2 id="solutions" className="mb-3 text-h3">
              {words.solutions}
            </h2>
            <Tabs
              label={words.solutions}
              value={tabs.some(({ id }) => id === shown) ? shown : first}
              onChange={setShown}
              tabs={tabs}
            />
          </section>
        )}
        {own && <OwnSolution own={own} />}
      </div>
    </div>
  );
}

/** The learner's program that passed, to be read beside the author's. */
function OwnSolution({ own }: { readonly own: NonNullable<Opened['own']> }) {
  const words = texts.practice.editorial;
  const language = languageAt(own.language).name;
  const said = [fill(words.ownOf, { language, date: formatDate(own.submittedAt) })];
  if (own.timeMs !== undefined) said.push(fill(words.ownTime, { time: formatTime(own.timeMs) }));
  return (
    <section aria-labelledby="own" className="min-w-0">
      <h2 id="own" className="mb-1 text-h3">
        {words.own}
      </h2>
      <p className="mb-3 text-small text-soft">{said.join(' · ')}</p>
      <ScrollText className="max-h-125 rounded-small border border-line bg-sunken p-3 text-small">
        {own.code}
      </ScrollText>
    </section>
  );
}
