import { cx } from '../lib/classes.ts';

type Props = {
  /** HTML of a content release: made and sanitised on the server when it was published. Nothing else. */
  readonly html: string;
  readonly className?: string;
};

/** Authors' text in the look of reading text. */
export function Prose({ html, className }: Props) {
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
