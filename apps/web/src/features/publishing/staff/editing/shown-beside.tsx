import { staffMessages } from '@abhyas/contract/messages.staff';
import type { PageLanguage } from '@abhyas/contract/page-language';
import { useState, type ReactNode } from 'react';

import { TabsOrPanes } from '../../../../ui/tabs.tsx';
import { ItemLanguage } from './item-language.tsx';

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
      <ItemLanguage
        label={words.previewLanguage}
        language={language}
        onChoose={onLanguage}
        className="mb-4"
      />
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
