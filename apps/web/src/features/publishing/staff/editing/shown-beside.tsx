import { staffMessages } from '@abhyas/contract/messages.staff';
import { languageInfo, PAGE_LANGUAGES, type PageLanguage } from '@abhyas/contract/page-language';
import { useState, type ReactNode } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { TabsOrPanes } from '../../../../ui/tabs.tsx';

const words = staffMessages.editors;

type Props = {
  readonly children: ReactNode;
  /** What learners see of it, in the language that is chosen. */
  readonly shown: ReactNode;
  readonly language: PageLanguage;
  readonly onLanguage: (language: PageLanguage) => void;
};

/** The form of a file that is no item, and beside it what learners see of it. */
export function ShownBeside({ children, shown, language, onLanguage }: Props) {
  const [tab, setTab] = useState('write');
  const preview = (
    <section aria-label={words.preview} className="min-w-0">
      <p className="mb-3 text-small text-soft">{words.previewElsewhere}</p>
      <fieldset aria-label={words.previewLanguage} className="mb-4 flex flex-wrap gap-2">
        {PAGE_LANGUAGES.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={each === language}
            className="aria-pressed:border-link aria-pressed:bg-link-soft aria-pressed:text-link"
            onClick={() => onLanguage(each)}
          >
            {languageInfo(each).name}
          </Button>
        ))}
      </fieldset>
      <article lang={language} className="rounded-card border border-line bg-raised p-5">
        {shown}
      </article>
    </section>
  );
  return (
    <TabsOrPanes
      className="wide:grid wide:grid-cols-2 wide:gap-x-10"
      label={words.write}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'write', title: words.write, content: children },
        { id: 'preview', title: words.preview, content: preview },
      ]}
    />
  );
}
