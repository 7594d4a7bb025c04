import { fill } from '@abhyas/contract/fill';
import type { ReviewExercise } from '@abhyas/contract/mastery';
import { useEffect, useMemo, useRef, useState } from 'react';

import { formatDate } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/button-link.tsx';
import { InLanguage } from '../../../ui/in-language.tsx';
import { AskedAgain } from '../../exercise/asked-again.ts';
import { RichText } from '../../learning/components/rich-text.tsx';

type Props = {
  readonly item: ReviewExercise;
  readonly place: { readonly number: number; readonly count: number };
  readonly round: string;
  readonly onAnswer: (right: boolean) => void;
  readonly onNext: () => void;
};

/** One exercise of a review: what it is about, why it is asked, and the way on. */
export function AskedExercise({ item, place, round, onAnswer, onNext }: Props) {
  const [verdict, setVerdict] = useState<boolean>();
  const title = useRef<HTMLHeadingElement>(null);
  const again = useMemo(
    () => ({
      round,
      onAnswer: (right: boolean) => {
        setVerdict(right);
        onAnswer(right);
      },
    }),
    // The session makes a new function at each drawing, which does the same.
    // eslint-disable-next-line react/exhaustive-deps
    [round],
  );
  // The first one is arrived at by its screen.
  useEffect(() => {
    if (place.number > 1) title.current?.focus();
  }, [place.number]);
  const { map, review: words } = texts.mastery;
  const { reasons } = map;
  return (
    <article aria-labelledby="asked">
      <p className="text-small text-soft">{fill(words.place, place)}</p>
      <h2 id="asked" ref={title} tabIndex={-1} className="mt-1 text-h3">
        {item.concepts.join(', ')}
      </h2>
      <p className="mt-1 mb-5 text-soft">
        {fill(item.missed ? reasons.missed : reasons.fading, { last: formatDate(item.lastOn) })}
      </p>
      <InLanguage language={item.language}>
        <AskedAgain value={again}>
          <RichText html={item.html} assetId={item.assetId} />
        </AskedAgain>
      </InLanguage>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant={verdict === true ? 'primary' : 'secondary'} onClick={onNext}>
          {verdict === undefined ? words.skip : texts.learning.next}
        </Button>
        <TextLink to={item.lesson.link} className="inline-flex min-h-11 items-center text-small">
          {fill(map.lesson, { title: item.lesson.title })}
        </TextLink>
      </div>
    </article>
  );
}
