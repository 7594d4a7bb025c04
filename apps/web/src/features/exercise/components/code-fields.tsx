import type { DrawnFix, DrawnGap } from '@abhyas/content/exercises/drawn';
import { fill } from '@abhyas/contract/fill';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { indentationOf } from '../answer.rules.ts';
import type { Answering } from '../use-answering.ts';
import { codeInput } from './code-input.ts';
import { withText } from './typed-fields.tsx';

/** Fields grow with what is typed, within these bounds. */
const [NARROWEST, WIDEST] = [6, 60];

type FieldProps = {
  readonly answering: Answering;
  readonly name: string;
  readonly label: string;
  readonly isWide?: boolean;
};

function CodeField({ answering, name, label, isWide = false }: FieldProps) {
  const value = answering.answer.texts[name] ?? '';
  const isWrong = answering.verdict?.wrong.includes(name) ?? false;
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={value}
      size={Math.min(WIDEST, Math.max(NARROWEST, value.length + 1))}
      {...codeInput}
      onChange={(event) => answering.change(withText(answering, name, event.target.value))}
      className={cx(
        'my-0.5 min-h-11 max-w-full rounded-small border bg-raised px-2 font-code text-[0.9375rem] text-ink',
        isWide && 'grow',
        isWrong ? 'border-bad' : 'border-link',
      )}
    />
  );
}

const PROGRAM = 'overflow-x-auto rounded-card border border-line bg-sunken p-3 font-code text-[0.9375rem]';
const LINE = 'flex min-h-7 items-center whitespace-pre';

/** A program with lines that may be edited. */
export function FixField({
  exercise,
  answering,
}: {
  readonly exercise: DrawnFix;
  readonly answering: Answering;
}) {
  const words = texts.exercise;
  return (
    <section aria-label={words.program} className={PROGRAM}>
      {exercise.lines.map(({ text, edit }, at) => (
        <div key={at} className={LINE}>
          {edit === undefined ? (
            <code className="bg-transparent! p-0!">{text}</code>
          ) : (
            <>
              <span>{indentationOf(text)}</span>
              <CodeField
                answering={answering}
                name={String(edit)}
                label={fill(words.line, { number: at + 1 })}
                isWide
              />
            </>
          )}
        </div>
      ))}
    </section>
  );
}

/** A program with blanks that are typed. */
export function GapField({
  exercise,
  answering,
}: {
  readonly exercise: DrawnGap;
  readonly answering: Answering;
}) {
  const words = texts.exercise;
  const slots = Object.keys(exercise.blanks);
  return (
    <section aria-label={words.program} className={PROGRAM}>
      {exercise.lines.map((line, at) => (
        <div key={at} className={LINE}>
          {line.map((part) =>
            part.kind === 'text' ? (
              <code key={part.text} className="bg-transparent! p-0!">
                {part.text}
              </code>
            ) : (
              <CodeField
                key={part.slot}
                answering={answering}
                name={part.slot}
                label={fill(words.blank, { number: slots.indexOf(part.slot) + 1 })}
              />
            ),
          )}
        </div>
      ))}
    </section>
  );
}
