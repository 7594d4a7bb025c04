import type { ReactNode } from 'react';

import { InBar } from './bar-slot.tsx';
import { BackArrow } from './page.tsx';
import { useScreenTitle } from './use-screen-title.ts';

type Props = {
  readonly title: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
};

/** A screen of work: it fits the window, its title stands in the bar, and its panes scroll. */
export function WorkPage({ title, onBack, children }: Props) {
  return (
    <div className="flex min-h-0 grow flex-col">
      <InBar>
        <BackArrow onBack={onBack} />
        <Title title={title} />
      </InBar>
      <p className="hidden text-h2 font-[650] print:block">{title}</p>
      {children}
    </div>
  );
}

function Title({ title }: { readonly title: string }) {
  useScreenTitle(title);
  return (
    <h1 title={title} className="min-w-8 truncate text-reading">
      {title}
    </h1>
  );
}
