import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId, type ComponentProps } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Phrase } from '../../../ui/prose.tsx';
import { LabelledIcon } from '../../../ui/labelled-icon.tsx';
import { hasOneAnswer, isAnsweredRight, type Choice, type OpenQuestion } from '../quiz.rules.ts';
import { RichText } from './rich-text.tsx';

type Props = {
  readonly question: OpenQuestion;
  readonly assetId: string;
  readonly chosen: ReadonlySet<Choice>;
  /** After Check the selection is locked and the answers are shown. */
  readonly checked: boolean;
  readonly onToggle: (choice: Choice) => void;
};

/**
 * A question and its choices: radio buttons where exactly one is right, else checkboxes, so that every key and screen
 * reader knows them. A question that was left open keeps its answers for the next round.
 */
export function QuizQuestion({ question, assetId, chosen, checked, onToggle }: Props) {
  const id = useId();
  const words = texts.learning.quiz;
  const isRight = isAnsweredRight(question, { [question.id]: chosen });
  const isOpen = chosen.size === 0;
  const single = hasOneAnswer(question);
  return (
    <fieldset className="min-w-0" aria-labelledby={id} aria-describedby={checked ? undefined : `${id}-how`}>
      <div id={id}>
        <RichText html={question.text} assetId={assetId} className="font-[540]" />
      </div>
      {!checked && (
        <p id={`${id}-how`} className="mt-3 text-small text-soft">
          {single ? words.single : words.several}
        </p>
      )}
      <div className="mt-3 max-w-reading space-y-2">
        {question.choices.map((choice) => (
          <ChoiceRow
            key={choice.text}
            choice={choice}
            chosen={chosen.has(choice)}
            checked={checked}
            revealed={checked && !isOpen}
            single={single}
            name={id}
            onToggle={() => onToggle(choice)}
          />
        ))}
      </div>
      {checked && isOpen && <p className="mt-3 font-[600] text-soft">{words.notAnswered}</p>}
      {checked && !isOpen && (
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
  /** Whether it is shown which choices are right. */
  readonly revealed: boolean;
  readonly single: boolean;
  /** Of the question: the browser keeps its radio buttons together by it. */
  readonly name: string;
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

function stateOf({ choice, chosen, checked, revealed }: RowProps): ChoiceState {
  if (checked && !revealed) return 'other';
  if (!checked) return chosen ? 'chosen' : 'open';
  if (choice.correct) return 'right';
  return chosen ? 'wrong' : 'other';
}

const takingBack = (onToggle: () => void): Pick<ComponentProps<'input'>, 'onClick' | 'onKeyDown'> => ({
  onClick: onToggle,
  onKeyDown: (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onToggle();
  },
});

function ChoiceRow(props: RowProps) {
  const { choice, chosen, checked, single, name, onToggle } = props;
  const state = stateOf(props);
  const words = texts.learning.quiz;
  return (
    <label
      className={cx(
        'flex min-h-11 items-start gap-3 rounded-card border px-4 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-link',
        ROW_LOOKS[state],
      )}
    >
      <input
        type={single ? 'radio' : 'checkbox'}
        name={name}
        checked={chosen}
        disabled={checked}
        onChange={onToggle}
        // A radio button that is chosen says nothing of a second tap (LEARNING-24: it toggles).
        {...(single && chosen && takingBack(onToggle))}
        className="mt-1 size-4.5 shrink-0 outline-none"
      />
      <span className="min-w-0 grow">
        <Phrase html={choice.text} className="block" />
        {state === 'wrong' && choice.why && <Phrase html={choice.why} className="mt-1 block text-small!" />}
      </span>
      {/* Correct answers show a tick, wrong selected ones a cross (LEARNING-24); each also in words. */}
      {state === 'right' && (
        <LabelledIcon
          Icon={Check}
          label={chosen ? words.right : words.missed}
          size={20}
          className="text-good"
        />
      )}
      {state === 'wrong' && <LabelledIcon Icon={X} label={words.wrong} size={20} className="text-bad" />}
    </label>
  );
}
