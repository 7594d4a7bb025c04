import { fill } from '@abhyas/contract/fill';
import { useEffect, useRef } from 'react';

import { countText } from '../../../lib/counts.ts';
import { formatDate } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

type Props = {
  readonly count: number;
  readonly right: number;
  /** Other concepts that are due. */
  readonly waiting: number;
  readonly onMore: () => void;
};

/** A review is over: how it went, and that nobody has to go on. */
export function ReviewEnd({ count, right, waiting, onMore }: Props) {
  const words = texts.mastery.review;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" ref={title} tabIndex={-1} className="text-h3">
        {words.done}
      </h2>
      <p className="mt-2">{countText(words.result, count, { right })}</p>
      {right < count && <p className="mt-1 text-soft">{words.again}</p>}
      {waiting > 0 && <p className="mt-1 text-soft">{countText(words.waiting, waiting)}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard" variant="primary">
          {texts.frame.nav.home}
        </ButtonLink>
        {waiting > 0 && <Button onClick={onMore}>{words.more}</Button>}
      </div>
    </section>
  );
}

/** Nothing is about to be forgotten. */
export function ReviewNothing({ nextOn }: { readonly nextOn: string | null }) {
  const words = texts.mastery.review;
  return (
    <EmptyState
      title={words.nothing}
      action={
        <ButtonLink to="/learn" variant="primary">
          {texts.frame.nav.learn}
        </ButtonLink>
      }
    >
      {nextOn === null ? words.newcomer : fill(words.nextOn, { date: formatDate(nextOn) })}
    </EmptyState>
  );
}
