import { useMemo, type MouseEvent, type Ref } from 'react';

import { cx } from '../lib/classes.ts';
import { cleanHtml } from '../lib/clean-html.ts';

type Props = {
  /** HTML of a content release. */
  readonly html: string;
  readonly className?: string | undefined;
};

type BlockProps = Props & {
  readonly ref?: Ref<HTMLDivElement>;
  /** Of the links in it, whose clicks bubble up: keys reach the links themselves. */
  readonly onClick?: (event: MouseEvent) => void;
};

function useCleaned(html: string): { readonly __html: TrustedHTML } {
  return useMemo(() => ({ __html: cleanHtml(html) }), [html]);
}

/** Authors' text in the look of reading text. */
export function Prose({ html, className, ...rest }: BlockProps) {
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={useCleaned(html)} {...rest} />;
}

/** The same where only phrases may stand. */
export function Phrase({ html, className }: Props) {
  return <span className={cx('prose', className)} dangerouslySetInnerHTML={useCleaned(html)} />;
}
