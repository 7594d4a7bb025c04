import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';

import { cx } from '../lib/classes.ts';
import { texts } from '../lib/texts.ts';
import { useRootMark } from '../lib/use-root-mark.ts';
import { useScreenTitle } from './use-screen-title.ts';

type Props = {
  readonly title: string;
  /** Where the back arrow goes; without it there is no arrow (FRAME-10). */
  readonly onBack?: () => void;
  /** The one primary action of the screen. */
  readonly action?: ReactNode;
  readonly lead?: ReactNode;
  readonly width?: 'page' | 'reading' | 'form' | 'full';
  readonly children: ReactNode;
};

/** Every screen begins at the left edge of the top bar; what is read or filled in is narrower. */
const WIDTHS = { page: '', reading: 'max-w-4xl', form: 'max-w-xl', full: '' } as const;

/** The frame of every screen: back arrow, one title, one action, content. Also names the browser's tab. */
export function Page({ title, onBack, action, lead, width = 'page', children }: Props) {
  useScreenTitle(title);
  useRootMark('full-page', width === 'full');
  return (
    <div
      className={cx(
        'mx-auto w-full px-4 pt-4 pb-16 learn:px-8 learn:pt-9',
        width === 'full' ? 'max-w-none' : 'max-w-page',
      )}
    >
      <div className={WIDTHS[width]}>
        <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 learn:mb-7">
          {onBack && <BackArrow onBack={onBack} />}
          <h1 className="min-w-0 grow text-h2">{title}</h1>
          {action}
          {lead && (
            <div className="basis-full text-reading text-soft">
              <div className="max-w-reading">{lead}</div>
            </div>
          )}
        </header>
        {children}
      </div>
    </div>
  );
}

export function BackArrow({ onBack }: { readonly onBack: () => void }) {
  return (
    <button
      type="button"
      onClick={onBack}
      aria-label={texts.frame.nav.back}
      title={texts.frame.nav.back}
      data-print="hidden"
      className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
    >
      <ArrowLeft size={22} aria-hidden="true" />
    </button>
  );
}
