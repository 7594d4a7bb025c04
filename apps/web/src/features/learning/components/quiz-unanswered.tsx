import { useEffect, useRef } from 'react';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';

type Props = {
  /** Of the questions without an answer, as they are counted on the screen. */
  readonly numbers: readonly number[];
  readonly onAnswer: () => void;
  readonly onCheck: () => void;
};

/** Asks whether to check though some questions have no answer. The keyboard is on it. */
export function QuizUnanswered({ numbers, onAnswer, onCheck }: Props) {
  const words = texts.learning.quiz;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return (
    <div
      ref={element}
      tabIndex={-1}
      role="alert"
      className="max-w-reading rounded-card bg-note-soft px-4 py-3"
    >
      <p className="text-note">{countText(words.left, numbers.length, { numbers: numbers.join(', ') })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onAnswer}>
          {words.answerThem}
        </Button>
        <Button onClick={onCheck}>{words.checkAnyway}</Button>
      </div>
    </div>
  );
}
