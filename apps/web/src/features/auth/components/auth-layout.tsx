import type { ReactNode } from 'react';
import { PRODUCT } from '@abhyas/contract/product';

import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { Wordmark } from '../../../ui/kolam/mark.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { useScreenTitle } from '../../../ui/use-screen-title.ts';

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** Below the form: the way to the other screens. */
  readonly footer?: ReactNode;
};

/** One column, one form, nothing else; on wide screens a kolam keeps it company. */
export function AuthLayout({ title, lead, children, footer }: Props) {
  useScreenTitle(title);
  return (
    <div className="grid min-h-dvh learn:grid-cols-[minmax(0,1fr)_minmax(0,0.85fr)]">
      <div className="relative flex flex-col px-5 py-4 learn:px-12">
        <div className="flex items-center justify-between">
          <a href="/" aria-label={PRODUCT} className="rounded-small text-ink touch:py-0.5">
            <Wordmark />
          </a>
          <LanguageSwitch />
        </div>
        <div className="mx-auto flex w-full max-w-form grow flex-col justify-center py-6">
          <h1 className="text-h2">{title}</h1>
          {lead && <p className="mt-2 text-reading text-soft">{lead}</p>}
          <div className="mt-5">{children}</div>
          {footer && <div className="mt-5 border-t border-line pt-4 text-soft">{footer}</div>}
        </div>
      </div>
      <div aria-hidden="true" className="hidden place-items-center border-l border-line bg-sunken learn:grid">
        <KolamProgress id="door" percent={70} className="w-[min(62%,30rem)]" />
      </div>
    </div>
  );
}
