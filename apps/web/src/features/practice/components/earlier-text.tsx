import { fill } from '@abhyas/contract/fill';
import { languageAt } from '@abhyas/languages/index';
import History from 'lucide-react/icons/history';

import { useTextState } from '../../../lib/synced-text/use-text.ts';
import { texts } from '../../../lib/texts.ts';
import type { FinishedRun } from '../../running/use-run.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { keyOf } from '../workspace.rules.ts';

/** What stands in the editor. */
export type OpenedCode = Pick<WorkspaceState, 'text' | 'language'>;

type Props = { readonly opened: OpenedCode; readonly of: FinishedRun };

/** Above a result: that it is of another language, or of a text that was changed since. */
export function EarlierText({ opened: { text, language }, of: { program } }: Props) {
  // Told of the first change and of each saving: not of every key.
  useTextState(text);
  const words = texts.practice.workspace.earlier;
  const told =
    program.language !== language
      ? fill(words.language, { language: languageAt(program.language).name })
      : program.code === text.code
        ? null
        : words.text;
  if (told === null) return null;
  return (
    <p data-testid="earlier-text" className="flex items-center gap-2 text-small text-soft">
      <History size={16} aria-hidden="true" className="shrink-0" />
      {told}
    </p>
  );
}

/** Whether the lines that a result names are lines of the text that is open. */
export const isOf = ({ language }: Pick<OpenedCode, 'language'>, { program }: FinishedRun): boolean =>
  keyOf(program.language) === keyOf(language);
