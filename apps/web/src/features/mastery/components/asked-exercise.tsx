import { fill } from '@abhyas/contract/fill';
import type { ReviewExercise } from '@abhyas/contract/mastery';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { InLanguage } from '../../../ui/in-language.tsx';
import { AskedAgain } from '../../exercise/asked-again.ts';
import { RichText } from '../../learning/components/rich-text.tsx';

type Props = {
  readonly item: Pick<ReviewExercise, 'assetId' | 'html' | 'language'>;
  readonly place: { readonly number: number; readonly count: number };
  /** What it is about. */
  readonly title: string;
  /** Why it is asked. */
  readonly reason: string;
  readonly round: string;
  /** Its answers are kept by the asking screen. */
  readonly isTest?: boolean;
  /** Goes on without an answer. */
  readonly skip: string;
  readonly busy?: boolean;
  readonly onAnswer: (right: boolean) => void;
  readonly onNext: () => void;
  /** Beside the way on. */
  readonly aside?: ReactNode;
};

/** One exercise that is asked outside of its lesson: what it is about, why it is asked, and the way on. */
export function AskedExercise(props: Props) {
  const { item, place, title, reason, round, isTest = false, onAnswer } = props;
  const [verdict, setVerdict] = useState<boolean>();
  const heading = useRef<HTMLHeadingElement>(null);
  const again = useMemo(
    () => ({
      round,
      isTest,
      onAnswer: (right: boolean) => {
        setVerdict(right);
        onAnswer(right);
      },
    }),
    // The session passes a new function at each render, but it does the same.
    // eslint-disable-next-line react/exhaustive-deps
    [round],
  );
  // At the first one, the screen itself moves the focus.
  useEffect(() => {
    if (place.number > 1) heading.current?.focus();
  }, [place.number]);
  return (
    <article aria-labelledby="asked">
      <p className="text-small text-soft">{fill(texts.mastery.review.place, place)}</p>
      <h2 id="asked" ref={heading} tabIndex={-1} className="mt-1 text-h3">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-soft">{reason}</p>
      <InLanguage language={item.language}>
        <AskedAgain value={again}>
          <RichText html={item.html} assetId={item.assetId} />
        </AskedAgain>
      </InLanguage>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          variant={verdict === true ? 'primary' : 'secondary'}
          busy={props.busy ?? false}
          onClick={props.onNext}
        >
          {verdict === undefined ? props.skip : texts.learning.next}
        </Button>
        {props.aside}
      </div>
    </article>
  );
}
