import { fill } from '@abhyas/contract/fill';
import type { ReviewSession as Session } from '@abhyas/contract/mastery';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDate } from '../../../lib/dates.ts';
import { waiting } from '../../../lib/outbox.ts';
import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { todayQuery } from '../../learning/learning.queries.ts';
import { notAnsweredHere } from '../review.rules.ts';
import { AskedExercise } from './asked-exercise.tsx';
import { ReviewEnd, ReviewNothing } from './review-end.tsx';

type Props = {
  readonly session: Session;
  readonly round: string;
  readonly onMore: () => void;
};

/** One review: what is asked stays as it was when it began, whatever is loaded again meanwhile. */
export function ReviewSession({ session, round, onMore }: Props) {
  const accountId = useUser()?._id ?? '';
  const client = useQueryClient();
  // Without a connection the same review is loaded again, with what was already answered on this device.
  const [items] = useState(() => notAnsweredHere(session.items, waiting(), accountId));
  const [at, setAt] = useState(0);
  // Whether each was right at the first try; nothing of one that was skipped.
  const [firsts, setFirsts] = useState<Readonly<Record<number, boolean>>>({});
  const item = items[at];
  const { reasons } = texts.mastery.map;

  if (items.length === 0) return <ReviewNothing nextOn={session.nextOn} />;
  if (!item) {
    return (
      <ReviewEnd
        count={items.length}
        right={Object.values(firsts).filter(Boolean).length}
        waiting={session.waiting}
        onMore={onMore}
      />
    );
  }
  return (
    <AskedExercise
      key={at}
      item={item}
      place={{ number: at + 1, count: items.length }}
      title={item.concepts.join(', ')}
      reason={fill(item.missed ? reasons.missed : reasons.fading, { last: formatDate(item.lastOn) })}
      skip={texts.mastery.review.skip}
      aside={
        <TextLink to={item.lesson.link} className="inline-flex min-h-11 items-center text-small">
          {fill(texts.mastery.map.lesson, { title: item.lesson.title })}
        </TextLink>
      }
      round={`${round} ${at}`}
      onAnswer={(right) => setFirsts((before) => (at in before ? before : { ...before, [at]: right }))}
      onNext={() => {
        setAt(at + 1);
        if (at + 1 === items.length) void client.invalidateQueries({ queryKey: todayQuery.queryKey });
      }}
    />
  );
}
