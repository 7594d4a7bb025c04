import { fill } from '@abhyas/contract/fill';
import Lightbulb from 'lucide-react/icons/lightbulb';

import { texts } from '../../../lib/texts.ts';
import { WithCode } from '../../../ui/with-code.tsx';

type LineProps = {
  readonly line: number;
  /** Takes the learner to a line of their code; without it lines are plain text. */
  readonly onLine?: ((line: number) => void) | undefined;
};

type Props = Partial<Pick<LineProps, 'onLine'>> & {
  readonly testId: string;
  readonly line: number | null;
  /** Code in it is between backticks. */
  readonly text: string;
};

/** One plain sentence about what went wrong, with the line it is about. */
export function PlainSentence({ testId, line, text, onLine }: Props) {
  return (
    <output
      data-testid={testId}
      className="flex gap-2.5 rounded-card border-l-4 border-accent bg-accent-soft px-3 py-1.5 text-ink"
    >
      <Lightbulb size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-ink" />
      <span className="min-w-0 break-words">
        {line !== null && (
          <>
            <LineLink line={line} onLine={onLine} />{' '}
          </>
        )}
        <WithCode text={text} />
      </span>
    </output>
  );
}

export function LineLink({ line, onLine }: LineProps) {
  const words = fill(texts.running.line, { line });
  if (!onLine) return <strong>{words}</strong>;
  return (
    <button type="button" onClick={() => onLine(line)} className="font-[640] text-link underline">
      {words}
    </button>
  );
}
