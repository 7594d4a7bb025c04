import type { DrawnParsons } from '@abhyas/content/exercises/drawn';
import { fill } from '@abhyas/contract/fill';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { mixed } from '../answer.rules.ts';
import { exchanged } from '../lines.rules.ts';
import type { Answering } from '../use-answering.ts';
import { MoveButton } from './move-button.tsx';

type Props = { readonly exercise: DrawnParsons; readonly answering: Answering };

/** Lines are taken one after another into the program, moved there, and indented where the learner has to. */
export function LinesField({ exercise, answering }: Props) {
  const { answer, change } = answering;
  const words = texts.exercise;
  const left = mixed(exercise.lines.length, exercise.id).filter((line) => !answer.positions.includes(line));
  const take = (line: number): void =>
    change({
      ...answer,
      positions: [...answer.positions, line],
      indents: [...answer.indents, answer.indents.at(-1) ?? 0],
    });
  return (
    <div className="grid gap-4 learn:grid-cols-2">
      <section aria-label={words.lines}>
        <p className="mb-1.5 text-small text-soft">{words.lines}</p>
        <div className="space-y-1.5">
          {left.map((line) => (
            <button
              key={line}
              type="button"
              onClick={() => take(line)}
              className="block min-h-11 w-full rounded-small border border-edge bg-raised px-3 py-2 text-left font-code text-[0.9375rem] wrap-anywhere hover:border-link"
            >
              {exercise.lines[line]?.text}
            </button>
          ))}
          {left.length === 0 && <p className="text-small text-soft">{words.noneLeft}</p>}
        </div>
      </section>
      <section aria-label={words.yourProgram} className="min-w-0">
        <p className="mb-1.5 text-small text-soft">{words.yourProgram}</p>
        <div className="min-h-24 overflow-x-auto rounded-card border border-line bg-sunken p-2 font-code text-[0.9375rem]">
          {exercise.before !== '' && (
            <pre className="m-0! border-0! bg-transparent! p-1!">{exercise.before}</pre>
          )}
          {answer.positions.length === 0 && (
            <p className="p-1 font-sans text-small text-soft">{words.takeLines}</p>
          )}
          <ol className="list-none p-0!">
            {answer.positions.map((line, at) => (
              <ProgramLine key={line} exercise={exercise} answering={answering} at={at} />
            ))}
          </ol>
          {exercise.after !== '' && (
            <pre className="m-0! border-0! bg-transparent! p-1!">{exercise.after}</pre>
          )}
        </div>
      </section>
    </div>
  );
}

const MOST_INDENTS = 4;

function ProgramLine({ exercise, answering, at }: Props & { readonly at: number }) {
  const { answer, change, verdict } = answering;
  const { positions, indents } = answer;
  const words = texts.exercise;
  const line = positions[at] ?? 0;
  const indent = indents[at] ?? 0;
  const isWrong = verdict?.wrong.includes(String(line)) ?? false;
  const number = at + 1;
  const move = (to: number) =>
    to < 0 || to >= positions.length
      ? undefined
      : () =>
          change({ ...answer, positions: exchanged(positions, at, to), indents: exchanged(indents, at, to) });
  const shift = (to: number) =>
    to < 0 || to > MOST_INDENTS ? undefined : () => change({ ...answer, indents: indents.with(at, to) });
  return (
    <li
      className={cx(
        'flex items-center gap-1 border-b border-line py-0.5 last:border-0',
        isWrong && 'bg-bad-soft',
      )}
    >
      <code
        className="min-w-0 grow bg-transparent! p-0! wrap-anywhere whitespace-pre-wrap"
        style={{
          paddingInlineStart: `${2 * (exercise.indents ? indent : (exercise.lines[line]?.indent ?? 0))}ch`,
        }}
      >
        {exercise.lines[line]?.text}
      </code>
      <span className="flex shrink-0 flex-wrap justify-end">
        {exercise.indents && (
          <>
            <MoveButton label={fill(words.outdent, { number })} Icon={ArrowLeft} onMove={shift(indent - 1)} />
            <MoveButton label={fill(words.indent, { number })} Icon={ArrowRight} onMove={shift(indent + 1)} />
          </>
        )}
        <MoveButton label={fill(words.up, { number })} Icon={ArrowUp} onMove={move(at - 1)} />
        <MoveButton label={fill(words.down, { number })} Icon={ArrowDown} onMove={move(at + 1)} />
        <MoveButton
          label={fill(words.putBack, { number })}
          Icon={X}
          onMove={() =>
            change({
              ...answer,
              positions: positions.filter((_line, index) => index !== at),
              indents: indents.filter((_indent, index) => index !== at),
            })
          }
        />
      </span>
    </li>
  );
}
