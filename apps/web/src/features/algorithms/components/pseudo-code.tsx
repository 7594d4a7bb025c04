import { cx } from '../../../lib/classes.ts';
import { algorithmTexts } from '../algorithm-texts.ts';

type Props = {
  readonly lines: Readonly<Record<string, string>>;
  /** The line that has just been carried out. */
  readonly current: string;
};

/** The lines of an algorithm; the one just executed is marked. Long lines are wrapped and indented. */
export function PseudoCode({ lines, current }: Props) {
  return (
    <ol
      aria-label={algorithmTexts().code}
      className="list-none border-line py-2 pl-0 font-code text-[0.8125rem] leading-5 @min-[34rem]:border-l"
    >
      {Object.entries(lines).map(([name, text]) => (
        <li
          key={name}
          aria-current={name === current ? 'step' : undefined}
          className={cx(
            'mt-0 border-l-4 py-0.5 pr-3 break-words print:border-transparent print:bg-transparent',
            name === current ? 'border-accent bg-accent-soft' : 'border-transparent',
          )}
          style={{ paddingLeft: `${indentOf(text) / 2 + 3}ch`, textIndent: '-2ch' }}
        >
          {text.trim()}
        </li>
      ))}
    </ol>
  );
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
