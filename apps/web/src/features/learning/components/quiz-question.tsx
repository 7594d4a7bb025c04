import { Check, X } from 'lucide-react';
import { useId } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Sign } from '../../../ui/sign.tsx';
import { isAnsweredRight, type Choice, type OpenQuestion } from '../quiz.rules.ts';
import { RichText } from './rich-text.tsx';

type Props = {
  readonly question: OpenQuestion;
  readonly assetId: string;
  readonly chosen: ReadonlySet<Choice>;
  /** After Check the selection is locked and the answers are shown. */
  readonly checked: boolean;
  readonly onToggle: (choice: Choice) => void;
};

/** A question and its choices. Each choice is a checkbox, so that every key and screen reader knows it. */
export function QuizQuestion({ question, assetId, chosen, checked, onToggle }: Props) {
  const id = useId();
  const words = texts.learning.quiz;
  const isRight = isAnsweredRight(question, { [question.id]: chosen });
  return (
    <fieldset className="min-w-0" aria-labelledby={id}>
      <div id={id}>
        <RichText html={question.text} assetId={assetId} className="font-[540]" />
      </div>
      <div className="mt-4 max-w-reading space-y-2">
        {question.choices.map((choice) => (
          <ChoiceRow
            key={choice.text}
            choice={choice}
            chosen={chosen.has(choice)}
            checked={checked}
            onToggle={() => onToggle(choice)}
          />
        ))}
      </div>
      {checked && (
        <div className="mt-3 max-w-reading border-l-3 border-line pl-4">
          <p className={cx('font-[600]', isRight ? 'text-good' : 'text-bad')}>
            {isRight ? words.correct : words.incorrect}
          </p>
          {question.explanation && <RichText html={question.explanation} assetId={assetId} />}
        </div>
      )}
    </fieldset>
  );
}

type RowProps = {
  readonly choice: Choice;
  readonly chosen: boolean;
  readonly checked: boolean;
  readonly onToggle: () => void;
};

type ChoiceState = 'open' | 'chosen' | 'right' | 'wrong' | 'other';

const ROW_LOOKS: Readonly<Record<ChoiceState, string>> = {
  open: 'cursor-pointer border-line hover:border-ink',
  chosen: 'cursor-pointer border-link bg-link-soft hover:border-ink',
  right: 'border-good bg-good-soft',
  wrong: 'border-bad bg-bad-soft',
  other: 'border-line text-soft',
};

function stateOf({ choice, chosen, checked }: Omit<RowProps, 'onToggle'>): ChoiceState {
  if (!checked) return chosen ? 'chosen' : 'open';
  if (choice.correct) return 'right';
  return chosen ? 'wrong' : 'other';
}

function ChoiceRow({ choice, chosen, checked, onToggle }: RowProps) {
  const state = stateOf({ choice, chosen, checked });
  const words = texts.learning.quiz;
  return (
    <label
      className={cx(
        'flex min-h-11 items-start gap-3 rounded-card border px-4 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-link',
        ROW_LOOKS[state],
      )}
    >
      <input
        type="checkbox"
        checked={chosen}
        disabled={checked}
        onChange={onToggle}
        className="mt-1 size-4.5 shrink-0 outline-none"
      />
      <span className="min-w-0 grow">
        <span className="prose block" dangerouslySetInnerHTML={{ __html: choice.text }} />
        {state === 'wrong' && choice.why && (
          <span className="prose mt-1 block text-small!" dangerouslySetInnerHTML={{ __html: choice.why }} />
        )}
      </span>
      {/* Correct answers show a tick, wrong selected ones a cross (LEARNING-24); each also in words. */}
      {state === 'right' && (
        <Sign Icon={Check} label={chosen ? words.right : words.missed} size={20} className="text-good" />
      )}
      {state === 'wrong' && <Sign Icon={X} label={words.wrong} size={20} className="text-bad" />}
    </label>
  );
}
