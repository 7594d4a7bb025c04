import { cx } from '../../../lib/classes.ts';
import { partsAt, withVisibleSpaces } from '../compare.rules.ts';

type Props = { readonly text: string; readonly from: number; readonly look: string };

/** A line that is marked from where it differs, with what cannot be seen made visible. */
export function MarkedLine({ text, from, look }: Props) {
  const [same, different] = partsAt(text, from);
  return (
    <>
      {withVisibleSpaces(same)}
      <mark className={cx('rounded-[3px] text-ink', look)}>{withVisibleSpaces(different)}</mark>
    </>
  );
}
